import type { MedusaResponse } from "@medusajs/framework/http";

/** Ends all streams when the process is to end, which would otherwise wait for their readers. */
const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => ending.abort());

/**
 * What a reader who comes back has seen: the number in `Last-Event-ID`, if it is one.
 * @param digits of the longest number that the column holds for certain
 */
export const lastEventId = (header: string | undefined, digits: number): number | undefined =>
  header !== undefined && /^\d+$/.test(header) && header.length <= digits
    ? Number(header)
    : undefined;

/**
 * Answers with server-sent events until the reader leaves or the process ends.
 * @param heartbeat milliseconds between two signs of life, which also show a connection that is dead
 * @param follow begins to write events; what it returns ends that
 */
export async function streamEvents(
  response: MedusaResponse,
  heartbeat: number,
  follow: () => Promise<() => void>,
): Promise<void> {
  response.status(200).set({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Proxies in front must pass every event on at once.
    "x-accel-buffering": "no",
  });
  const ended = new Promise<void>((done) => response.once("close", done));
  const leave = await follow();
  response.write(":\n\n");
  const beating = setInterval(() => response.write(":\n\n"), heartbeat);
  const end = () => response.end();
  ending.signal.addEventListener("abort", end);
  await ended;
  ending.signal.removeEventListener("abort", end);
  clearInterval(beating);
  leave();
}
