/** The rules reference that lies over a page, if it is open. */
class Rules {
  /** The game of the table on the screen, if there is one. */
  atHand = $state("");
  /** Which game's, and which page of it: a chapter as reasons name it, a deck, the glossary. */
  open = $state.raw<{ readonly game: string; readonly page: string } | null>(null);

  show(page = "", game = this.atHand): void {
    this.open = { game, page };
  }

  close(): void {
    this.open = null;
  }
}

export const rules = new Rules();

/** Where a page of the rules is found on its own. */
export const rulesPath = (game: string, page: string): string =>
  `/?rules=${game}${page ? `&page=${encodeURIComponent(page)}` : ""}`;
