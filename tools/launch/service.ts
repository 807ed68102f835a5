import { type ChildProcess, spawn } from "node:child_process";
import { closeSync } from "node:fs";
import type { Children } from "./children.ts";
import { Explained, reasonOf } from "./explained.ts";
import { openLog, tailOf } from "./logs.ts";
import { send } from "./process-identity.ts";

/** A program that runs as long as the shop does. */
export interface ServiceSpec {
  /** As the visitor of the log folder and the error sentences call it: "backend". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: string;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  /** Resolves when the service can be used; asked again and again until then. */
  readonly isReady: () => Promise<boolean>;
  /** How long its first start may take, in milliseconds; a restart that takes longer is reported. */
  readonly timeout: number;
  /** The signal that asks it to stop, and how long it may take, in milliseconds. */
  readonly stopSignal: NodeJS.Signals;
  readonly grace: number;
  /** Runs before every start but the first, for example to clear what a crash left. */
  readonly beforeRestart?: (() => Promise<void>) | undefined;
}

export interface ServiceReports {
  readonly say: (text: string) => void;
  /** The service is given up; the shop cannot go on. */
  readonly giveUp: (error: Explained) => void;
}

const restartsPerMinute = 5;
/** {@link Service.stop} ends a restart, by ending the program. */
const never = new AbortController().signal;

/** How long to wait before the nth restart within a minute, in milliseconds. */
function backoff(restarts: number): number {
  return restarts <= 1 ? 0 : Math.min(250 * 2 ** (restarts - 2), 4000);
}

/** Keeps one program running: starts it, waits until it is ready, restarts it when it dies. */
export class Service {
  readonly spec: ServiceSpec;
  readonly #children: Children | undefined;
  readonly #reports: ServiceReports;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #stopping = false;
  #settled = false;
  #deaths: number[] = [];

  /** @param children where to write it down for the next launcher, unless that finds it anyhow */
  constructor(spec: ServiceSpec, reports: ServiceReports, children?: Children) {
    this.spec = spec;
    this.#reports = reports;
    this.#children = children;
  }

  /**
   * Starts it and waits until it is ready; from then on it is watched.
   *
   * @throws {Explained} with the end of its log when it ends or stays silent instead
   */
  async start(signal: AbortSignal): Promise<void> {
    const { name, timeout } = this.spec;
    this.#launch();
    await this.#untilReady(signal, () => {
      throw this.#failure(`The ${name} was not ready after ${timeout / 1000} s`);
    });
    this.#settled = true;
  }

  #launch(): void {
    const { name, command, args, cwd, env, log, uid, gid } = this.spec;
    const file = openLog(log);
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", file, file],
      detached: true,
      ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
    });
    closeSync(file);
    this.#child = child;
    if (child.pid !== undefined) this.#children?.add(name, child.pid);
    this.#exited = new Promise((resolve) => {
      const ended = (how: string) => {
        if (this.#child !== child) return;
        this.#child = undefined;
        this.#children?.remove(name);
        resolve();
        if (this.#settled && !this.#stopping) void this.#revive(how);
      };
      child.on("error", (error) => ended(error.message));
      child.on("exit", (code, sign) => ended(sign ?? `exit code ${code}`));
    });
  }

  /** @param late called each time the timeout has passed once more */
  async #untilReady(signal: AbortSignal, late: () => void): Promise<void> {
    const { name, timeout, isReady } = this.spec;
    let end = performance.now() + timeout;
    while (true) {
      signal.throwIfAborted();
      if (!this.#child) throw this.#failure(`The ${name} ended while starting`);
      if (await isReady()) return;
      if (performance.now() > end) {
        end += timeout;
        late();
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  #failure(what: string): Explained {
    return new Explained(`${what}. The whole log: ${this.spec.log}`, tailOf(this.spec.log, 25));
  }

  async #revive(how: string): Promise<void> {
    const { name, log } = this.spec;
    const began = performance.now();
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((time) => time > now - 60_000), now];
    if (this.#deaths.length > restartsPerMinute) {
      this.#reports.giveUp(
        this.#failure(`The ${name} died ${this.#deaths.length} times within a minute`),
      );
      return;
    }
    this.#reports.say(`The ${name} died (${how}); starting it again.`);
    await new Promise((resolve) => setTimeout(resolve, backoff(this.#deaths.length)));
    if (this.#stopping) return;
    this.#settled = false;
    try {
      await this.spec.beforeRestart?.();
      this.#launch();
      // A shop that is open is not closed because its machine is slow: as long as it lives, it may come.
      await this.#untilReady(never, () => {
        const seconds = Math.round((performance.now() - began) / 1000);
        this.#reports.say(
          `The ${name} is not back after ${seconds} s; waiting on. Its log: ${log}`,
        );
      });
      this.#settled = true;
      this.#reports.say(`The ${name} is back.`);
    } catch (error) {
      if (this.#stopping) return;
      if (this.#child) this.#reports.giveUp(this.#failure(reasonOf(error)));
      else void this.#revive("while starting");
    }
  }

  /** Asks it to stop, waits its grace time, then ends its whole process group. */
  async stop(hurry: AbortSignal): Promise<void> {
    this.#stopping = true;
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    const kill = () => send("SIGKILL", pid, true);
    send(this.spec.stopSignal, pid);
    const insist = setTimeout(kill, this.spec.grace);
    hurry.addEventListener("abort", kill);
    if (hurry.aborted) kill();
    await this.#exited;
    clearTimeout(insist);
    hurry.removeEventListener("abort", kill);
  }
}

/** Whether an address answers 200 within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
