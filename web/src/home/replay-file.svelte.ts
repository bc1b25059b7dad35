import { RawJson } from "../lib/api";

/** The record file that is being watched. It lives in this page alone. */
export interface RecordFile {
  readonly game: string;
  readonly seats: number;
  readonly json: RawJson;
}

export const replayFile = $state<{ record: RecordFile | null }>({ record: null });

/** Read a file that was dropped or chosen; throws what is wrong with it, in plain words. */
export async function readRecord(file: File): Promise<RecordFile> {
  const text = await file.text();
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error(`${file.name} is not a record file: it is not JSON.`);
  }
  const { game, seats } = data;
  if (typeof game !== "string" || typeof seats !== "number") {
    throw new Error(`${file.name} is not a record file: it names no game and seats.`);
  }
  return { game, seats, json: new RawJson(text) };
}
