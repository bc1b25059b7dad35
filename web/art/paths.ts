/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** A path as single steps. Flags of arcs may stand without anything between them. */
function steps(path: string): readonly Step[] {
  const found: Step[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    BETWEEN.lastIndex = at;
    BETWEEN.exec(path);
    pattern.lastIndex = BETWEEN.lastIndex;
    const [text] = pattern.exec(path) ?? [];
    if (text === undefined) throw new Error(`not a path: ${path.slice(at, at + 40)}`);
    at = pattern.lastIndex;
    return text;
  };
  const more = (): boolean => /^[\s,]*[-+.\d]/.test(path.slice(at, at + 8));
  const ended = (): boolean => path.slice(at).trim() === "";
  while (!ended()) {
    let command = take(/[a-z]/iy);
    const count = TAKES[command.toLowerCase()] ?? 0;
    do {
      const isFlag = (n: number): boolean => count === 7 && (n === 3 || n === 4);
      const numbers = Array.from({ length: count }, (_, n) =>
        Number(take(isFlag(n) ? FLAG : NUMBER)),
      );
      found.push({ command, numbers });
      // What follows a first point without a command of its own are lines to it.
      if (command === "m") command = "l";
      if (command === "M") command = "L";
    } while (count > 0 && more());
  }
  return found;
}

/** The numbers of a step, with a blank only where two would run together. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number, n) => (n > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");

/**
 * A path in whole units: half as long, and nowhere more than half a unit beside the one given,
 * since each step makes good what the steps before it were off.
 */
export function coarse(path: string): string {
  let exact = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { exact, drawn };
  let last = "";
  let result = "";
  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === "z") {
      ({ exact, drawn } = start);
      result += "z";
      last = "";
      continue;
    }
    const origin = relative ? exact : { x: 0, y: 0 };
    const shown: number[] = [];
    let end = exact;
    const point = (x: number, y: number) => {
      end = { x: origin.x + x, y: origin.y + y };
      shown.push(Math.round(end.x) - drawn.x, Math.round(end.y) - drawn.y);
    };
    if (kind === "h") {
      end = { x: origin.x + (numbers[0] ?? 0), y: exact.y };
      shown.push(Math.round(end.x) - drawn.x);
    } else if (kind === "v") {
      end = { x: exact.x, y: origin.y + (numbers[0] ?? 0) };
      shown.push(Math.round(end.y) - drawn.y);
    } else if (kind === "a") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      shown.push(Math.round(rx * 10) / 10, Math.round(ry * 10) / 10, turn, large, sweep);
      point(x, y);
    } else {
      for (let n = 0; n < numbers.length; n += 2) point(numbers[n] ?? 0, numbers[n + 1] ?? 0);
    }
    result += kind === last && kind !== "m" ? gap(shown) + written(shown) : kind + written(shown);
    last = kind;
    exact = end;
    drawn = { x: Math.round(end.x), y: Math.round(end.y) };
    if (kind === "m") start = { exact, drawn };
  }
  return result;
}

const gap = (numbers: readonly number[]): string => ((numbers[0] ?? 0) >= 0 ? " " : "");
