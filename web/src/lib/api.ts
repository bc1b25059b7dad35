import type {
  Again,
  Chronicle,
  ScoreHistory,
  Failure,
  Fill,
  ForgetDevice,
  Fork,
  GameInfo,
  ImportRecord,
  Join,
  Joined,
  Keys,
  Made,
  Me,
  NewTable,
  Pass,
  PutMe,
  ReplayStep,
  Report,
  Reported,
  Revoke,
  RulesBook,
  TableInfo,
  ToldClaims,
  TableList,
  UsePass,
} from "../wire";

/** A request that the server refused, with its reason in plain words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    /** The chapter of the rules that says so, where there is one. */
    readonly chapter = "",
  ) {
    super(text);
  }
}

/** Statuses of troubles that end by themselves: not reached, too much asked, the server away. */
const PASSING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4000;

/** Ask until there is an answer; only a trouble that does not pass is thrown. */
export async function patiently<T>(
  ask: () => Promise<T>,
  onwait: (trouble: Error) => void = () => undefined,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || !PASSING.has(error.status)) throw error;
      onwait(error);
      await new Promise((go) => setTimeout(go, pause * (0.75 + Math.random() / 2)));
    }
  }
}

/** Text that is JSON already: a record has numbers larger than this language keeps exactly. */
export class RawJson {
  constructor(readonly text: string) {}
}

function written(body: unknown): string {
  return body instanceof RawJson ? body.text : JSON.stringify(body);
}

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  key: string | null = null,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key ? { "X-Caseboard-Key": key } : {}),
      },
      ...(body === undefined ? {} : { body: written(body) }),
    });
  } catch {
    throw new Refusal("offline", "The server cannot be reached. Is it running?", 0);
  }
  if (response.ok) return (await response.json()) as T;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  const reason = failure?.error;
  throw new Refusal(
    reason?.code ?? "failed",
    reason?.text ?? `The server answered with ${response.status}.`,
    response.status,
    reason?.chapter,
  );
}

export const me = () => call<Me>("GET", "/me");
export const putMe = (wanted: PutMe) => call<Me>("POST", "/me", wanted);
export const newPass = () => call<Pass>("POST", "/me/pass");
export const usePass = (wanted: UsePass) => call<Me>("POST", "/me/device", wanted);
export const forgetDevice = (wanted: ForgetDevice) => call<object>("POST", "/me/forget", wanted);
export const deleteMe = () => call<object>("POST", "/me/delete");

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const games = () => call<GameInfo[]>("GET", "/games");
export async function game(name: string): Promise<GameInfo> {
  const found = (await games()).find((one) => one.name === name);
  if (!found) throw new Error(`This server has no game called ${name}.`);
  return found;
}
export const catalogue = <T>(game: string) => call<T>("GET", `/catalogue/${game}`);
export const rules = (game: string) => call<RulesBook>("GET", `/rules/${game}`);
export const tables = () => call<TableList>("GET", "/tables");
export const tableInfo = (id: string, key: string | null) =>
  call<TableInfo>("GET", table(id), undefined, key);
/** A table where bots leave time to see what they do. */
export const newTable = (wanted: NewTable) =>
  call<Made>("POST", "/tables", { tempo: "unhurried", ...wanted });
export const join = (id: string, wanted: Join) => call<Joined>("POST", `${table(id)}/join`, wanted);
export const again = (id: string, wanted: Again) =>
  call<Made>("POST", `${table(id)}/again`, wanted);
export const fill = (id: string, wanted: Fill) =>
  call<TableInfo>("POST", `${table(id)}/fill`, wanted);
export const leave = (id: string) => call<object>("POST", `${table(id)}/leave`, {});
export const keys = (id: string) => call<Keys>("POST", `${table(id)}/keys`);
export const revoke = (id: string, wanted: Revoke) =>
  call<TableInfo>("POST", `${table(id)}/revoke`, wanted);
export const fork = (id: string, wanted: Fork) => call<Made>("POST", `${table(id)}/fork`, wanted);
export const importRecord = (record: RawJson, wanted: Omit<ImportRecord, "record">) => {
  const rest = JSON.stringify(wanted).slice(1);
  return call<Made>("POST", "/import", new RawJson(`{"record":${record.text},${rest}`));
};
export const report = (id: string, wanted: Report) =>
  call<Reported>("POST", `${table(id)}/report`, wanted);
export const recordUrl = (id: string): string => `/api${table(id)}/record`;
export const socketUrl = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${table(id)}/ws`;

function at(step: number | null, seat: number | null): string {
  const query = new URLSearchParams();
  if (step !== null) query.set("at", String(step));
  if (seat !== null) query.set("seat", String(seat));
  return query.size ? `?${query}` : "";
}

export const replay = (id: string, step: number | null, seat: number | null) =>
  call<ReplayStep>("GET", `${table(id)}/replay${at(step, seat)}`);
export const replayRecord = (record: RawJson, step: number | null, seat: number | null) =>
  call<ReplayStep>("POST", `/replay${at(step, seat)}`, record);

export const scores = (id: string, step: number | null, seat: number | null) =>
  call<ScoreHistory>("GET", `${table(id)}/scores${at(step, seat)}`);
export const chronicle = (id: string, step: number | null, seat: number | null) =>
  call<Chronicle>("GET", `${table(id)}/chronicle${at(step, seat)}`);
export const claimsTold = (id: string) => call<ToldClaims>("GET", `${table(id)}/claims`);
export const chronicleOfRecord = (record: RawJson, step: number | null, seat: number | null) =>
  call<Chronicle>("POST", `/chronicle${at(step, seat)}`, record);
export const scoresOfRecord = (record: RawJson, step: number | null, seat: number | null) =>
  call<ScoreHistory>("POST", `/scores${at(step, seat)}`, record);
