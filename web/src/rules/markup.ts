/** A run of text within a line. */
export interface Span {
  readonly text: string;
  readonly style: "plain" | "bold" | "italic";
}

export interface Block {
  readonly kind: "paragraph" | "list";
  readonly lines: readonly (readonly Span[])[];
}

/** The reference's plain Markdown: a line is a paragraph or, after '- ', an item of a list. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { kind: Block["kind"]; lines: (readonly Span[])[] }[] = [];
  for (const row of text.split("\n")) {
    const item = row.startsWith("- ");
    const last = blocks.at(-1);
    if (item && last?.kind === "list") last.lines.push(spansOf(row.slice(2)));
    else if (item) blocks.push({ kind: "list", lines: [spansOf(row.slice(2))] });
    else if (row) blocks.push({ kind: "paragraph", lines: [spansOf(row)] });
  }
  return blocks;
}

export function spansOf(row: string): readonly Span[] {
  return row
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "bold" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), style: "italic" };
      return { text: part, style: "plain" };
    });
}
