/** Writes down which calls were made and answered well, by the SDK or by a plain fetch. */
import { describes, type Row } from "./rows/row.ts";

interface Call {
  method: string;
  path: string;
  ok: boolean;
}

const calls: Call[] = [];

/** Records calls to `backend`, whose SDK uses the same fetch. @returns how to end it */
export function record(backend: string): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    if (origin === new URL(backend).origin) {
      calls.push({ method: init?.method ?? "GET", path: pathname, ok: answer.ok });
    }
    return answer;
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** Whether the call was made at least once and answered with a status below 300. */
export function passed(row: Row): boolean {
  return calls.some((call) => call.ok && describes(row, call));
}
