/** The size guide: from the three numbers inside an old temple to frames that fit alike. Pure. */
import {
  type FrameFacts,
  fitDistance,
  type SizeField,
  type Sizes,
  sizeFields,
  sizeLimits,
} from "@landolt/forms";

export interface SizeQuestion {
  typed: Record<SizeField, string>;
  /** Fields whose value is missing or no size of a frame; none while nothing was asked. */
  problems: Partial<Record<SizeField, true>>;
  /** Present when all three are right. */
  sizes?: Sizes;
}

/** Reads the numbers from an address. */
export function readSizes(search: URLSearchParams): SizeQuestion {
  const text = (field: SizeField) => (search.get(field) ?? "").trim().slice(0, 8);
  const typed = { lens: text("lens"), bridge: text("bridge"), temple: text("temple") };
  if (sizeFields.every((field) => typed[field] === "")) return { typed, problems: {} };
  const number = (field: SizeField) =>
    typed[field] === "" ? Number.NaN : Number(typed[field].replace(",", "."));
  const sizes = { lens: number("lens"), bridge: number("bridge"), temple: number("temple") };
  const wrong = sizeFields.filter((field) => {
    const { least, most } = sizeLimits[field];
    return !(sizes[field] >= least && sizes[field] <= most);
  });
  const problems = Object.fromEntries(wrong.map((field) => [field, true as const]));
  return wrong.length > 0 ? { typed, problems } : { typed, problems, sizes };
}

/** What the end pieces of some frames add on average, in millimetres. */
type Measured = { frames: number; ends: number };

/** How wide a front of these sizes is, by the frames at hand. */
export function frontWidth({ lens, bridge }: Sizes, measured: readonly Measured[]): number {
  const frames = measured.reduce((sum, one) => sum + one.frames, 0);
  const ends = measured.reduce((sum, one) => sum + one.ends * one.frames, 0);
  return Math.round(2 * lens + bridge + ends / Math.max(1, frames));
}

/** The frames that fit most alike, the closest first. */
export function closest<T extends { frame?: FrameFacts }>(
  items: readonly T[],
  sizes: Sizes,
  count: number,
): (T & { frame: FrameFacts })[] {
  return items
    .flatMap((one) => (one.frame ? [{ ...one, frame: one.frame }] : []))
    .toSorted((a, b) => fitDistance(a.frame, sizes) - fitDistance(b.frame, sizes))
    .slice(0, count);
}
