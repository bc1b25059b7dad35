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

export interface VoicesLooking {
  seat: number;
  count: number;
  held: boolean;
  faces: string[] | null;
}

export interface VoicesDeploying {
  seat: number;
  region: number;
  marker: number | null;
}

export interface VoicesResolving {
  seat: number;
  text: string;
}

export interface VoicesStrategyPile {
  deck: number;
  discard: string[];
  playing: string[];
}

export interface VoicesAbility {
  header: string;
  text: string;
  lead_in: string;
}

export interface VoicesSide {
  text: string;
  abilities: VoicesAbility[];
  next: string | null;
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
  players: number[];
}

/**
 * ``occasion``: after what it is played; ``region``: where only, None for anywhere.
 */
export interface VoicesStrategyCard {
  id: string;
  name: string;
  copies: number;
  text: string;
  flavour: string;
  occasion: string;
  region: string | null;
}

export interface VoicesStoryCard {
  number: number;
  title: string;
  start: string;
  text: string;
  closing: string;
  conviction: string;
  acquittal: string;
}

export interface VoicesRegionInfo {
  name: string;
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
  game: string;
  layout: Record<string, unknown>;
  colours: string[];
  markers_per_colour: number;
  markers: VoicesMarkerPiece[];
  marker_kinds: VoicesMarkerKind[];
  roles: VoicesRole[];
  strategy: VoicesStrategyCard[];
  occasions: NamedOccasion[];
  rounds: number;
  stories: VoicesStoryCard[];
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
  key: string;
  text: string;
  placed: [number, number, number][];
  destroyed: number[];
  paths: [number, [number, number, number][]][];
}

export interface RoleDealt {
  kind: "role-dealt";
  seat: number;
  role?: string | null;
}

/**
 * Who the prosecutor is.
 */
export interface Prosecutor {
  kind: "prosecutor";
  seat: number;
}

/**
 * The story card as it is read aloud, and what it says to do.
 */
export interface Story {
  kind: "story";
  title: string;
  text: string;
  rule: string;
}

export interface FirstPlayer {
  kind: "first-player";
  seat: number;
}

export interface Round {
  kind: "round";
  number: number;
}

/**
 * Guy takes the stand.
 */
export interface StageTwo {
  kind: "stage-two";
}

export interface TrialCardDrawn {
  kind: "trial-card-drawn";
  seat: number;
  card?: number | null;
}

/**
 * Only the two icons are announced, in the order of the board.
 */
export interface TrialCardChosen {
  kind: "trial-card-chosen";
  seat: number;
  regions: number[];
}

export interface TrialCardSwapped {
  kind: "trial-card-swapped";
  seat: number;
}

export interface SideRead {
  kind: "side-read";
  card: number;
  side: string;
  text: string;
}

export interface AbilityRead {
  kind: "ability-read";
  seat: number;
  header: string;
  text: string;
  lead_in: string;
}

export interface OptionChosen {
  kind: "option-chosen";
  seat: number;
  letter: string;
  label: string;
}

/**
 * An option was chosen blind, and what it does is read.
 */
export interface HiddenEffect {
  kind: "hidden-effect";
  seat: number;
  letter: string;
  label: string;
  text: string;
}

/**
 * A trial card stays in front of a player.
 */
export interface CardKept {
  kind: "card-kept";
  seat: number;
  card: number;
}

/**
 * A trial card that was kept does its work.
 */
export interface CardUsed {
  kind: "card-used";
  seat: number;
  card: number;
}

/**
 * The first player says who acts for a tied or empty region.
 */
export interface TieBroken {
  kind: "tie-broken";
  region: number;
  by: number;
  seat: number;
}

export interface TieToProsecutor {
  kind: "tie-to-prosecutor";
  region: number;
  seat: number;
}

/**
 * A push: start and direction on its lattice, who fell, and the way of all that moved.
 */
export interface Deployed {
  kind: "deployed";
  seat: number;
  marker: number;
  region: number;
  start: number;
  direction: number;
  destroyed: number[];
  paths: [number, [number, number, number][]][];
}

/**
 * By a card, not by a push.
 */
export interface MarkerDestroyed {
  kind: "marker-destroyed";
  seat: number;
  marker: number;
}

export interface MarkerTaken {
  kind: "marker-taken";
  seat: number;
  marker: number;
}

/**
 * Innocent or guilty tokens come to a juror, or go.
 */
export interface Tokens {
  kind: "tokens";
  token: string;
  juror: number;
  by: number;
}

export interface InfluenceDrawn {
  kind: "influence-drawn";
  seat: number;
  count: number;
}

export interface InfluenceSeen {
  kind: "influence-seen";
  seat: number;
  count: number;
  faces?: string[] | null;
}

export interface InfluencePlaced {
  kind: "influence-placed";
  seat: number;
  juror: number;
}

/**
 * From a juror, facedown.
 */
export interface InfluenceRemoved {
  kind: "influence-removed";
  seat: number;
  juror: number;
}

/**
 * From the hand, facedown.
 */
export interface InfluenceDiscarded {
  kind: "influence-discarded";
  seat: number;
  count: number;
}

export interface InfluenceHandedOver {
  kind: "influence-handed-over";
  seat: number;
  to: number;
  count: number;
}

export interface InfluenceMoved {
  kind: "influence-moved";
  seat: number;
  source: number;
  juror: number;
}

/**
 * Of a juror, or a random one of nobody's.
 */
export interface InfluenceRevealed {
  kind: "influence-revealed";
  face: string;
  juror: number | null;
}

export interface StrategyDrawn {
  kind: "strategy-drawn";
  seat: number;
  card?: string | null;
}

export interface StrategyReshuffled {
  kind: "strategy-reshuffled";
}

export interface StrategyDiscarded {
  kind: "strategy-discarded";
  seat: number;
  card: string;
}

export interface StrategyPlayed {
  kind: "strategy-played";
  seat: number;
  card: string;
}

export interface Closing {
  kind: "closing";
  text: string;
}

/**
 * By seat.
 */
export interface RolesRevealed {
  kind: "roles-revealed";
  roles: string[];
}

export interface JurorsInfluence {
  kind: "jurors-influence";
  juror: number;
  faces: string[];
}

/**
 * What a juror type thinks once so many pairs of its tokens are cancelled.
 */
export interface JurorsVote {
  kind: "jurors-vote";
  juror: number;
  cancelled: number;
  vote: string;
}

export interface Verdict {
  kind: "verdict";
  convicted: boolean;
  text: string;
}

export type VoicesFact =
  | RoleDealt
  | Prosecutor
  | Story
  | FirstPlayer
  | Round
  | StageTwo
  | TrialCardDrawn
  | TrialCardChosen
  | TrialCardSwapped
  | SideRead
  | AbilityRead
  | OptionChosen
  | HiddenEffect
  | CardKept
  | CardUsed
  | TieBroken
  | TieToProsecutor
  | Deployed
  | MarkerDestroyed
  | MarkerTaken
  | Tokens
  | InfluenceDrawn
  | InfluenceSeen
  | InfluencePlaced
  | InfluenceRemoved
  | InfluenceDiscarded
  | InfluenceHandedOver
  | InfluenceMoved
  | InfluenceRevealed
  | StrategyDrawn
  | StrategyReshuffled
  | StrategyDiscarded
  | StrategyPlayed
  | Closing
  | RolesRevealed
  | JurorsInfluence
  | JurorsVote
  | Verdict;
