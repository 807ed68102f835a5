/** What stands in a file of lens ranges, whatever its format. */
import type { ParameterRange } from "@landolt/optics";
import type { RangeOrigin } from "../../modules/lens-ranges/service";
import type { GivenOrigin } from "./range-origin";

export type RangeToWrite = {
  handle: string;
  version: number;
  range: ParameterRange;
  origin: RangeOrigin;
};

/** `line` counts from 1: lines of a CSV file, entries of a JSON list. `path` leads into the range. */
export type FileFault = {
  line: number;
  handle?: string;
  path?: readonly (string | number)[];
  code: string;
};

/** A range as read, not checked yet. */
export type RangeEntry = {
  handle: string;
  line: number;
  version?: number;
  range: unknown;
  origin: GivenOrigin;
  lineOf: (path: readonly (string | number)[]) => number;
};

export type RangeFile = { entries: RangeEntry[]; faults: FileFault[] };
