/** Where the reader is: the path and the key after the hash, kept out of logs. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
  }
}

export const router = new Router();
