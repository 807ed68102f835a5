/** A shop whose calendar a test can move on. */
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const clock = join(import.meta.dirname, "moved-clock.cjs");
const fileIn = (folder: string) => join(folder, "clock-ahead");

/** Settings for a launcher: every process that it starts looks at the clock of `folder`. */
export async function movableClock(folder: string): Promise<Record<string, string>> {
  const preload = join(folder, "clock.cjs");
  await writeFile(
    preload,
    `require(${JSON.stringify(clock)})(${JSON.stringify(fileIn(folder))});\n`,
  );
  return { NODE_OPTIONS: `--require=${preload}` };
}

/** Moves the calendar of those processes to an instant; when it returns, all of them know. */
export async function moveClock(folder: string, to: Date): Promise<void> {
  const passing = `${fileIn(folder)}.part`;
  await writeFile(passing, `${to.getTime() - Date.now()}`);
  await rename(passing, fileIn(folder));
  // A process that has just looked looks again after 50 ms.
  await setTimeout(100);
}
