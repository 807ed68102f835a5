import { createHash } from "node:crypto";
import { lensFromMetadata, lineIdentity } from "@landolt/optics";

/**
 * The id of the line that holds this variant, with this lens: always the same, so that a page that
 * is out of date still names the right line.
 * @param lens `metadata.lens` as it is stored, or nothing
 */
export function lineId(variantId: string, lens: unknown): string {
  const reading = lensFromMetadata(lens);
  const identity = reading.ok ? lineIdentity(variantId, reading.lens) : variantId;
  return `line_${createHash("sha256").update(identity).digest("hex").slice(0, 24)}`;
}
