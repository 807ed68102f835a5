/** Writes down which calls were made and answered well, by the SDK or by a plain fetch. */
import { describes, placesOfIds, type Row } from "./rows/row.ts";

interface Call {
  method: string;
  path: string;
  ok: boolean;
  url: URL;
  init: RequestInit | undefined;
}

const calls: Call[] = [];

/** Records calls to `backend`, whose SDK uses the same fetch. @returns how to end it */
export function record(backend: string): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin === new URL(backend).origin) {
      calls.push({ method: init?.method ?? "GET", path: url.pathname, ok: answer.ok, url, init });
    }
    return answer;
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** The last call of a row that was answered with a status below 300. */
const answeredCall = (row: Row) => calls.findLast((call) => call.ok && describes(row, call));

/** Whether the call was made at least once and answered with a status below 300. */
export const passed = (row: Row): boolean => answeredCall(row) !== undefined;

/**
 * What was asked of a record is asked once more of one that is not there, for each id of the path, the first one first.
 * @param headers in the place of those that were sent, as who sent them may be signed out
 */
export async function askOfNothing(row: Row, headers: Record<string, string> = {}) {
  const call = answeredCall(row);
  if (!call) return [];
  const sent = new Headers(call.init?.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return Promise.all(
    placesOfIds(row).map(async (place) => {
      const url = new URL(call.url);
      url.pathname = url.pathname.split("/").with(place, `nothing_${place}`).join("/");
      const answer = await fetch(url, { ...call.init, headers: sent });
      return { path: url.pathname, status: answer.status, body: (await answer.json()) as unknown };
    }),
  );
}
