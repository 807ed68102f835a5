import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Explained } from "../launch/explained.ts";

/** Parts of the tests, in the order in which they run. Each but the first two is a folder of `tests/`. */
export const areas = ["check", "unit", "backend", "contract", "faults", "life", "browser"] as const;
export type Area = (typeof areas)[number];

/** What somebody asks `npm test` for. */
export interface TestRun {
  readonly areas: readonly Area[];
  /** A file runs when its path holds one of them; all files without any. */
  readonly words: readonly string[];
  /** Only tests whose full name holds this text. */
  readonly name: string | undefined;
  /** Also what takes long by nature: `npm run test:all`. */
  readonly all: boolean;
  /** How many files at once, each with a shop of some 800 MB. */
  readonly workers: number;
  /** Leaves the shops running for the next run, or uses those that an earlier run left. */
  readonly keep: boolean;
  /** Only stops the shops that an earlier run left. */
  readonly stop: boolean;
}

/**
 * In a short run as many as cores: while tests wait, checks and unit tests go on, and another shop would take longer to start
 * than it saves. All tests wait long enough for one more.
 */
const usualWorkers = (all: boolean) => Math.min(availableParallelism() + (all ? 1 : 0), 4);

const isArea = (word: string): word is Area => (areas as readonly string[]).includes(word);

/**
 * @param args as they stand behind `npm test --`
 * @throws {Explained} when an option is unknown
 */
export function parseTestRun(args: readonly string[]): TestRun {
  const parsed = parse(args);
  const { positionals, values } = parsed;
  const named = positionals.filter(isArea);
  const words = positionals.filter((word) => !isArea(word));
  const tested = areas.filter((area) => area !== "check");
  const { all = false } = values;
  return {
    areas: named.length > 0 ? named : words.length > 0 || values.name ? tested : areas,
    words,
    name: values.name,
    all,
    workers: Number(values.workers ?? usualWorkers(all)),
    keep: values.keep ?? false,
    stop: values.stop ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        keep: { type: "boolean" },
        name: { type: "string" },
        stop: { type: "boolean" },
        workers: { type: "string" },
      },
    });
  } catch (error) {
    throw new Explained(
      `${(error as Error).message} Usage: npm test -- [${areas.join("|")}] [part of a file's path] [--name "part of a test's name"] [--workers 2] [--keep] [--stop] [--all]`,
    );
  }
}

/** Whether everything was asked for, so that nothing an earlier run left may be used. */
export const isWhole = ({ words, name, areas: named }: TestRun): boolean =>
  words.length === 0 && name === undefined && named.length === areas.length;
