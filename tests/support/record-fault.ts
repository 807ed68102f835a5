/** For the table of faults in docs/reliability.md, which `npm run reliability` makes. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { writeJson } from "../../tools/launch/json-file.ts";
import { buildFolder } from "../../tools/launch/launch.ts";
import { isAll } from "./extent.ts";

/** What came of a fault. */
interface Found {
  /** How often and on what it was tried: "10 kills, 60 orders". */
  readonly tried: string;
  /** Acknowledged and not there; there more than once. Only where something could be. */
  readonly lost?: number;
  readonly doubled?: number;
}

/**
 * Writes down what a run found, for the table that `npm run reliability` makes. A whole run (`npm run test:all`) counts
 * before a short one.
 * @param number of the fault in `tools/reliability/faults.ts`
 * @param part where several tests try it
 */
export function recordFault(number: number, found: Found, part = ""): void {
  const folder = join(buildFolder, "faults");
  mkdirSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const name = `${number}${part && `-${part}`}${isAll ? "" : ".short"}.json`;
  writeJson(join(folder, name), { number, day, ...found });
}
