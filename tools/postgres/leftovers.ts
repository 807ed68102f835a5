import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../launch/explained.ts";
import { identify, isRunning, send, waitUntilGone } from "../launch/process-identity.ts";

/**
 * The process number in the first line of `postmaster.pid` ("Database File Layout" in the
 * PostgreSQL manual); nothing when there is no such file or it is cut short.
 */
function postmasterPid(cluster: string): number | undefined {
  try {
    const [first = ""] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number.parseInt(first, 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The PostgreSQL processes that work on a cluster: a server and its children all have the cluster
 * as working directory. Where the system does not show it, only the number in the file counts.
 */
function processesOn(cluster: string): number[] {
  if (process.platform !== "linux") {
    const pid = postmasterPid(cluster);
    return pid !== undefined && identify(pid) ? [pid] : [];
  }
  const folder = realpathSync(cluster);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const program = readFileSync(`/proc/${pid}/comm`, "utf8").trim();
        return program === "postgres" && readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/**
 * Clears what an earlier server on this cluster left: a server of a killed launcher is stopped, the
 * orphans of a killed server are waited for, and a `postmaster.pid` that names an unrelated process
 * or a zombie is removed: PostgreSQL would take either for its server. A number nobody has is
 * PostgreSQL's own to judge: it also looks for users of the shared memory the file names.
 *
 * @returns true when a running server was stopped
 */
export async function clearLeftovers(cluster: string): Promise<boolean> {
  const pid = postmasterPid(cluster);
  let running = processesOn(cluster);
  const server = running.find((one) => one === pid);
  const before = running.length;
  // SIGINT: sessions are aborted and the server shuts down cleanly ("Shutting Down the Server").
  if (server !== undefined) await stop(server, "SIGINT", 15_000);
  // Without their server the others end by themselves, a busy one a little later.
  for (const [signal, grace] of [
    [undefined, 1500],
    ["SIGQUIT", 1500],
    ["SIGKILL", 1500],
  ] as const) {
    running = processesOn(cluster);
    await Promise.all(running.map((one) => stop(one, signal, grace)));
  }
  running = processesOn(cluster);
  if (pid !== undefined && running.length === 0 && isTaken(pid)) {
    rmSync(join(cluster, "postmaster.pid"), { force: true });
  }
  return before > 0;
}

/** Whether anything has this number, even a zombie that its parent has not yet collected. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

async function stop(pid: number, signal: NodeJS.Signals | undefined, grace: number): Promise<void> {
  const who = identify(pid);
  if (!who || !isRunning(who)) return;
  if (signal) send(signal, pid);
  await waitUntilGone(who, grace);
}
