/** The shop cannot serve at the moment, whatever was asked: to be answered with 503, and worth another try. */

/** Classes of PostgreSQL's errors: connection, resources (a full disk), shut down or starting, input and output. */
const sqlClasses = new Set(["08", "53", "57", "58"]);

/** Node's, of a connection that did not come about or was cut. */
const connectionCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/** What pg, Knex and its pool say of that without a code; MikroORM puts the statement before it. */
const connectionWords =
  /Connection terminated|not queryable|Transaction query already complete|Timeout acquiring a connection/;

const partOf = (error: object, name: "code" | "message"): string => {
  const part: unknown = Reflect.get(error, name);
  return typeof part === "string" ? part : "";
};

/** The code of an error of PostgreSQL, whose message and detail quote statements and values. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code = partOf(error, "code");
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** What tells of an outage, for the log, without what was sent; undefined of any other error. */
export function outageOf(error: unknown): string | undefined {
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined) return sqlClasses.has(sqlState.slice(0, 2)) ? sqlState : undefined;
  if (typeof error !== "object" || error === null) return undefined;
  const code = partOf(error, "code");
  if (connectionCodes.has(code)) return code;
  return connectionWords.exec(partOf(error, "message"))?.[0];
}

export const outage = {
  type: "unavailable",
  message: "The shop cannot answer at the moment; try again in a moment",
};
