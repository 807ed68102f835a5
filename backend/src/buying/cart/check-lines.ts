import type { MedusaContainer } from "@medusajs/framework/types";
import { judgeLine } from "./judge-line";
import { readVariants } from "./known-variants";
import { LineRefusal } from "./line-refusal";
import type { Line } from "./line-totals";

/**
 * The lines with their lenses in the one spelling that is stored.
 * @throws LineRefusal for the first line that can not be ordered.
 */
export async function checkLines<L extends Line>(
  container: MedusaContainer,
  lines: readonly L[],
  smallest: 0 | 1 = 1,
): Promise<L[]> {
  const variantOf = await readVariants(
    container,
    lines.map(({ variant_id }) => variant_id),
  );
  return lines.map((line) => {
    const verdict = judgeLine(line, variantOf(line.variant_id), smallest);
    if (!verdict.ok) throw new LineRefusal(verdict.refusal);
    return verdict.metadata === undefined ? line : { ...line, metadata: verdict.metadata };
  });
}
