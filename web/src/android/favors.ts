/** How a favor is drawn: a token for the four kinds, the face of whoever owes it otherwise. */
const KINDS: readonly string[] = ["corp", "political", "society", "street"];

export const favorSign = (key: string): string | null =>
  KINDS.includes(key) ? `t-fav-${key}` : null;
