/** Right and left belong together: lines of one product, arranged as an optician writes them. Pure. */
import type { Eye } from "@landolt/optics";
import type { BagLine, OrderedLens } from "./bag.ts";

/** A line of a bag or an order that is a contact lens for one eye. */
export interface LensLine extends BagLine {
  lens: OrderedLens;
}

/** Lenses of one pack, at most one line per eye; at least one is there. */
export type LensPair = { [E in Eye]?: LensLine };

export type LineGroup = { line: BagLine; pair?: never } | { line?: never; pair: LensPair };

/**
 * Joins the first right with the first left of one variant, the second with the second, and so on,
 * each pair standing where its first line stands.
 * @param lines in the order in which they were put in
 */
export function groupLines(lines: readonly BagLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  const waiting: LensPair[] = [];
  for (const line of lines) {
    if (!isLensLine(line)) {
      groups.push({ line });
      continue;
    }
    const { eye } = line.lens;
    const open = waiting.find((pair) => {
      const partner = eye === "right" ? pair.left : pair.right;
      return !pair[eye] && partner?.variantId === line.variantId;
    });
    if (open) {
      open[eye] = line;
      continue;
    }
    const pair: LensPair = { [eye]: line };
    waiting.push(pair);
    groups.push({ pair });
  }
  return groups;
}

function isLensLine(line: BagLine): line is LensLine {
  return line.lens !== undefined;
}

/** The lines of a pair, right before left. */
export function linesOf({ right, left }: LensPair): LensLine[] {
  return [right, left].filter((line) => line !== undefined);
}
