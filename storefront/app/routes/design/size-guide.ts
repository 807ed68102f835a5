/** The size guide: from the three numbers inside an old temple to frames that fit alike. Pure. */
import { type FrameFacts, fitDistance, type Sizes, sizeFields, sizeLimits } from "@landolt/forms";
import { z } from "zod";
import { type FormErrors, type FormValues, formValues, textIn } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";

export interface SizeQuestion {
  values: FormValues;
  /** Of fields that are missing or no size of a frame; none while nothing was asked. */
  errors?: FormErrors<"size">;
  /** Present when all three are right. */
  sizes?: Sizes;
}

function millimetres({ least, most }: { least: number; most: number }) {
  return z
    .string("size")
    .transform((text) => (text === "" ? Number.NaN : Number(text.replace(",", "."))))
    .pipe(z.number("size").min(least, "size").max(most, "size"));
}

const sizesForm = z.object({
  lens: millimetres(sizeLimits.lens),
  bridge: millimetres(sizeLimits.bridge),
  temple: millimetres(sizeLimits.temple),
});

/** Reads the numbers from an address. */
export function readSizes(search: URLSearchParams): SizeQuestion {
  const all = formValues(search);
  const typed = sizeFields.filter((field) => textIn(all, field) !== "");
  const values = Object.fromEntries(typed.map((field) => [field, [textIn(all, field)]]));
  if (typed.length === 0) return { values };
  const form = parseForm<Sizes, "size">(sizesForm, values);
  return form.ok ? { values, sizes: form.value } : { values, errors: form.errors };
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
