import { spawn } from "node:child_process";
import { closeSync, rmSync } from "node:fs";
import { codeOf, Explained } from "./explained.ts";
import type { Launch } from "./launch.ts";
import { logFileOf, openLog, tailOf } from "./logs.ts";
import { send } from "./process-identity.ts";

/** A command that is expected to end by itself. */
export interface Command {
  /** What it does, for the sentence when it fails: "Building the backend". */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Name of its log in the log folder; begun again at each run. */
  readonly log: string;
}

/** Causes that a log names and a person can do something about. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|No space left on device/i, "the disk is full"],
  [/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET/, "the network or the npm registry cannot be reached"],
  [/EACCES|EPERM|permission denied/i, "a file or folder may not be written by this user"],
  [/heap out of memory|Killed|SIGKILL/, "the machine has too little free memory"],
  [/EINTEGRITY/, "a package differs from the lockfile"],
];

/**
 * Runs a command to its end.
 *
 * @throws {Explained} with the end of its log when it fails
 * @throws the signal's reason when it was aborted; the command and its children are gone then
 */
export async function run(launch: Launch, command: Command): Promise<void> {
  const { signal, children } = launch;
  signal.throwIfAborted();
  const logFile = logFileOf(launch.dataDir, command.log);
  rmSync(logFile, { force: true });
  const log = openLog(logFile);
  const outcome = await new Promise<string | undefined>((resolve) => {
    // Its own process group: Ctrl-C reaches only the launcher, which ends its children in order.
    const child = spawn(command.command, command.args, {
      cwd: command.cwd,
      env: command.env,
      stdio: ["ignore", log, log],
      detached: true,
    });
    if (child.pid !== undefined) children.add(command.log, child.pid);
    let insist: NodeJS.Timeout | undefined;
    const abort = () => {
      const { pid } = child;
      if (pid === undefined) return;
      send("SIGTERM", pid, true);
      insist = setTimeout(() => send("SIGKILL", pid, true), 5000);
    };
    const settle = (result: string | undefined) => {
      clearTimeout(insist);
      signal.removeEventListener("abort", abort);
      children.remove(command.log);
      resolve(result);
    };
    signal.addEventListener("abort", abort);
    child.on("error", (error) => {
      const missing = codeOf(error) === "ENOENT";
      settle(missing ? `${command.command} is not installed` : error.message);
    });
    child.on("exit", (code, cause) => {
      settle(code === 0 ? undefined : cause ? `ended by ${cause}` : `exit code ${code}`);
    });
  });
  closeSync(log);
  signal.throwIfAborted();
  if (outcome === undefined) return;
  const excerpt = tailOf(logFile, 25);
  const cause = causes.find(([pattern]) => pattern.test(excerpt.join("\n")));
  throw new Explained(
    `${command.title} failed: ${cause ? cause[1] : outcome}. The whole log: ${logFile}`,
    excerpt,
  );
}
