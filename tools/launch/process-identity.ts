import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { codeOf } from "./explained.ts";

/**
 * A process that can be told from a later one with the same number. `started` is opaque: equal
 * exactly for the same process.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

/**
 * The start time in a line of `/proc/<pid>/stat`: its 22nd field, in clock ticks since boot
 * (proc_pid_stat(5)). The second field, the program's name in parentheses, may itself hold spaces
 * and parentheses, so counting begins behind the last one.
 */
export function startTicks(stat: string): string | undefined {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie has ended; only its parent has not yet asked how.
  return fields[0] === "Z" ? undefined : fields[19];
}

/** When the process started, in a form for comparing; nothing when there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const ticks = startTicks(readFileSync(`/proc/${pid}/stat`, "utf8"));
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      return ticks && `${boot}:${ticks}`;
    }
    if (process.platform === "win32") {
      process.kill(pid, 0);
      return "alive";
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/** The identity of a running process, or nothing. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started;
}

export function isIdentity(value: unknown): value is ProcessIdentity {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "started" in value &&
    typeof value.started === "string"
  );
}

/** Sends a signal to a process, or to its whole group; false when it is gone. */
export function send(signal: NodeJS.Signals, pid: number, group = false): boolean {
  try {
    process.kill(group && process.platform !== "win32" ? -pid : pid, signal);
    return true;
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    throw error;
  }
}

/** Waits until the process is gone; false when it is still there after the time. */
export async function waitUntilGone(who: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isRunning(who)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
