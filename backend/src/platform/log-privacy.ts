/**
 * What the backend's log may hold of errors. A database quotes the statement that has failed, with the values that
 * belong to it: addresses of customers, texts of mails, prescriptions. Errors reach the log from many places, also
 * of Medusa, so they are judged at the two doors by which they leave: the logger and the console.
 */
import { inspect } from "node:util";
import { logger } from "@medusajs/framework/logger";

const email = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+\.[a-z]{2,}/gi;
/** A statement as Knex and MikroORM put it before the database's own words: `insert into "…" … values ('…') - …`. */
const statement = /\b(?:insert into|update|delete from|select|with)\b[^\n]*?"[\s\S]*\s-\s/gi;
/** `Key (email)=(…)`, and the row that a constraint has refused. */
const values = /(Key \([^)]*\)=|Failing row contains )\([\s\S]*\)/gi;

/** The text without statements, values and e-mail addresses. */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(statement, "(a statement) ")
    .replaceAll(values, "$1(…)")
    .replaceAll(email, ":email");

/** PostgreSQL's code of an error, wherever in its causes that is. */
function sqlState(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlState(Reflect.get(error, "cause"));
}

/** An error, also one that a workflow has stored: it is no `Error` any more. */
type ErrorLike = Pick<Error, "message" | "cause"> & { name?: string; stack?: unknown };

const isErrorLike = (said: unknown): said is ErrorLike =>
  typeof said === "object" &&
  said !== null &&
  "message" in said &&
  typeof said.message === "string";

/** The error as it may be logged: of what the database says its code, and where it happened. */
export function loggable(error: ErrorLike): Error {
  const state = sqlState(error);
  const message = state ? `Database error ${state}` : withoutPersonalData(error.message);
  const frames = String(error.stack ?? "").match(/^ +at .*(?:\)|:\d+:\d+)$/gm) ?? [];
  const shown = new Error(message);
  shown.name = error.name ?? "Error";
  shown.stack = [`${shown.name}: ${message}`, ...frames].join("\n");
  if (isErrorLike(error.cause)) shown.cause = loggable(error.cause);
  return shown;
}

const safe = (said: unknown): unknown => {
  if (isErrorLike(said)) return loggable(said);
  return typeof said === "string" ? withoutPersonalData(said) : said;
};

const ofLogger = ["error", "warn", "info", "http", "verbose", "debug", "silly", "log"] as const;
/** By which libraries write past the logger; Medusa's command line so writes errors that nobody has handled. */
const ofConsole = ["error", "warn", "info", "debug", "trace", "log"] as const;

/** Has each of these methods write what `judge` leaves of its arguments. */
export function judged<Method extends string>(
  target: Record<Method, (...said: never[]) => unknown>,
  methods: readonly Method[],
  judge: (said: unknown) => unknown,
): void {
  for (const method of methods) {
    const write = target[method];
    const writeJudged = (...said: unknown[]) => Reflect.apply(write, target, said.map(judge));
    Object.assign(target, { [method]: writeJudged });
  }
}

/** Of a value that is no text, as the console would show it. */
export const safeToPrint = (said: unknown): unknown =>
  typeof said === "object" && said !== null && !isErrorLike(said)
    ? withoutPersonalData(inspect(said))
    : safe(said);

/** Has everything that is logged from now on judged first. */
export function keepLogPrivate(): void {
  judged(logger, ofLogger, safe);
  judged(console, ofConsole, safeToPrint);
}
