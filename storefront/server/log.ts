/**
 * The storefront's log. Never give it query strings, bodies, cookies or ids of bags and orders:
 * what a log does not hold cannot leak from it.
 */
import { type LoggerOptions, pino } from "pino";
import { LogOutput } from "./log-output.ts";

const options: LoggerOptions = {
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
};

/** The line about lost lines goes before those that wait, so it is made apart from them. */
function lossNotice(lines: number): string {
  let made = "";
  const notice = pino(options, { write: (line) => (made = line) });
  notice.warn({ lines }, "The log could not be written for a while; these lines are missing.");
  return made;
}

export const log = pino(options, new LogOutput(process.stdout.fd, lossNotice));

function withoutQueries(text: string): string {
  return text.replaceAll(/\?[^\s"')]+/g, "?…");
}
