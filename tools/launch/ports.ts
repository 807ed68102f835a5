import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { basename } from "node:path";
import { codeOf, Explained, reasonOf } from "./explained.ts";

/**
 * The inode of the socket that listens on a port, from the text of `/proc/net/tcp` or `tcp6`: local
 * address and port are in hexadecimal, state `0A` is LISTEN (proc_pid_net(5)).
 */
export function listeningInode(table: string, port: number): string | undefined {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  for (const row of table.split("\n").slice(1)) {
    const fields = row.trim().split(/\s+/);
    if (fields[1]?.endsWith(ending) && fields[3] === "0A") return fields[9];
  }
  return undefined;
}

/** Who listens on a port, where the system tells us: "node (process 123)". */
function whoListens(port: number): string | undefined {
  if (process.platform !== "linux") return undefined;
  const inode = ["tcp", "tcp6"]
    .map((name) => listeningInode(readText(`/proc/net/${name}`), port))
    .find((found) => found !== undefined);
  if (inode === undefined) return undefined;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        if (readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`) {
          return `${basename(readlinkSync(`/proc/${pid}/exe`))} (process ${pid})`;
        }
      }
    } catch {
      // Another user's process, or one that has just ended.
    }
  }
  return undefined;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Tries to listen on a port; the error, or the port that was free (0 asks for any). */
function tryPort(port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", resolve);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

export async function isFree(port: number, host: string): Promise<boolean> {
  return typeof (await tryPort(port, host)) === "number";
}

const given = new Set<number>();

/** A port that nobody uses now, and that this process has given to nobody: who was given one may not listen yet. */
export async function anyFreePort(host: string): Promise<number> {
  const found = await tryPort(0, host);
  if (typeof found !== "number") throw found;
  if (given.has(found)) return anyFreePort(host);
  given.add(found);
  return found;
}

/**
 * Makes sure that a port can be used.
 *
 * @param setting the variable that changes it
 * @throws {Explained} saying who has it, where that can be known, and what to change
 */
export async function requirePort(setting: string, port: number, host: string): Promise<void> {
  const result = await tryPort(port, host);
  if (typeof result === "number") return;
  const remedy = `set ${setting} to another one, for example ${setting}=${port < 1024 ? 3000 : port + 1}`;
  switch (codeOf(result)) {
    case "EADDRINUSE": {
      const who = whoListens(port);
      throw new Explained(
        `Port ${port} is already used${who ? ` by ${who}` : ""}: stop that program or ${remedy}.`,
      );
    }
    case "EACCES":
      throw new Explained(`Port ${port} is reserved for the system's administrator: ${remedy}.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      throw new Explained(
        `HOST=${host} is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its networks.`,
      );
    default:
      throw new Explained(`Port ${port} cannot be used (${reasonOf(result)}): ${remedy}.`);
  }
}
