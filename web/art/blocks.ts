/** One drawing of a source file: a line `@@key Name_of_it a=1 b=2`, then SVG in which `$a` is 1. */
export interface Block {
  readonly key: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly body: string;
}

const setting = (word: string): [name: string, value: string] => {
  const [name = "", ...value] = word.split("=");
  return [name, value.join("=")];
};

function block(source: string): Block {
  const [head = "", ...lines] = source.split("\n");
  const [key = "", name = "", ...words] = head.split(" ");
  const settings = Object.fromEntries(words.map(setting));
  const body = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n")
    .replace(/\$([a-z])/g, (mark, letter: string) => settings[letter] ?? mark);
  return { key, name: name.replaceAll("_", " "), settings, body };
}

/** The drawings of a source file; lines that begin with `//` are for those who draw. */
export const blocks = (source: string): readonly Block[] =>
  source
    .split(/^@@/m)
    .slice(1)
    .map((one) => block(one.trim()));
