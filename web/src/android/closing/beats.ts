import type { SoundName } from "../../lib/sound/sounds";
import type { AndroidView } from "../wire";

/** One thing that is shown when a case is closed. */
export type ClosingBeat =
  | { readonly kind: "file"; readonly row: number; readonly file: number }
  | { readonly kind: "alibis"; readonly row: number }
  | { readonly kind: "charge" }
  | { readonly kind: "hunches"; readonly seat: number }
  | { readonly kind: "points" }
  | { readonly kind: "winner" };

const FILES = 3;
/** Milliseconds for an unhurried reader: a file, and what each of its tokens takes. */
const FILE = 500;
const TOKEN = 180;
const LENGTHS = { alibis: 900, charge: 4_500, hunches: 1_300, points: 800, winner: 1_000 } as const;

/** What is heard with each. */
export const SOUNDS: Readonly<Record<ClosingBeat["kind"], SoundName>> = {
  file: "token",
  alibis: "token",
  charge: "verdict",
  hunches: "card",
  points: "token",
  winner: "win",
};

type Closed = Pick<AndroidView, "closing" | "result" | "suspects">;

/** What is shown, in order: suspect by suspect, the charge, the hunches, the points, the winner. */
export function closingBeats(view: Closed): ClosingBeat[] {
  const rows = view.suspects.flatMap((suspect, row): ClosingBeat[] => [
    ...suspect.files.flatMap((tokens, file): ClosingBeat[] =>
      tokens.length ? [{ kind: "file", row, file }] : [],
    ),
    ...(suspect.alibis ? [{ kind: "alibis", row } as const] : []),
  ]);
  const lines = Math.max(0, ...(view.result?.breakdown ?? []).map((own) => own.length));
  return [
    ...rows,
    { kind: "charge" },
    ...(view.closing?.hunches ?? []).map((_, seat) => ({ kind: "hunches", seat }) as const),
    ...Array.from({ length: lines }, () => ({ kind: "points" }) as const),
    { kind: "winner" },
  ];
}

/** How long each is held before the eye. */
export const lengthOf = (beat: ClosingBeat, view: Closed): number =>
  beat.kind === "file"
    ? FILE + TOKEN * (view.suspects[beat.row]?.files[beat.file]?.length ?? 0)
    : LENGTHS[beat.kind];

/** What of a closing has been shown. */
export interface Shown {
  /** Per suspect: how many of his files are turned up, one after the other. */
  readonly files: readonly number[];
  /** Per suspect: whether his alibis are weighed. */
  readonly alibis: readonly boolean[];
  /** Per suspect: the sum of what is turned up. */
  readonly totals: readonly number[];
  readonly charged: boolean;
  /** How many seats have shown their hunches. */
  readonly hunches: number;
  /** How many lines of each seat's points are counted. */
  readonly lines: number;
  readonly won: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function shownAfter(beats: readonly ClosingBeat[], view: Closed): Shown {
  const has = (wanted: (beat: ClosingBeat) => boolean): number => beats.filter(wanted).length;
  const sums = view.closing?.suspects ?? [];
  const upTo = (row: number): number =>
    Math.max(
      0,
      ...beats.map((beat) => (beat.kind === "file" && beat.row === row ? beat.file + 1 : 0)),
    );
  const charged = has(({ kind }) => kind === "charge") > 0;
  const files = view.suspects.map((_, row) => (charged ? FILES : upTo(row)));
  const alibis = view.suspects.map(
    (_, row) => charged || has((beat) => beat.kind === "alibis" && beat.row === row) > 0,
  );
  return {
    files,
    alibis,
    totals: sums.map(
      (one, row) =>
        sum(one.files.slice(0, files[row]).flat()) + (alibis[row] ? sum(one.alibis) : 0),
    ),
    charged,
    hunches: has(({ kind }) => kind === "hunches"),
    lines: has(({ kind }) => kind === "points"),
    won: has(({ kind }) => kind === "winner") > 0,
  };
}
