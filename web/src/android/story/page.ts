import type { Entry } from "./entries";

/** A part of the story under its own heading. */
export interface Part {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

const STYLE = `
body{margin:0;background:#e4d7b8;color:#231a0a;font:17px/1.5 Georgia,serif}
main{max-width:46rem;margin:0 auto;padding:3rem 2rem;background:#f4ead2}
h1{font:italic 700 2.6rem/1.1 Georgia,serif;margin:0 0 1rem}
h2{margin:2.5rem 0 1rem;border-bottom:2px solid;font:700 1.1rem sans-serif;text-transform:uppercase}
h3{margin:.1rem 0 .4rem;font:italic 700 1.4rem/1.2 Georgia,serif}
p{margin:.4rem 0}.kicker{font:700 .8rem sans-serif;text-transform:uppercase;color:#6b4a12}
article{margin:0 0 2rem;overflow:hidden}
img{float:right;width:9rem;margin:0 0 .5rem 1rem;border:.4rem solid #fffdf6}
footer{margin-top:3rem;font-size:.85rem;color:#5a4d3a}`;

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
      const article = add(section, "article");
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
  const head = `<meta charset="utf-8">${add(page.head, "title", title).outerHTML}<style>${STYLE}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head>${page.body.outerHTML}</html>`;
}
