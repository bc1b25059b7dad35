// Written by `python -m caseboard.server.typescript web/src`. Do not edit.

import type { Decision, NamedOccasion, Result, ShortPart } from "../wire";

export interface AndroidPin {
  suspect: number;
  place: number;
  time: number;
}

/**
 * Caprice: sanity; Floyd: directives; Louis: mood; Rachel: money; Raymond: memories.
 */
export interface AndroidSpecial {
  sanity?: number | null;
  directives?: number[] | null;
  mood?: number | null;
  money?: number | null;
  stalled?: number | boolean | null;
  memories_asleep_until?: number | null;
}

export interface AndroidPlayer {
  detective: number;
  place: number;
  twilight: number;
  favors: number[];
  trauma: number;
  haas: number;
  jinteki: number;
  conspiracy: number;
  dropship: number;
  warrants: number[];
  abilities_used: number;
  next_turn_time: number;
  backs: number[];
  in_play: number[];
  plot: number;
  plot_line: number;
  good: number;
  bad: number;
  endings: number[];
  pile_marker: number;
  memories: number;
  special: AndroidSpecial;
}

export interface AndroidToken {
  up: boolean;
  value: number | null;
}

export interface AndroidSuspect {
  suspect: number;
  alive: number | boolean;
  hits: number;
  alibis: number;
  files: AndroidToken[][];
}

export interface AndroidEvents {
  track: number[];
  over: number[];
  used: number[];
  left: number;
  specific: number | null;
}

export interface AndroidRecall {
  owner: number;
  day: number;
  cards: number[];
}

export interface AndroidMe {
  hand: number[];
  guilty: number;
  innocent: number;
  memories: number[];
  recalled: AndroidRecall[];
  drawn: number | null;
}

/**
 * What each token of a suspect counted, as they lie in his files, and his alibis.
 */
export interface AndroidWeighed {
  suspect: number;
  total: number;
  files: number[][];
  alibis: number[];
}

export interface AndroidHunches {
  guilty: number;
  innocent: number;
  guilty_right: boolean;
  innocent_right: boolean;
}

/**
 * How the case was closed: who is charged (−1: nobody), the true culprit (−1:
 * there is none), the sums, each seat's hunches.
 */
export interface AndroidClosing {
  murderer: number;
  culprit: number;
  suspects: AndroidWeighed[];
  hunches: AndroidHunches[];
}

/**
 * Numbers are indices into the catalogue's tables; −1 means nobody, nowhere or nothing.
 */
export interface AndroidView {
  game: string;
  seat: number | null;
  seats: number;
  murder: number;
  scene: number;
  scene_marker: number;
  day: number;
  days: number;
  week: number;
  climax: boolean;
  theories: boolean;
  first_player: number;
  turn: number;
  turns_left: number[];
  time: number;
  lily: number;
  jimmy: number;
  leads: number[];
  leads_waiting: number[];
  pins: AndroidPin[];
  players: AndroidPlayer[];
  suspects: AndroidSuspect[];
  pool: number;
  favor_bank: number[];
  npc_gone: number[];
  npc_at: number[];
  decks: number[];
  discards: number[][];
  board: number[];
  piles: number[];
  events: AndroidEvents;
  table: number[];
  piece: number | null;
  me: AndroidMe | null;
  decision: Decision | null;
  closing?: AndroidClosing | null;
  result?: Result | null;
}

export interface AndroidDistrict {
  key: string;
  name: string;
  colour: string;
}

/**
 * What a major location sells. ``favors``: kinds of favor, −1 for any one.
 *
 * ``gives_favor``: the kind of favor that it gives out.
 */
export interface AndroidAbility {
  time: number;
  favors: number[];
  cards: number;
  text: string;
  gives_favor: number | null;
}

/**
 * A grid square is 100 map units wide and high; the first begins at 0, 0.
 *
 * ``type``: business, civic, nightlife, religious, residential. ``quality``: ritzy (diamond),
 * normal (circle), seedy (triangle).
 */
export interface AndroidPlace {
  key: string;
  name: string;
  square: string;
  x: number;
  y: number;
  type: string;
  quality: string;
  district: number;
  city: string;
  major: boolean;
  restricted: boolean;
  ability: AndroidAbility | null;
}

/**
 * ``reach`` in map units; ``moves[place]`` lists the places one move away.
 */
export interface AndroidVehicle {
  key: string;
  name: string;
  reach: number;
  moves: number[][];
}

/**
 * ``files``: the files from strong to weak; 0 testimony, 1 physical, 2 document.
 */
export interface AndroidSuspectSheet {
  key: string;
  name: string;
  epithet: string;
  about: string;
  files: number[];
}

export interface AndroidNamedText {
  name: string;
  text: string;
  about: string;
}

/**
 * ``scene``: the place of the crime. ``motives``: why each suspect might have done it.
 */
export interface AndroidMurder {
  key: string;
  name: string;
  scene: number;
  story: string;
  victim: string;
  life: string;
  motives: string[];
  rule: AndroidNamedText | null;
}

export interface AndroidDetective {
  key: string;
  name: string;
  short: string;
  epithet: string;
  colour: string;
  start: number;
  vehicle: number;
  special: AndroidNamedText | null;
  tips_play: string[];
  tips_against: string[];
}

/**
 * A person in a detective's life; ``favor_kinds``: what his favors count as.
 */
export interface AndroidNpc {
  key: string;
  name: string;
  about: string;
  detective: number;
  favor_kinds: number[];
  start_status: string;
  end_status: string;
}

/**
 * ``kind``: the name without the word; ``counts_as``: normal kinds it can be spent as.
 */
export interface AndroidFavor {
  name: string;
  kind: string;
  counts_as: number[];
}

export interface AndroidLead {
  name: string;
  kind: number;
  suspect: number | null;
  detective: number | null;
}

/**
 * A twilight card; its number is its place in the list. ``when`` empty: played as an action.
 *
 * ``key`` is what follows ``play``, ``discard``, ``lower`` and so on in an action's key.
 * ``brief`` and ``short`` are ``when`` and ``lines`` for little room.
 */
export interface AndroidCard {
  key: string;
  name: string;
  detective: number;
  deck: number;
  side: string;
  cost: number;
  time: number;
  when: string;
  colour: string | null;
  traits: string[];
  stays: boolean;
  lines: string[];
  flavour: string;
  brief: string;
  short: ShortPart[][];
}

/**
 * ``good``, ``bad``: what brings such baggage; ``rest``: what else the card does.
 *
 * The same for little room ends in ``_short``.
 */
export interface AndroidPlotCard {
  name: string;
  flavour: string;
  good: string[];
  bad: string[];
  rest: string[];
  good_short: ShortPart[][];
  bad_short: ShortPart[][];
  rest_short: ShortPart[][];
}

export interface AndroidEnding {
  name: string;
  vp: number;
  lines: string[];
  flavour: string;
  short: ShortPart[][];
}

/**
 * ``cards``: start, good crossroads, bad crossroads. An ending's number is 4 × plot + place.
 */
export interface AndroidPlot {
  key: string;
  name: string;
  detective: number;
  colour: string;
  cards: AndroidPlotCard[];
  endings: AndroidEnding[];
}

export interface AndroidEvent {
  key: string;
  name: string;
  lines: string[];
  flavour: string;
  murder: number | null;
  short: ShortPart[][];
}

export interface AndroidSpecials {
  directives: AndroidNamedText[];
  moods: AndroidNamedText[];
  memories: AndroidNamedText[];
}

/**
 * ``kind``: 0 moves a lead (of the kind ``lead``), 1 hits, 2 is another piece.
 */
export interface AndroidBonus {
  kind: number;
  lead: number | null;
  text: string;
}

/**
 * ``links``: each a line, by the sides it joins (0 north, 1 east, 2 south, 3 west), unturned.
 *
 * On the board a cell holds piece × 4 + quarter turns clockwise.
 */
export interface AndroidPiece {
  key: string;
  pile: number;
  links: number[][];
  bonus: AndroidBonus[];
  badge: string;
}

/**
 * ``edges``: border edges [cell, side] where a line from the center counts as a link.
 */
export interface AndroidGroup {
  key: string;
  name: string;
  about: string;
  text: string;
  pays: string;
  amount: number;
  edges: number[][];
}

export interface AndroidPuzzle {
  size: number;
  centre: number;
  conspiracy: number;
  pieces: AndroidPiece[];
  groups: AndroidGroup[];
  piles: string[];
}

/**
 * GET /api/catalogue/android: every index in a view points into one of these lists.
 */
export interface AndroidCatalogue {
  districts: AndroidDistrict[];
  places: AndroidPlace[];
  vehicles: AndroidVehicle[];
  stalled_vehicle: number;
  suspects: AndroidSuspectSheet[];
  evidence: Record<string, number>;
  surprise_witness: number;
  perjury: number;
  murders: AndroidMurder[];
  detectives: AndroidDetective[];
  npcs: AndroidNpc[];
  favors: AndroidFavor[];
  leads: AndroidLead[];
  occasions: NamedOccasion[];
  days: number;
  cards: AndroidCard[];
  plots: AndroidPlot[];
  general_events: AndroidEvent[];
  specific_events: AndroidEvent[];
  specials: AndroidSpecials;
  puzzle: AndroidPuzzle;
}

/**
 * Preview ``links``: what would this ``piece …`` action do?
 */
export interface AndroidPlacing {
  action: number | string;
}

/**
 * Per group, the links now and then; and the lines of five that the piece completes.
 */
export interface AndroidLinks {
  before: number[];
  after: number[];
  completes: number;
}

export type AndroidFact =
  | { kind: "murder"; murder: number }
  | { kind: "detective"; seat: number; detective: number }
  | { kind: "hunches"; seat: number; guilty?: number | null; innocent?: number | null }
  | { kind: "truth"; seat: number; innocent?: number | null }
  | { kind: "theory"; seat: number; suspect?: number | null }
  | { kind: "memory-dealt"; seat: number; memory?: number | null }
  | { kind: "memory-shown"; seat: number; memory: number }
  | { kind: "set-up"; lily: number; jimmy: number; scene: number }
  | { kind: "day"; day: number; first: number; climax: boolean }
  | { kind: "first-player"; seat: number }
  | { kind: "turn"; seat: number; time: number }
  | { kind: "moved"; seat: number; origin: number; place: number }
  | { kind: "card-drawn"; seat: number; deck: number; card?: number | null }
  | { kind: "card-discarded"; seat: number; card: number }
  | { kind: "card-played"; seat: number; target: number; card: number }
  | { kind: "card-cancelled"; card: number }
  | { kind: "card-stays"; seat: number; card: number }
  | { kind: "card-left-play"; seat: number; card: number }
  | { kind: "card-taken"; seat: number; owner: number; card?: number | null }
  | { kind: "deck-shuffled"; deck: number }
  | { kind: "shifted"; seat: number; by: number; to: number }
  | { kind: "favor-gained"; seat: number; favor: number; count: number }
  | { kind: "favor-lost"; seat: number; favor: number; count: number }
  | { kind: "favor-given"; seat: number; to: number; favor: number }
  | { kind: "haas-gained"; seat: number }
  | { kind: "jinteki-gained"; seat: number }
  | { kind: "trauma-gained"; seat: number; count: number }
  | { kind: "trauma-removed"; seat: number; count: number }
  | { kind: "trauma-shrugged-off"; seat: number }
  | { kind: "money"; seat: number; by: number; to: number }
  | { kind: "stalled"; seat: number }
  | { kind: "repaired"; seat: number }
  | { kind: "dropship-gained"; seat: number }
  | { kind: "dropship-spent"; seat: number }
  | { kind: "warrant-placed"; seat: number; place: number }
  | { kind: "warrant-lifted"; seat: number; place: number }
  | { kind: "talked"; seat: number; person: string }
  | { kind: "person-moved"; person: string; place: number }
  | { kind: "hand-seen"; seat: number; owner: number; cards?: number[] | null }
  | { kind: "npc-changed"; npc: number }
  | { kind: "npc-moved"; npc: number; place: number }
  | { kind: "lead-followed"; seat: number; lead: number; place: number }
  | { kind: "lead-moved"; seat: number; lead: number; origin: number; place: number }
  | { kind: "lead-placed"; lead: number; place: number }
  | { kind: "lead-removed"; lead: number }
  | { kind: "lead-waits"; lead: number }
  | { kind: "lead-sacrificed"; seat: number; lead: number }
  | { kind: "lead-wasted"; seat: number; lead: number }
  | { kind: "evidence-drawn"; seat: number; value?: number | null }
  | { kind: "evidence-placed"; seat: number; suspect: number; file: number; value?: number | null }
  | { kind: "evidence-peeked"; seat: number; suspect: number; values?: number[] | null }
  | { kind: "evidence-revealed"; suspect: number; file: number; position: number; value: number }
  | { kind: "evidence-removed"; suspect: number; file: number; position: number }
  | { kind: "evidence-moved"; suspect: number; to: number; file: number; position: number }
  | { kind: "alibi-placed"; seat: number; suspect: number }
  | { kind: "alibi-removed"; suspect: number }
  | { kind: "hit-placed"; seat: number; suspect: number; hits: number }
  | { kind: "hit-removed"; suspect: number; hits: number }
  | { kind: "suspect-killed"; suspect: number }
  | { kind: "suspect-pinned"; suspect: number; place: number }
  | { kind: "pin-loosened"; seat: number; suspect: number; left: number }
  | { kind: "dug-deeper"; seat: number; pile: number }
  | { kind: "back-to-the-surface"; seat: number; pile: number }
  | { kind: "piece-drawn"; seat: number; piece: number; pile: number }
  | { kind: "piece-placed"; seat: number; piece: number; cell: number; rotation: number }
  | { kind: "piece-discarded"; seat: number; piece: number }
  | { kind: "conspiracy-tokens"; seat: number; count: number }
  | { kind: "good-baggage"; seat: number; count: number }
  | { kind: "bad-baggage"; seat: number; count: number }
  | { kind: "baggage-discarded"; seat: number; good: boolean; count: number }
  | { kind: "conditional-baggage"; seat: number; word: string; count: number }
  | { kind: "mood"; seat: number; good: boolean }
  | { kind: "sanity"; seat: number; by: number; to: number }
  | { kind: "directive-shed"; seat: number; number: number }
  | { kind: "sacrificed"; seat: number; owner: number; good: boolean }
  | { kind: "plot-started"; seat: number; plot: number }
  | { kind: "plot-resolved"; seat: number; plot: number; line: number; good: number; bad: number; positive: boolean }
  | { kind: "crossroads"; seat: number; plot: number; line: number }
  | { kind: "ending"; seat: number; ending: number; vp: number }
  | { kind: "event"; event: number }
  | { kind: "event-ended"; event: number }
  | { kind: "event-used"; seat: number; deck: string; event: number }
  | { kind: "specific-event"; event: number }
  | { kind: "specific-event-ended"; event: number }
  | { kind: "cost-not-paid"; seat: number }
  | { kind: "ability-used"; seat: number; place: number }
  | { kind: "jumped"; seat: number; marker: number }
  | { kind: "time-lost"; seat: number; amount: number }
  | { kind: "time-gained"; seat: number; amount: number }
  | { kind: "next-turn-time"; seat: number; amount: number }
  | { kind: "fight"; seat: number }
  | { kind: "tactics"; seat: number; light: boolean }
  | { kind: "triggered"; seat: number; source: string }
  | { kind: "case-closed"; murderer: number; culprit: number; guilty: number[]; innocent: number[] };
