/** Where waiting comes from, so that tests can wait without time. */
export interface Clock {
  /** Do something later, unless the result is called before. */
  after(ms: number, then: () => void): () => void;
}

export const CLOCK: Clock = {
  after(ms, then) {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  },
};
