/** Counts in PostgreSQL's own log what the backend asks its database. */
import { closeSync, fstatSync, openSync, readSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { connect, fewest } from "./database.ts";
import type { ShopInfo } from "./shop-info.ts";

/** One line for each statement, transactions' beginnings and ends among them; no values. */
const setting = { log_statement: "all", log_parameter_max_length: "0" };
const line = /\] LOG: {2}(?:statement|execute [^:]*): /g;

export class StatementCounter {
  readonly #client: Client;
  readonly #path: string;
  readonly #log: number;

  private constructor(client: Client, path: string) {
    this.#client = client;
    this.#path = path;
    this.#log = openSync(path, "r");
  }

  /** The log tells what is asked until `close`. */
  static async open(info: ShopInfo): Promise<StatementCounter> {
    const client = await connect(info);
    for (const [name, value] of Object.entries(setting)) {
      await client.query(`alter system set ${name} = '${value}'`);
    }
    await client.query("select pg_reload_conf()");
    const counter = new StatementCounter(client, join(info.dataDir, "logs/postgres.log"));
    // Connections take the setting up between two statements.
    while ((await counter.#during(() => client.query("select 1"))) === 0);
    return counter;
  }

  async #during(work: () => Promise<unknown>): Promise<number> {
    const from = fstatSync(this.#log).size;
    await work();
    const written = Buffer.alloc(fstatSync(this.#log).size - from);
    readSync(this.#log, written, 0, written.length, from);
    return written.toString("utf8").match(line)?.length ?? 0;
  }

  /** What the work cost this time, with whatever else the backend did meanwhile. */
  once(work: () => Promise<unknown>): Promise<number> {
    return this.#during(work);
  }

  /** The same at least; see {@link fewest}. */
  fewest(enough: number, work: () => Promise<unknown>): Promise<number> {
    return fewest(enough, () => this.once(work));
  }

  /** Ends it, and empties the log: what was asked stands there with the values of people, by our wish alone. */
  async close(): Promise<void> {
    for (const name of Object.keys(setting)) await this.#client.query(`alter system reset ${name}`);
    await this.#client.query("select pg_reload_conf()");
    while ((await this.#during(() => this.#client.query("select 1"))) > 0);
    await this.#client.end();
    closeSync(this.#log);
    truncateSync(this.#path);
  }
}
