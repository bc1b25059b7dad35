/** A moment of a game that one would retell. */
export interface Moment {
  /** How it looks: the name of a class of the page's style. */
  readonly tone: string;
  /** What kind of moment it is, and whose. */
  readonly kicker: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly picture: string;
}

/** A part of the story under its own heading. */
export interface Part {
  readonly heading: string;
  readonly entries: readonly Moment[];
}

/** A picture as part of the page, so that the page needs nothing else. */
export async function inlined(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture ${url} could not be read.`);
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** The story as one page that needs nothing else. */
export async function pageOf(
  title: string,
  parts: readonly Part[],
  style: string,
  picture: (url: string) => Promise<string> = inlined,
): Promise<string> {
  const page = document.implementation.createHTMLDocument("");
  const add = (parent: Element, tag: string, text = "", kind = ""): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    if (kind) element.className = kind;
    parent.append(element);
    return element;
  };
  const main = add(page.body, "main");
  add(main, "h1", title);
  for (const { heading, entries } of parts) {
    const section = add(main, "section");
    add(section, "h2", heading);
    for (const entry of entries) {
      const article = add(section, "article", "", entry.tone);
      if (entry.picture) {
        const image = add(article, "img");
        image.setAttribute("alt", "");
        image.setAttribute("src", await picture(entry.picture));
      }
      add(article, "p", entry.kicker, "kicker");
      add(article, "h3", entry.title);
      for (const paragraph of entry.text) add(article, "p", paragraph);
    }
  }
  add(main, "footer", "Played with Caseboard, an unofficial fan project.");
  // The style is put in as text: a page of ours may not make a style of its own.
  const head = `<meta charset="utf-8">${add(page.head, "title", title).outerHTML}<style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head>${page.body.outerHTML}</html>`;
}

/** Hand a page to the reader as a file. */
export function savePage(page: string, name: string): void {
  const url = URL.createObjectURL(new Blob([page], { type: "text/html" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
