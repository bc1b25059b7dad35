// Written by `python -m caseboard.server.typescript web/src`. Do not edit.

export type Change = [path: (string | number)[], value?: unknown];

/** Something that happened; each game's own types say what a kind has. */
export type Fact = { kind: string } & Record<string, unknown>;

/**
 * Why something is not allowed.
 */
export interface Reason {
  code: string;
  text: string;
  chapter: string;
}

/**
 * A line of the story as the seat may read it, and the step of the game that it is about.
 *
 * ``secret``: a spectator is told less, or nothing. ``about``: the fact that it tells of.
 */
export interface LogLine {
  step: number;
  text: string;
  secret: boolean;
  about: Fact;
}

/**
 * Talk at the table. ``kind`` claim: something said of one's secrets, true or not.
 *
 * ``seat`` is None for a spectator's words and for notices of the table. ``claim``: the id of what
 * was claimed, at which ``step`` of the game.
 */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  kind: "claim" | "notice" | "say";
  text: string;
  at: number;
  claim: string;
  step: number;
}

/**
 * Who sits there. ``player``: ``person``, ``open`` or a level of bot.
 */
export interface Seat {
  player: string;
  name: string;
  emblem: string;
  colour: string;
  connected: boolean;
  stands_in: boolean;
  promise: string;
}

/**
 * What everybody at the table may know of it, apart from the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  hot_seat: boolean;
  tempo: "at once" | "brisk" | "unhurried";
  started: boolean;
  over: boolean;
  host: boolean;
  mine: number[];
  asks: boolean;
  promise: string | null;
  commitment: string | null;
  seed: string | null;
  numbers: string[] | null;
  invited: number[];
  again: string;
  spectators: number;
  created: number;
  step: number;
}

/**
 * A seat asks to go back to a step; ``needs`` are the seats that have not answered yet.
 */
export interface UndoRequest {
  seat: number;
  to_step: number;
  needs: number[];
}

/**
 * What an order waits for; whatever is left out does not matter.
 *
 * ``occasion``: what has happened, by its key in the catalogue. ``seat``: whose doing it is.
 * ``place``: where it has happened, by its key. ``since``: not before that round.
 */
export interface When {
  occasion?: string | null;
  seat?: number | null;
  place?: string | null;
  since?: number;
}

/**
 * A standing order for reaction windows; the first that fits answers.
 *
 * Each may name a card by its action's key, ``play`` also a highest cost; without a key they fit
 * every card. ``when``: only then. ``until``: ``turn`` drops the order when the seat's next own
 * decision comes.
 */
export interface Order {
  do: "ask" | "pass" | "play";
  action?: string | null;
  max_cost?: number | null;
  until?: "game" | "turn";
  when?: When | null;
}

/**
 * The first message on a socket. ``seat`` None: watch. Repeat it to look from another seat.
 *
 * ``key``: the invite key, where the table is private and the reader holds no seat.
 * ``epoch`` and ``lines``: of the log that the client has already, to be sent only the rest.
 */
export interface Hello {
  type: "hello";
  seat?: number | null;
  key?: string | null;
  epoch?: number | null;
  lines?: number;
}

/**
 * Answer a decision. ``id``: any text unique within the seat; repeating it is harmless.
 *
 * ``ask`` is the number of the decision that is answered, so that nothing stale is applied.
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  ask: number;
  action: number | string;
}

/**
 * Ask why actions (keys or ids) are not legal now.
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  actions: (number | string)[];
}

/**
 * What an answer would do: a look ahead of the game's own, by name, ``about`` what it wants.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  name: string;
  about?: unknown;
}

/**
 * Chat; with ``seat`` None as a spectator, under ``name``.
 */
export interface Say {
  type: "say";
  id: string;
  seat: number | null;
  text: string;
  name?: string;
}

/**
 * Claim something of one's secrets, by the id of an entry of the view's ``claims``.
 */
export interface MakeClaim {
  type: "claim";
  id: string;
  seat: number;
  claim: string;
}

/**
 * Take back the seat's last choice; beyond an information barrier the others are asked.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/**
 * Answer another seat's request to undo.
 */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/**
 * Replace the seat's standing orders. 'Pass until my turn' is [{do: pass, until: turn}].
 */
export interface SetOrders {
  type: "orders";
  id: string;
  seat: number;
  orders: Order[];
}

/**
 * Hold the reaction window open (``on``), or say that one has had enough of it.
 *
 * Anybody may who could, by the card backs that all see, hold a card for it.
 */
export interface TakeTime {
  type: "wait";
  id: string;
  seat: number;
  on?: boolean;
}

/**
 * All steps up to a version have been shown: bots need not wait for this seat any longer.
 */
export interface Seen {
  type: "seen";
  id: string;
  seat: number;
  version: number;
}

/**
 * All that was said up to a line is read.
 */
export interface Heard {
  type: "heard";
  id: string;
  seat: number;
  number: number;
}

/**
 * Name and colour of a seat that one holds.
 */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
  colour?: string;
}

/**
 * Let a bot play a seat (the holder or the host), or give it back to its holder (None).
 */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  level: string | null;
}

/**
 * Show the number that was promised for the deal, when the table's commitment is known.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  number: string;
}

/**
 * An https address that is told when the seat must decide; empty to stop.
 */
export interface SetWebhook {
  type: "webhook";
  id: string;
  seat: number;
  url: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Claim {
  id: string;
  text: string;
}

/**
 * The whole of what a seat may know: after hello, and whenever a delta will not do.
 *
 * ``ask`` numbers the open decision; send it back with act. ``answered``: the step that the
 * seat's last answer has led to. ``log`` holds the lines from
 * number ``log_from`` on. ``waiting``: sealed answers are being gathered, nobody is told whose.
 */
export interface Position {
  type: "position";
  version: number;
  step: number;
  ask: number;
  view: Record<string, unknown>;
  epoch: number;
  answered: number;
  log_from: number;
  log: LogLine[];
  claims: Claim[];
  can_undo: boolean;
  undo: UndoRequest | null;
  orders: Order[];
  waiting: boolean;
  may_wait: boolean;
  takes_time: boolean;
}

/**
 * One step of the game as a seat sees it: nothing of a later one is in it.
 *
 * ``changes`` of the view, ``events`` that happened, ``log``: the lines that the story goes on
 * with. Only the last step of an update may have a question to the seat with its answers.
 */
export interface Step {
  step: number;
  changes: Change[];
  events: Fact[];
  lasts: number[];
  log: LogLine[];
  told: number[];
}

/**
 * What has come since version ``base``; if that is not the client's, it says hello again.
 *
 * ``steps``: one after the other, each to be shown when its turn comes; the rest is how things
 * are at their end. ``log_keep``: how many lines of the log stay (an undo takes lines back)
 * before those of the steps follow.
 */
export interface Update {
  type: "update";
  version: number;
  base: number;
  epoch: number;
  log_keep: number;
  steps: Step[];
  ask: number;
  claims: Claim[] | null;
  can_undo: boolean;
  undo: UndoRequest | null;
  waiting: boolean;
  may_wait: boolean;
  takes_time: boolean;
}

/**
 * Seats, names, connections: sent after hello and when something of it changes.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * Lines of talk: the last ones after hello, then each new one.
 */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/**
 * The message with this id is done and durable. ``step``: where the game stands since.
 */
export interface Ack {
  type: "ack";
  id: string;
  step: number;
  repeated: boolean;
}

/**
 * The message with this id changed nothing, and why.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: Reason;
}

/**
 * Answer to why: by the key or id that was asked, None where the action is legal.
 */
export interface Reasons {
  type: "reasons";
  id: string;
  reasons: Record<string, Reason | null>;
}

/**
 * Answer to preview, as the game's own shapes say.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  shown: unknown;
}

/**
 * The seat's standing orders as they are now, for all its tabs.
 */
export interface OrdersSet {
  type: "orders";
  seat: number;
  orders: Order[];
}

/**
 * The last message before the server closes the socket. ``again``: connect anew.
 */
export interface Goodbye {
  type: "goodbye";
  reason: Reason;
  again: boolean;
}

export interface Pong {
  type: "pong";
  id: string;
}

/**
 * ``player``: ``me``, ``open`` or a level of bot.
 */
export interface NewSeat {
  player: string;
  name?: string;
  colour?: string;
}

/**
 * POST /api/tables. ``hot_seat``: every ``me`` seat is at this screen.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  listed?: boolean;
  hot_seat?: boolean;
  promise?: string;
  seed?: number | null;
  delay?: number | null;
  patience?: number | null;
  tempo?: "at once" | "brisk" | "unhurried";
}

/**
 * A table that was made. ``invite`` is the key that lets others in: link /t/ID#KEY.
 */
export interface Made {
  table: TableInfo;
  invite: string;
}

/**
 * POST /api/tables/ID/join: take a seat. ``key``: invite key or that seat's own key.
 */
export interface Join {
  key?: string | null;
  seat?: number | null;
  name?: string;
  colour?: string;
  promise?: string;
}

/**
 * ``seat_key`` opens this very seat on another device: link /t/ID#KEY.
 */
export interface Joined {
  table: TableInfo;
  seat: number;
  seat_key: string;
}

/**
 * POST /api/tables/ID/revoke: end a seat's link, or the invitation (``seat`` None, host only).
 *
 * From the seat's first device it also signs all its other devices out.
 */
export interface Revoke {
  seat?: number | null;
}

/**
 * POST /api/tables/ID/keys: the host's invite key, and new keys of one's own seats.
 */
export interface Keys {
  invite: string | null;
  seats: Record<string, string>;
}

/**
 * How a table of mine stands, for me who am not there.
 */
export interface Standing {
  waits: boolean;
  turn: number | null;
  since: number;
  tale: string;
  unread: number;
  winners: number[];
}

/**
 * GET /api/tables: mine first, and the listed ones of others; of mine, how they stand.
 */
export interface TableList {
  mine: TableInfo[];
  listed: TableInfo[];
  standings: Record<string, Standing>;
}

/**
 * POST /api/tables/ID/again: the same people at a new table, everybody a seat further.
 */
export interface Again {
  promise?: string;
}

/**
 * POST /api/tables/ID/fill: bots take all open seats (host only).
 */
export interface Fill {
  level: string;
}

/**
 * POST /api/tables/ID/leave: before the game, stand up, or decline a seat kept for me.
 */
export interface Leave {
}

/**
 * What a table can settle before the game. Without a default it is left to chance.
 *
 * ``form``: on or off, a seat's number, one of the choices, or a list with one for each seat.
 * ``choices``: the words that may be given, with the names of what they stand for.
 */
export interface OptionInfo {
  name: string;
  title: string;
  about: string;
  form: "numbers" | "one" | "one-each" | "seat" | "switch";
  default: boolean | null;
  choices: Record<string, string> | null;
}

export interface BotInfo {
  level: string;
  about: string;
}

/**
 * GET /api/games.
 */
export interface GameInfo {
  name: string;
  title: string;
  pitch: string;
  seats: number[];
  options: OptionInfo[];
  bots: BotInfo[];
}

/**
 * A question and how it was answered.
 */
export interface PastAnswer {
  prompt: string;
  choice: string;
}

/**
 * GET /api/tables/ID/replay?at=N&seat=K, or POST /api/replay?at=N&seat=K with a record.
 *
 * ``steps``: how it came about, from the step before. ``chosen``: the key of the action with
 * which the seat answered, where it was asked itself.
 * ``told``: the lines of the story that came of the choice made here.
 * ``answers``: what the seat was asked in secret on that occasion.
 */
export interface ReplayStep {
  step: number;
  last: number;
  view: Record<string, unknown>;
  log: LogLine[];
  steps: Step[];
  chosen: string | null;
  told: LogLine[];
  answers: PastAnswer[];
}

/**
 * POST /api/tables/ID/fork: a new table from a step of this one.
 */
export interface Fork {
  at: number;
  seats: NewSeat[];
}

/**
 * POST /api/import: a new table that goes on from a record file (``at`` None: its end).
 */
export interface ImportRecord {
  record: Record<string, unknown>;
  seats: NewSeat[];
  at?: number | null;
}

/**
 * POST /api/tables/ID/report: save the game and what went wrong into one file.
 */
export interface Report {
  note: string;
  error?: string;
  client?: Record<string, unknown>;
}

export interface Reported {
  id: string;
}

/**
 * One of my devices. ``here``: the one that asks.
 */
export interface Device {
  id: string;
  label: string;
  seen: number;
  here: boolean;
}

/**
 * GET /api/me: how others see me, and where I am known.
 */
export interface Me {
  name: string;
  emblem: string;
  colour: string;
  emblems: string[];
  colours: string[];
  devices: Device[];
  tables: number;
}

/**
 * POST /api/me: name, emblem and color from now on; empty: as before.
 */
export interface PutMe {
  name?: string;
  emblem?: string;
  colour?: string;
}

/**
 * POST /api/me/pass: lets one more device be me, once and not later than ``until``: /me#KEY.
 */
export interface Pass {
  key: string;
  until: number;
}

/**
 * POST /api/me/device: this device is the pass's person from now on.
 *
 * ``bring``: the tables that it had by itself come along; otherwise they wait for it.
 */
export interface UsePass {
  key: string;
  bring?: boolean;
}

/**
 * POST /api/me/forget: a device of mine is not me any more; None: the one that asks.
 */
export interface ForgetDevice {
  id?: string | null;
}

/**
 * The body of every HTTP answer that is not a success.
 */
export interface Failure {
  error: Reason;
}

/**
 * ``picture``: SVG, or empty.
 */
export interface RulesSection {
  title: string;
  text: string;
  picture: string;
}

/**
 * ``names``: what reasons call it beside its title.
 */
export interface RulesChapter {
  key: string;
  title: string;
  names: string[];
  summary: string;
  sections: RulesSection[];
  see_also: string[];
}

/**
 * A word of the game, its meaning, and the key of the chapter that says more.
 */
export interface RulesTerm {
  name: string;
  kind: string;
  text: string;
  chapter: string;
}

/**
 * A card, a place or a person, with the text made from what it does.
 */
export interface RulesEntry {
  deck: string;
  name: string;
  about: string;
  text: string;
  flavour: string;
}

/**
 * GET /api/rules/GAME. Texts are plain Markdown: paragraphs, lists, bold and italic.
 */
export interface RulesBook {
  title: string;
  about: string;
  chapters: RulesChapter[];
  glossary: RulesTerm[];
  entries: RulesEntry[];
}

/**
 * ``hopes``: points that nobody can be sure of yet, not in the total.
 */
export interface ScoreRow {
  name: string;
  total: number;
  lines: ScoreLine[];
  hopes: ScoreLine[];
}

/**
 * The totals of all rows from a step on, and when that is, in words.
 *
 * ``number``: which of its ``period`` it is ('Week 2, day'), where it is one of several.
 */
export interface ScorePoint {
  step: number;
  when: string;
  period: string;
  number: number | null;
  totals: number[];
}

/**
 * GET /api/tables/ID/scores?at=N&seat=K, or POST /api/scores?at=N&seat=K with a record.
 *
 * ``rows``: the score sheet at that step; ``points``: the whole way up to step ``last``.
 */
export interface ScoreHistory {
  about: string;
  when: string;
  rows: ScoreRow[];
  points: ScorePoint[];
  last: number;
}

/**
 * What happened on the way to a step.
 */
export interface ChronicleStep {
  step: number;
  events: Fact[];
}

/**
 * GET /api/tables/ID/chronicle?at=N&seat=K, or POST /api/chronicle?at=N&seat=K with a record.
 *
 * ``steps``: those in which something happened, up to that step.
 */
export interface Chronicle {
  steps: ChronicleStep[];
}

/**
 * ``true`` is None while the game runs, and for what nothing can show.
 */
export interface ToldClaim {
  number: number;
  seat: number;
  claim: string;
  text: string;
  step: number;
  true: boolean | null;
}

/**
 * GET /api/tables/ID/claims: what was claimed, the oldest first.
 */
export interface ToldClaims {
  claims: ToldClaim[];
}

/**
 * One legal action: send ``id`` or ``key`` with act.
 *
 * ``text`` says it in full, ``label`` in short under the heading ``group``. ``targets`` are the
 * things on the table that stand for it, by kind and number or name; ``costs`` what it takes.
 * Groups stand in the order of ``rank``; a long one can be parted by ``section``.
 */
export interface Choice {
  id: number;
  key: string;
  verb: string;
  text: string;
  label?: string;
  group?: string;
  targets?: ([string, number | string])[];
  costs?: [string, number][];
  card?: number | null;
  rank?: number;
  section?: string;
}

/**
 * Who or what asks: a sentence, whose doing it is, and the things it speaks of.
 */
export interface Cause {
  text: string;
  chapter: string;
  seat?: number | null;
  things?: ([string, number | string])[];
}

/**
 * The open question. Prompt, cause and actions only for the seat that is asked.
 *
 * ``seat`` None with kind ``sealed``: somebody may be asked in secret.
 */
export interface Decision {
  seat: number | null;
  kind: string;
  prompt?: string | null;
  cause?: Cause | null;
  actions?: Choice[] | null;
}

export interface ScoreLine {
  points: number;
  reason: string;
  met?: boolean | null;
}

/**
 * What became of somebody after the game: of the seat that is named, or of somebody else.
 */
export interface Epilogue {
  heading: string;
  text: string;
  seat: number | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  breakdown: ScoreLine[][];
  story: string[];
  epilogues: Epilogue[];
}

/**
 * A piece of a short text: words; or a sign, by its name, that is drawn in their place.
 */
export interface ShortPart {
  words: string;
  sign?: string;
}

/**
 * Something that a standing order can wait for, in words after 'when'.
 */
export interface NamedOccasion {
  key: string;
  text: string;
}

export type ClientMessage =
  | Hello
  | Act
  | Why
  | Preview
  | Say
  | MakeClaim
  | Undo
  | Consent
  | SetOrders
  | TakeTime
  | Seen
  | Heard
  | Rename
  | StandIn
  | Reveal
  | SetWebhook
  | Ping;

export type ServerMessage =
  | Position
  | Update
  | TableChanged
  | Chat
  | Ack
  | Refused
  | Reasons
  | Previewed
  | OrdersSet
  | Goodbye
  | Pong;
