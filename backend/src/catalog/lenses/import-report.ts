/** What an import would do, product by product, before it does it. */
import { isDeepStrictEqual } from "node:util";
import { type ParameterRange, summariseRange } from "@landolt/optics";
import type { RangeChange, RangeOrigin } from "../../modules/lens-ranges/service";
import type { FileFault } from "./range-entries";
import type { CheckedEntry } from "./range-file";
import { originAfter } from "./range-origin";

type Known = {
  id: string;
  handle: string;
  title: string;
  current?: { version: number; range: ParameterRange; origin: RangeOrigin };
};

export type ImportReport = {
  /** Every line that is wrong; while there is one, nothing is written. */
  faults: FileFault[];
  products: {
    handle: string;
    title: string;
    effect: "new" | "changed" | "unchanged";
    /** In English; the dashboard shows it beside the current one. */
    summary: string[];
  }[];
  changes: RangeChange[];
};

/**
 * Further faults: `unknown-product` for a handle that is no contact lens of the shop, `stale` for a
 * range that was saved after the file was exported, `nothing` for a file without any range.
 */
export function planImport(
  { entries, faults }: { entries: readonly CheckedEntry[]; faults: readonly FileFault[] },
  known: readonly Known[],
): ImportReport {
  const report: ImportReport = { faults: [...faults], products: [], changes: [] };
  for (const { handle, line, version, range, origin: given } of entries) {
    const product = known.find((each) => each.handle === handle);
    const current = product?.current;
    if (!product) report.faults.push({ line, handle, code: "unknown-product" });
    else if (version !== undefined && version !== (current?.version ?? version)) {
      report.faults.push({ line, handle, code: "stale" });
    } else {
      const origin = originAfter(current?.origin, given);
      const same =
        current !== undefined &&
        isDeepStrictEqual([current.range, current.origin], [range, origin]);
      const effect = same ? "unchanged" : current ? "changed" : "new";
      report.products.push({
        handle,
        title: product.title,
        effect,
        summary: summariseRange(range, "en"),
      });
      if (!same) {
        const change = { range, origin, version: current?.version ?? 0 };
        report.changes.push({ productId: product.id, ...change });
      }
    }
  }
  if (entries.length === 0 && report.faults.length === 0) {
    report.faults.push({ line: 1, code: "nothing" });
  }
  report.faults.sort((a, b) => a.line - b.line);
  return report;
}
