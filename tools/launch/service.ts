import { type ChildProcess, spawn } from "node:child_process";
import { closeSync } from "node:fs";
import type { Children } from "./children.ts";
import { Explained, reasonOf } from "./explained.ts";
import { openLog, tailOf } from "./logs.ts";
import { send } from "./process-identity.ts";

/** Milliseconds. A look costs four of a processor, which the backend needs while it starts. */
const betweenLooks = 150;

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
  /** Watches that it still answers: a program that hangs does not end by itself. */
  readonly health?: HealthCheck | undefined;
}

interface HealthCheck {
  readonly answers: () => Promise<boolean>;
  /** Pause between two checks, in milliseconds. */
  readonly every: number;
  /** After so many checks in turn without an answer it is ended and started again. */
  readonly failures: number;
}

/** For a server: one that hangs is started again after a minute, one that is only busy has answered by then. */
export const watchedAt = (url: string): HealthCheck => ({
  answers: () => answers(url, 10_000),
  every: 5_000,
  failures: 4,
});

export interface ServiceReports {
  readonly say: (text: string) => void;
}

/** Milliseconds; pauses before restarts double from the first to the last, and begin again after a steady run. */
const restarts = { firstPause: 250, longestPause: 60_000, steady: 60_000 };
/** {@link Service.stop} ends a restart, by ending the program. */
const never = new AbortController().signal;

/** How long to wait after the nth death in turn, in milliseconds. */
export function backoff(deaths: number): number {
  if (deaths <= 1) return 0;
  return Math.min(restarts.firstPause * 2 ** (deaths - 2), restarts.longestPause);
}

/**
 * Keeps one program running: starts it, waits until it is ready, restarts it when it dies or does not answer
 * any more. It is never given up: the other programs go on, and what it lacks, space or a port, may come back.
 */
export class Service {
  readonly spec: ServiceSpec;
  readonly #children: Children | undefined;
  readonly #reports: ServiceReports;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #stopping = false;
  #settled = false;
  /** Deaths in turn, without a steady run between them. */
  #deaths = 0;
  #readySince = Number.POSITIVE_INFINITY;
  #checks: NodeJS.Timeout | undefined;
  #pause: { end: () => void } | undefined;

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
    this.#settle();
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
        // What it has started ends with it: `medusa develop` leaves the shop's backend running, at its port.
        if (child.pid !== undefined) send("SIGKILL", child.pid, true);
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
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
  }

  #failure(what: string): Explained {
    return new Explained(`${what}. The whole log: ${this.spec.log}`, tailOf(this.spec.log, 25));
  }

  #settle(): void {
    this.#settled = true;
    this.#readySince = performance.now();
    this.#watch();
  }

  /** Ends the program when it has not answered several times in turn; its end leads to a restart. */
  #watch(): void {
    const { name, health } = this.spec;
    if (!health) return;
    let failed = 0;
    const check = async () => {
      const child = this.#child;
      failed = (await health.answers()) ? 0 : failed + 1;
      if (this.#stopping || child?.pid === undefined || child !== this.#child) return;
      if (failed < health.failures) {
        this.#checks = setTimeout(check, health.every);
        return;
      }
      this.#reports.say(`The ${name} has not answered ${failed} health checks in turn; ending it.`);
      send("SIGKILL", child.pid, true);
    };
    this.#checks = setTimeout(check, health.every);
  }

  async #revive(how: string): Promise<void> {
    const { name, log } = this.spec;
    const began = performance.now();
    clearTimeout(this.#checks);
    this.#deaths = began - this.#readySince > restarts.steady ? 1 : this.#deaths + 1;
    this.#settled = false;
    this.#readySince = Number.POSITIVE_INFINITY;
    const pause = backoff(this.#deaths);
    this.#reports.say(
      pause === 0
        ? `The ${name} died (${how}); starting it again.`
        : `The ${name} died ${this.#deaths} times in turn (${how}); starting it again in ${pause / 1000} s. Its log: ${log}`,
    );
    await this.#wait(pause);
    if (this.#stopping) return;
    try {
      await this.spec.beforeRestart?.();
      if (this.#stopping) return;
      this.#launch();
      // A shop that is open is not closed because its machine is slow: as long as it lives, it may come.
      await this.#untilReady(never, () => {
        const seconds = Math.round((performance.now() - began) / 1000);
        this.#reports.say(
          `The ${name} is not back after ${seconds} s; waiting on. Its log: ${log}`,
        );
      });
      this.#settle();
      this.#reports.say(`The ${name} is back.`);
    } catch (error) {
      if (this.#stopping) return;
      if (this.#child?.pid !== undefined) send("SIGKILL", this.#child.pid, true);
      await this.#exited;
      void this.#revive(`while starting: ${reasonOf(error)}`);
    }
  }

  /** A pause that {@link Service.stop} ends. */
  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#pause = { end };
    });
  }

  /** Asks it to stop, waits its grace time, then ends its whole process group. */
  async stop(hurry: AbortSignal): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#checks);
    this.#pause?.end();
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

/**
 * Whether an address answers 200.
 * @param patience milliseconds to wait for it
 */
export async function answers(url: string, patience = 2000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
