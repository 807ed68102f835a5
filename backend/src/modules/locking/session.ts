/** One connection to PostgreSQL that does nothing but hold advisory locks. */
import { Client, type ClientConfig } from "pg";

/** Keeps our keys apart from advisory locks that others take in the same database. */
const namespace = 7_202_411;

const take = "select pg_try_advisory_lock(hashtextextended($1, $2)) as taken";
const give = "select pg_advisory_unlock(hashtextextended($1, $2))";

/**
 * PostgreSQL drops the locks with the connection, so a process that is killed leaves none behind.
 * One connection serves any number of locks: nested locks can not run out of connections.
 */
export class LockSession {
  private readonly config: ClientConfig;
  private readonly held = new Set<string>();
  private connection: Promise<Client> | undefined;
  /** The client that {@link connection} has become. */
  private current: Client | undefined;

  constructor(config: ClientConfig) {
    this.config = config;
  }

  /** Takes the lock of `key` if no other process has it. The caller sees to its own process. */
  async tryTake(key: string): Promise<boolean> {
    const client = await this.connected();
    const { rows } = await client.query<{ taken: boolean }>(take, [key, namespace]);
    const taken = rows[0]?.taken === true;
    if (taken) this.held.add(key);
    return taken;
  }

  async give(key: string): Promise<void> {
    if (!this.held.delete(key)) return;
    // Without a connection there is no lock to give back.
    const client = await this.connection?.catch(() => undefined);
    await client?.query(give, [key, namespace]).catch(() => this.drop(client));
  }

  private connected(): Promise<Client> {
    this.connection ??= this.connect();
    return this.connection;
  }

  private async connect(): Promise<Client> {
    const client = new Client({ ...this.config, application_name: "landolt locks" });
    client.on("error", () => this.drop(client));
    client.on("end", () => this.drop(client));
    try {
      await client.connect();
      for (const key of this.held) await this.takeBack(client, key);
    } catch (error) {
      this.connection = undefined;
      throw error;
    }
    this.current = client;
    return client;
  }

  /**
   * What is held when the database comes back is taken again before anybody else of this process is served.
   * Where another process was faster it is not ours any more: what is done under it can not be called off.
   */
  private async takeBack(client: Client, key: string): Promise<void> {
    const { rows } = await client.query<{ taken: boolean }>(take, [key, namespace]);
    if (rows[0]?.taken === true) return;
    this.held.delete(key);
    // Without its key, which may name a person.
    process.emitWarning("A lock was lost with the connection to the database");
  }

  private drop(client: Client): void {
    if (this.current !== client) return;
    this.current = undefined;
    this.connection = undefined;
    client.end().catch(() => undefined);
  }
}
