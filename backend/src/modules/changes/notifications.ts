/** Waits for PostgreSQL to say that a change was committed. */
import { Client, type ClientConfig } from "pg";

/** Milliseconds between two tries to connect. */
const retry = 2000;

/**
 * Listens on one channel with a connection of its own. A notification can be lost, with the connection or behind
 * a pooler that does not pass it on, so who waits also looks from time to time unasked.
 */
export class Notifications {
  readonly #config: ClientConfig;
  readonly #channel: string;
  #client: Client | undefined;
  #triedAt = 0;
  #arrived = false;
  #wake: (() => void) | undefined;

  /** @param channel a name that needs no quotes */
  constructor(config: ClientConfig, channel: string) {
    this.#config = config;
    this.#channel = channel;
  }

  /** Resolves when something was notified since the last call, or after so many milliseconds. */
  async next(milliseconds: number): Promise<void> {
    this.#listen();
    if (!this.#arrived) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, milliseconds).unref();
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    this.#wake = undefined;
    this.#arrived = false;
  }

  #notify(): void {
    this.#arrived = true;
    this.#wake?.();
  }

  #listen(): void {
    if (this.#client || Date.now() - this.#triedAt < retry) return;
    this.#triedAt = Date.now();
    const client = new Client({ ...this.#config, keepAlive: true });
    const drop = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      client.end().catch(() => undefined);
    };
    this.#client = client;
    client.on("error", drop).on("end", drop);
    client.on("notification", () => this.#notify());
    client
      .connect()
      .then(() => client.query(`listen ${this.#channel}`))
      // What was committed before it listened was not notified.
      .then(() => this.#notify(), drop);
  }
}
