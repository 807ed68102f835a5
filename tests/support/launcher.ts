/** Starts the whole shop as a user would, in a data folder of its own, and ends it in every way there is. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { filesIn } from "../../tools/launch/launch.ts";
import { anyFreePort } from "../../tools/launch/ports.ts";
import { outsideFolder } from "../../tools/postgres/place.ts";
import { leaksOf } from "../../tools/testing/private-logs.ts";
import { copyShop, templateIn } from "../../tools/testing/shops.ts";
import { isAll } from "./extent.ts";
import { parseShopInfo, type ShopInfo } from "./shop-info.ts";

const repository = join(import.meta.dirname, "../..");
const host = "127.0.0.1";
const run = promisify(execFile);

type Settings = Record<string, string>;

export class Launcher {
  readonly settings: Settings;
  output = "";
  #child: ChildProcess | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /**
   * For a shop in a new data folder.
   * @param settings may be made for that folder
   * @param filled copies the shop that `npm test` has migrated and filled for all
   */
  static async inNewFolder(
    name: string,
    settings: Settings | ((dataDir: string) => Promise<Settings>),
    { filled }: { filled: boolean },
  ): Promise<Launcher> {
    const folder = await mkdtemp(join(tmpdir(), `landolt-${name}-`));
    const dataDir = join(folder, "data");
    if (filled) copyShop(templateIn(process.env.LANDOLT_SHOPS ?? ""), dataDir);
    else await mkdir(dataDir);
    // Open to the account that runs PostgreSQL when we are root; what is secret protects itself.
    for (const path of [folder, dataDir]) await chmod(path, 0o755);
    const [PORT, BACKEND_PORT] = [`${await anyFreePort(host)}`, `${await anyFreePort(host)}`];
    // A round of jobs takes a seventh of a second of a processor, in each of the shops that stand beside each other.
    const JOB_INTERVAL = isAll ? "8" : "4";
    const chosen = typeof settings === "function" ? await settings(dataDir) : settings;
    return new Launcher({ JOB_INTERVAL, ...chosen, DATA_DIR: dataDir, PORT, BACKEND_PORT });
  }

  get dataDir(): string {
    return this.settings.DATA_DIR ?? "";
  }

  /**
   * Ends whatever still runs, and leaves nothing of the shop behind.
   * @throws Error when its logs tell of people, secrets or tokens
   */
  async remove(): Promise<void> {
    await this.end("SIGTERM");
    await this.killAll();
    await this.gone();
    const leaks = leaksOf(this.dataDir, this.#secretSettings);
    for (const folder of [dirname(this.dataDir), outsideFolder(this.dataDir)]) {
      await rm(folder, { recursive: true, force: true });
    }
    if (leaks.length > 0) throw new Error(`logs of a shop tell:\n${leaks.join("\n")}`);
  }

  get #secretSettings(): string[] {
    return Object.entries(this.settings)
      .filter(([name]) => /SECRET|_API_KEY|_KEYS$|PASSWORD/.test(name))
      .flatMap(([, value]) => value.split(/[,:]/).filter((part) => part.length >= 12));
  }

  /** Empty switches a setting off: not even .env may lead a test to somebody's database. */
  get #environment(): NodeJS.ProcessEnv {
    const names = ["SHOP_URL", "BACKEND_URL", "DATABASE_URL", "REDIS_URL", "SMTP_URL"];
    names.push(...Object.keys(process.env).filter((name) => name.startsWith("STRIPE_")));
    const off = Object.fromEntries(names.map((name) => [name, ""]));
    return { ...process.env, ...off, ...this.settings };
  }

  spawn(): ChildProcess {
    this.output = "";
    const child = spawn("node", ["tools/node.mjs", "tools/start.ts"], {
      cwd: repository,
      env: this.#environment,
      stdio: ["ignore", "pipe", "pipe"],
      // In a group of its own: a test run that is ended kills its own group, and the launcher then stops its shop.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += chunk;
      });
    }
    this.#child = child;
    return child;
  }

  /** Starts and waits for the shop to answer; rejects with the output when the launcher ends first. */
  async start(): Promise<ShopInfo> {
    const child = this.spawn();
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`the launcher ended with ${code}:\n${this.output}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ended, this.#answering(child)]);
    return this.info();
  }

  async #answering(child: ChildProcess): Promise<void> {
    const health = `http://127.0.0.1:${this.settings.PORT}/health`;
    while (child.exitCode === null) {
      const answer = await fetch(health).catch(() => undefined);
      if (answer?.ok && this.output.includes("Staff")) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Runs one of our commands for this shop. @returns what it wrote to stdout; rejects when it fails */
  async command(name: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run("npm", ["run", "--silent", name, "--", ...args], {
      cwd: repository,
      env: this.#environment,
    });
    return stdout.trim();
  }

  /** What `npm run info` prints, read where that reads it: a process for each look takes half a second. */
  async info(): Promise<ShopInfo> {
    return parseShopInfo(await readFile(filesIn(this.dataDir).lastStart, "utf8"));
  }

  /** Throws the shop's data away, also what is kept outside its folder. */
  async reset(): Promise<void> {
    await this.command("reset", "--yes");
  }

  /** Sends the signal to the launcher and waits for its end; the exit code, or null when killed. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exit = once(child, "exit");
    child.kill(signal);
    const [code] = await exit;
    return code;
  }

  /** Processes that carry this launcher's data folder in their environment or command line. */
  async processes(): Promise<{ pid: number; command: string }[]> {
    const needle = this.dataDir;
    const { stdout } = await run("ps", ["-eo", "pid="]);
    const pids = stdout
      .split("\n")
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid);
    const found = await Promise.all(
      pids.map(async (pid) => {
        const [environment = "", command = ""] = await Promise.all(
          ["environ", "cmdline"].map((file) =>
            readFile(`/proc/${pid}/${file}`, "utf8").catch(() => ""),
          ),
        );
        const ours = environment.includes(`DATA_DIR=${needle}`) || command.includes(needle);
        return ours ? [{ pid, command: command.replaceAll("\0", " ") }] : [];
      }),
    );
    return found.flat();
  }

  /** kill -9 of every process of this shop at once. */
  async killAll(): Promise<void> {
    for (const { pid } of await this.processes()) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It ended by itself between being seen and being killed.
      }
    }
  }

  /** Resolves when nothing of this shop runs any more; a process on its way out has a few seconds. */
  async gone(): Promise<void> {
    for (const pause of [100, 200, 400, 800, 1600, 3200]) {
      if ((await this.processes()).length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`still running: ${JSON.stringify(await this.processes())}`);
  }
}
