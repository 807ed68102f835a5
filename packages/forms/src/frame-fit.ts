/** Which frames fit like one that is worn already: by the numbers inside its temple. Pure. */
import type { FrameFacts } from "./product-facts.ts";

export const sizeFields = ["lens", "bridge", "temple"] as const;
export type SizeField = (typeof sizeFields)[number];
/** Millimetres, as printed inside a temple: 50 □ 20 145. */
export type Sizes = Record<SizeField, number>;

/** Millimetres that frames are made in. */
export const sizeLimits: Record<SizeField, { least: number; most: number }> = {
  lens: { least: 35, most: 75 },
  bridge: { least: 8, most: 30 },
  temple: { least: 100, most: 160 },
};

/** What is compared of a frame, in millimetres. */
export type FrameMeasures = Pick<FrameFacts, "lensWidth" | "bridge" | "temple" | "totalWidth">;

/**
 * How far a frame is from the sizes. A bridge that is a millimetre off is felt more than a lens, and a
 * temple is bent to length anyway.
 */
export function fitDistance(
  frame: Omit<FrameMeasures, "totalWidth">,
  { lens, bridge, temple }: Sizes,
): number {
  return (
    2 * Math.abs(frame.lensWidth - lens) +
    3 * Math.abs(frame.bridge - bridge) +
    0.4 * Math.abs(frame.temple - temple)
  );
}

/** What the end pieces of a frame add to its two lenses and its bridge, in millimetres. */
export const endPieces = ({ totalWidth, lensWidth, bridge }: Omit<FrameMeasures, "temple">) =>
  totalWidth - 2 * lensWidth - bridge;
