/** A PostgreSQL of your own (DATABASE_URL), by PostgreSQL's own programs. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { codeOf, Explained } from "../launch/explained.ts";

/** The address as the programs' variables: in an argument everybody on the machine could read the password. */
function variablesOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const tls = searchParams.get("sslmode");
  return {
    ...process.env,
    PGHOST: hostname.replace(/^\[|\]$/g, ""),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(tls && { PGSSLMODE: tls }),
  };
}

async function run(program: "pg_dump" | "pg_restore", args: readonly string[], url: string) {
  const child = spawn(program, args, {
    env: variablesOf(url),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  const [code] = await once(child, "close").catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") throw error;
    throw new Explained(
      `${program} is not installed: install PostgreSQL's client programs (often the package postgresql-client), not older than your server.`,
    );
  });
  if (code === 0) return;
  throw new Explained(
    `${program} ended with ${code}.`,
    (await said).trimEnd().split("\n").slice(-20),
  );
}

/** One consistent moment of the database, while others write. */
export const dump = (url: string, file: string): Promise<void> =>
  run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", "--file", file], url);

/** Into an empty database, as a whole or not at all. */
export const restoreDump = (url: string, file: string): Promise<void> => {
  const { PGDATABASE = "" } = variablesOf(url);
  const whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"];
  return run("pg_restore", [...whole, "--dbname", PGDATABASE, file], url);
};
