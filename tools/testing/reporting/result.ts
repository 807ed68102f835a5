/**
 * What the reporters of Vitest and Playwright write, a line of JSON each, and `tools/testing/programs.ts` reads.
 * It is the same for both, so that counts, failures and slow tests are reported in one way.
 */
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

export interface TestResult {
  /** Relative to the project's folder. */
  readonly file: string;
  /** With the names of the groups it stands in. */
  readonly name: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** Why it failed. */
  readonly reason?: string;
  /** Paths of pictures taken at the failure. */
  readonly pictures?: readonly string[];
  /** What the shop's processes wrote to their logs while it ran. */
  readonly logs?: string;
}

export const writeResult = (result: TestResult): void =>
  void process.stdout.write(`${JSON.stringify({ result })}\n`);

/** Folder of the shop that a worker of the tests talks to. @param worker counted from 1 */
export const shopFolder = (worker: number): string | undefined =>
  process.env.LANDOLT_SHOPS && join(process.env.LANDOLT_SHOPS, String(worker));

const logs = ["backend.log", "storefront.log", "postgres.log", "launcher.log"];
/** Bytes of each log that are shown. */
const most = 4000;

/** How long the logs of a shop are now. */
export function sizesOfLogs(folder: string | undefined): Record<string, number> {
  if (!folder) return {};
  const paths = logs.map((name) => join(folder, "logs", name)).filter((path) => existsSync(path));
  return Object.fromEntries(paths.map((path) => [path, statSync(path).size]));
}

/** What has been written to the logs since they had those sizes; the end of it where that is long. */
export function logsSince(sizes: Record<string, number>): string {
  return Object.entries(sizes)
    .map(([path, from]) => {
      const file = openSync(path, "r");
      const { size } = fstatSync(file);
      const start = Math.max(from, size - most);
      const bytes = Buffer.alloc(Math.max(0, size - start));
      readSync(file, bytes, 0, bytes.length, start);
      closeSync(file);
      return bytes.length > 0 ? `${path}\n${bytes.toString("utf8")}` : "";
    })
    .join("");
}
