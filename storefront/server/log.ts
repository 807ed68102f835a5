/**
 * The storefront's log. Never give it query strings, bodies, cookies or ids of bags and orders:
 * what a log does not hold cannot leak from it.
 */
import { pino } from "pino";

/** Lines are written together: one by one they cost more than answering from memory. */
const output = pino.destination({ sync: false, minLength: 4096 });
/** Milliseconds that a line waits for others; pino itself writes the rest where the process ends. */
const flushEvery = 200;
setInterval(() => output.flush(), flushEvery).unref();

export const log = pino(
  {
    name: "storefront",
    level: process.env.NODE_ENV === "test" ? "silent" : "info",
    serializers: {
      // The message of a failed call may quote the address it went to, with its query.
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              message: withoutQueries(error.message),
              stack: withoutQueries(error.stack ?? ""),
            }
          : { type: typeof error },
    },
  },
  output,
);

function withoutQueries(text: string): string {
  return text.replaceAll(/\?[^\s"')]+/g, "?…");
}
