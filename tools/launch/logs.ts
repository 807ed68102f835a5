import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

const rotateAbove = 5 * 1024 * 1024;

/** Where a log is kept. */
export function logFileOf(dataDir: string, name: string): string {
  return join(dataDir, "logs", `${name}.log`);
}

/** Opens a log for appending, for its owner alone; one above 5 MB is first put aside as `<name>.1`. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path) && statSync(path).size > rotateAbove) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

/** The last lines of a log, as far as its last 64 kB hold them. */
export function tailOf(path: string, lines: number): string[] {
  if (!existsSync(path)) return [];
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, 64 * 1024));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString("utf8").trimEnd().split("\n").slice(-lines);
  } finally {
    closeSync(file);
  }
}
