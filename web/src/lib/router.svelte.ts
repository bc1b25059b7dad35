/** Where the reader is: the path and the key after the hash, kept out of logs. */
class Router {
  path = $state(location.pathname);
  /** What a start page is asked for: ?new=GAME, ?replay. */
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
  }
}

export const router = new Router();
