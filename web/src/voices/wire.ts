// Written by `python -m caseboard.server.typescript web/src`. Do not edit.

import type { Decision, NamedOccasion, Result } from "../wire";

export interface VoicesStory {
  number: number;
  title: string;
  start: string;
}

export interface VoicesPlayer {
  seat: number;
  colours: string[];
  role: string | null;
  goal: string | null;
  icon: string | null;
  cards: number;
  hand: string[] | null;
  unused: number[];
  destroyed: number[];
  turn_taken: boolean;
  kept: number[];
}

export interface VoicesMarker {
  marker: number;
  owner: number;
  emotion: string;
  value: number;
  x: number;
  y: number;
  sticks_out: boolean;
}

export interface VoicesRegion {
  name: string;
  markers: VoicesMarker[];
  totals: number[][];
  leaders: number[];
}

export interface VoicesJuror {
  type: string;
  guilty: number;
  innocent: number;
  influence: (string | null)[];
  vote: string | number | boolean | null;
}

export interface VoicesInfluence {
  pile: number;
  discarded: number;
}

/**
 * ``jurors``: by token, whose it is, unless the tokens are held.
 */
export interface VoicesLooking {
  seat: number;
  count: number;
  held: boolean;
  jurors: number[];
  faces: string[] | null;
}

export interface VoicesDeploying {
  seat: number;
  region: number;
  marker: number | null;
}

/**
 * ``read``: it is what was read of the trial card.
 */
export interface VoicesResolving {
  seat: number;
  text: string;
  read: boolean;
}

export interface VoicesStrategyPile {
  deck: number;
  discard: string[];
  playing: string[];
}

/**
 * An option of an ability; ``rule`` is empty as long as the reader may not know it.
 */
export interface VoicesOption {
  letter: string;
  label: string;
  rule: string;
}

/**
 * ``text`` is all of it in one paragraph, ``rule`` and ``options`` are the same in pieces.
 *
 * ``region``: whose player uses it; None: the prosecutor. ``hidden``: what the options bring is
 * read only after the choice.
 */
export interface VoicesAbility {
  header: string;
  region: number | null;
  lead_in: string;
  text: string;
  rule: string;
  hidden: boolean;
  options: VoicesOption[];
}

/**
 * Whose ability comes next: the player's of a region, or the prosecutor's.
 */
export interface VoicesHeader {
  header: string;
  region: number | null;
}

export interface VoicesSide {
  text: string;
  abilities: VoicesAbility[];
  next: VoicesHeader | null;
}

export interface VoicesTrial {
  regions: number[];
  number: number | null;
  title: string | null;
  front: VoicesSide | null;
  back: VoicesSide | null;
  black_box: string[] | null;
}

export interface VoicesDeskCard {
  number: number;
  title: string;
  regions: number[];
  chosen: boolean;
  front: VoicesSide;
}

/**
 * A part of the reader's goal and what has come of it, as far as it lies open.
 */
export interface VoicesProgress {
  text: string;
  met: boolean;
}

export interface VoicesView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  stage: number;
  first_player: number;
  prosecutor: number;
  story: VoicesStory;
  marker_abilities: boolean;
  memory_aid: boolean;
  players: VoicesPlayer[];
  regions: VoicesRegion[];
  jurors: VoicesJuror[];
  influence: VoicesInfluence;
  looking: VoicesLooking | null;
  deploying: VoicesDeploying | null;
  resolving: VoicesResolving | null;
  strategy: VoicesStrategyPile;
  trial: VoicesTrial | null;
  resolved: number[];
  desk: VoicesDeskCard[] | null;
  progress: VoicesProgress[] | null;
  cancelled_guilty: number | null;
  decision: Decision | null;
  result?: Result | null;
}

/**
 * One of the 48 markers; its number is its place in the list.
 */
export interface VoicesMarkerPiece {
  colour: string;
  emotion: string;
  value: number;
}

/**
 * An emotion; ``ability`` counts only with the optional rule.
 */
export interface VoicesMarkerKind {
  emotion: string;
  title: string;
  value: number;
  copies: number;
  ability: string;
  flavour: string;
  prosecutor: boolean;
}

export interface VoicesRole {
  id: string;
  name: string;
  motto: string;
  goal: string;
  icon: string;
}

/**
 * ``parts`` of its text: when it is played, and what it does.
 *
 * ``occasion``: after what it is played; ``region``: where only, None for anywhere.
 */
export interface VoicesStrategyCard {
  id: string;
  name: string;
  copies: number;
  parts: string[];
  flavour: string;
  occasion: string;
  region: string | null;
}

export interface VoicesRegionInfo {
  key: string;
  title: string;
  text: string;
}

export interface VoicesJurorInfo {
  type: string;
  title: string;
  leaning: string;
}

/**
 * GET /api/catalogue/voices. Trial cards are read aloud as they come: they are in the view.
 */
export interface VoicesCatalogue {
  layout: Record<string, unknown>;
  colours: string[];
  markers_per_colour: number;
  markers: VoicesMarkerPiece[];
  marker_kinds: VoicesMarkerKind[];
  roles: VoicesRole[];
  strategy: VoicesStrategyCard[];
  occasions: NamedOccasion[];
  rounds: number;
  regions: VoicesRegionInfo[];
  jurors: VoicesJurorInfo[];
  influence: Record<string, number>;
}

/**
 * Preview ``push``: what would a push do from this start (mm along the railing), this way?
 */
export interface VoicesAim {
  start: number;
  direction: number;
}

/**
 * The action to send, and what it does (micrometres, as in the view).
 */
export interface VoicesPush {
  action: number;
  placed: [number, number, number][];
  destroyed: number[];
  paths: [number, [number, number, number][]][];
}

/**
 * Preview ``pushes``: what would each of the listed pushes of the marker do?
 */
export interface VoicesLook {
  marker: number;
}

/**
 * A listed push: the action to send, what lies in the region then, and what has fallen.
 */
export interface VoicesWay {
  action: number;
  placed: number[];
  destroyed: number[];
}

export interface VoicesPushes {
  ways: VoicesWay[];
}

export type VoicesFact =
  | { kind: "role-dealt"; seat: number; role?: string | null }
  | { kind: "prosecutor"; seat: number }
  | { kind: "story"; title: string; text: string; rule: string }
  | { kind: "first-player"; seat: number }
  | { kind: "round"; number: number }
  | { kind: "stage-two" }
  | { kind: "trial-card-drawn"; seat: number; card?: number | null }
  | { kind: "trial-card-chosen"; seat: number; regions: number[] }
  | { kind: "trial-card-swapped"; seat: number }
  | { kind: "side-read"; card: number; side: string; text: string }
  | { kind: "ability-read"; seat: number; region: number | null; header: string; text: string; lead_in: string }
  | { kind: "option-chosen"; seat: number; letter: string; label: string }
  | { kind: "hidden-effect"; seat: number; letter: string; label: string; text: string }
  | { kind: "card-kept"; seat: number; card: number }
  | { kind: "card-used"; seat: number; card: number }
  | { kind: "tie-broken"; region: number; by: number; seat: number }
  | { kind: "tie-to-prosecutor"; region: number; seat: number }
  | { kind: "deployed"; seat: number; marker: number; region: number; start: number; direction: number; destroyed: number[]; paths: [number, [number, number, number][]][] }
  | { kind: "marker-destroyed"; seat: number; marker: number }
  | { kind: "marker-taken"; seat: number; marker: number }
  | { kind: "tokens"; token: string; juror: number; by: number }
  | { kind: "influence-drawn"; seat: number; count: number }
  | { kind: "influence-seen"; seat: number; count: number; jurors: number[]; faces?: string[] | null }
  | { kind: "influence-placed"; seat: number; juror: number }
  | { kind: "influence-removed"; seat: number; juror: number }
  | { kind: "influence-discarded"; seat: number; count: number }
  | { kind: "influence-handed-over"; seat: number; to: number; count: number }
  | { kind: "influence-moved"; seat: number; source: number; juror: number }
  | { kind: "influence-revealed"; face: string; juror: number | null }
  | { kind: "strategy-drawn"; seat: number; card?: string | null }
  | { kind: "strategy-reshuffled" }
  | { kind: "strategy-discarded"; seat: number; card: string }
  | { kind: "strategy-played"; seat: number; card: string }
  | { kind: "closing"; text: string }
  | { kind: "roles-revealed"; roles: string[] }
  | { kind: "jurors-influence"; juror: number; faces: string[] }
  | { kind: "jurors-vote"; juror: number; cancelled: number; vote: string }
  | { kind: "verdict"; convicted: boolean; text: string };
