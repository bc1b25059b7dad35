import { at } from "../../lib/at";
import type { Beat } from "../../lib/director/beats";
import type {
  VoicesFact,
  VoicesJuror,
  VoicesMarker,
  VoicesPlayer,
  VoicesSide,
  VoicesTrial,
  VoicesView,
} from "../wire";
import { standingsOf } from "../control";
import type { Box } from "../box";

type Of<K extends VoicesFact["kind"]> = Extract<VoicesFact, { kind: K }>;
type Effects = {
  readonly [K in VoicesFact["kind"]]?: (view: VoicesView, fact: Of<K>, box: Box) => VoicesView;
};

/** What is on its way while it is told of: it is there only when its beat is over. */
const MOVES: ReadonlySet<string> = new Set([
  "deployed",
  "marker-destroyed",
  "marker-taken",
  "tokens",
  "influence-placed",
  "influence-removed",
  "influence-moved",
  "influence-revealed",
  "jurors-influence",
  "jurors-vote",
]);

/**
 * The table at a beat: what the facts up to it have done to the table before its step. Whatever no
 * fact tells of is as it is after the step, except what only the end may show.
 */
export function midway(
  box: Box,
  before: VoicesView,
  after: VoicesView,
  { step, event }: Beat,
): VoicesView {
  const facts = step.events.slice(0, event + 1) as VoicesFact[];
  const now = facts.at(-1);
  const done = now && MOVES.has(now.kind) ? facts.slice(0, -1) : facts;
  const start: VoicesView = {
    ...after,
    round: before.round,
    stage: before.stage,
    jurors: before.jurors,
    regions: before.regions,
    trial: before.trial && { ...before.trial, title: before.trial.title ?? titleOf(after) },
    players: before.players.map((player, seat) => ({
      ...player,
      hand: after.players[seat]?.hand ?? player.hand,
    })),
    progress: before.progress,
    cancelled_guilty: before.cancelled_guilty,
    result: null,
  };
  return done.reduce((view, fact) => effectOf(view, fact, box), start);
}

const titleOf = (view: VoicesView): string | null => view.trial?.title ?? null;

function effectOf(view: VoicesView, fact: VoicesFact, box: Box): VoicesView {
  const effect = EFFECTS[fact.kind] as
    ((view: VoicesView, fact: VoicesFact, box: Box) => VoicesView) | undefined;
  return effect?.(view, fact, box) ?? view;
}

const withJuror = (
  view: VoicesView,
  number: number,
  change: (juror: VoicesJuror) => Partial<VoicesJuror>,
): VoicesView => ({
  ...view,
  jurors: view.jurors.map((one, n) => (n === number ? { ...one, ...change(one) } : one)),
});
const withSide = (
  view: VoicesView,
  side: "front" | "back",
  change: (side: VoicesSide | null) => VoicesSide | null,
): VoicesView => {
  const { trial } = view;
  return trial ? { ...view, trial: { ...trial, [side]: change(trial[side]) } } : view;
};

const shorter = <T>(list: readonly T[]): T[] => list.slice(0, -1);
const count = (faces: readonly string[], face: string): number =>
  faces.filter((one) => one === face).length;

/** What lies in a region, and who leads there by that. */
function withMarkers(
  view: VoicesView,
  region: number,
  markers: readonly VoicesMarker[],
  box: Box,
): VoicesView {
  const all = standingsOf(
    view,
    markers.map(({ marker }) => box.marker(marker)),
  );
  const now = {
    ...at(view.regions, region),
    markers: [...markers],
    totals: all.map(({ seat, total }) => [seat, total]),
    leaders: all.filter(({ leads }) => leads).map(({ seat }) => seat),
  };
  return { ...view, regions: view.regions.map((one, n) => (n === region ? now : one)) };
}

const ownerOf = (view: VoicesView, marker: number, box: Box): number =>
  view.players.find(({ colours }) => colours.includes(box.marker(marker).colour))?.seat ?? 0;

const withPlayers = (
  view: VoicesView,
  change: (player: VoicesPlayer) => Partial<VoicesPlayer>,
): VoicesView => ({
  ...view,
  players: view.players.map((one) => ({ ...one, ...change(one) })),
});

/** Markers that are off the board for good, before whoever had them. */
function destroyed(view: VoicesView, markers: readonly number[], box: Box): VoicesView {
  const owners = new Map(markers.map((marker) => [marker, ownerOf(view, marker, box)]));
  return withPlayers(view, (player) => ({
    unused: player.unused.filter((marker) => !markers.includes(marker)),
    destroyed: [
      ...player.destroyed,
      ...markers.filter((marker) => owners.get(marker) === player.seat),
    ],
  }));
}

/** The region after a push: what was moved lies at the end of its way, what fell is gone. */
export function pushed(
  view: VoicesView,
  { seat, marker, region, destroyed: fallen, paths }: Of<"deployed">,
  box: Box,
): VoicesView {
  const ends = new Map(paths.map(([moved, way]) => [moved, way.at(-1)]));
  const { emotion, value } = box.marker(marker);
  const fresh = { marker, owner: seat, emotion, value, x: 0, y: 0, sticks_out: false };
  const lies = [...at(view.regions, region).markers, fresh]
    .filter((one) => !fallen.includes(one.marker))
    .map((one) => {
      const [, x, y] = ends.get(one.marker) ?? [0, one.x, one.y];
      return { ...one, x, y };
    });
  const deployed = withPlayers(view, ({ unused }) => ({
    unused: unused.filter((one) => one !== marker),
  }));
  return withMarkers(destroyed(deployed, fallen, box), region, lies, box);
}

const EFFECTS: Effects = {
  round: (view, { number }) => ({ ...view, round: number }),
  "stage-two": (view) => ({ ...view, stage: 2 }),
  "trial-card-chosen": (view, { regions }) => ({ ...view, trial: faceDown(regions) }),
  "side-read": (view, { side, text }) =>
    withSide(view, side === "B" ? "back" : "front", () => ({ text, abilities: [], next: null })),
  "ability-read": (view, fact) =>
    withSide(view, view.trial?.back ? "back" : "front", (side) =>
      side ? { ...side, abilities: [...side.abilities, abilityOf(fact)] } : null,
    ),
  deployed: pushed,
  "marker-destroyed": (view, { marker }, box) =>
    destroyed(
      view.regions.reduce((rest, { markers }, region) => {
        const left = markers.filter((one) => one.marker !== marker);
        return left.length < markers.length ? withMarkers(rest, region, left, box) : rest;
      }, view),
      [marker],
      box,
    ),
  tokens: (view, { token, juror, by }) =>
    withJuror(view, juror, ({ guilty, innocent }) =>
      token === "guilty" ? { guilty: guilty + by } : { innocent: innocent + by },
    ),
  "influence-placed": (view, { juror }) =>
    withJuror(view, juror, ({ influence }) => ({ influence: [...influence, null] })),
  "influence-removed": (view, { juror }) =>
    withJuror(view, juror, ({ influence }) => ({ influence: shorter(influence) })),
  "influence-moved": (view, { source, juror }) =>
    withJuror(
      withJuror(view, source, ({ influence }) => ({ influence: shorter(influence) })),
      juror,
      ({ influence }) => ({ influence: [...influence, null] }),
    ),
  "jurors-influence": (view, { juror, faces }) =>
    withJuror(view, juror, ({ guilty, innocent }) => ({
      guilty: guilty + count(faces, "guilty"),
      innocent: innocent + count(faces, "innocent"),
      influence: [],
    })),
  "jurors-vote": (view, { juror, cancelled, vote }) =>
    withJuror(view, juror, ({ guilty, innocent }) => ({
      guilty: guilty - cancelled,
      innocent: innocent - cancelled,
      vote,
    })),
  "roles-revealed": (view, { roles }) =>
    withPlayers(view, ({ seat }) => ({ role: roles[seat] ?? null })),
};

const faceDown = (regions: readonly number[]): VoicesTrial => ({
  regions: [...regions],
  number: null,
  title: null,
  front: null,
  back: null,
  black_box: null,
});

const abilityOf = ({ header, region, lead_in, text }: Of<"ability-read">) => ({
  header,
  region,
  lead_in,
  text,
  rule: text,
  hidden: false,
  options: [],
});
