/** The values of lenses in the bag as their page takes them over: made on the server, so that the bag needs no script for it. */
import { lensFields } from "@landolt/optics";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { carriedPrefix, type EyeField, fieldName, valueText } from "../product/lens/lens-values.ts";

/** Names and values of hidden fields, by the id of the line. */
export type Carried = Record<string, (readonly [name: string, value: string])[]>;

export function carriedValues(lines: readonly BagLine[]): Carried {
  return Object.fromEntries(
    lines.flatMap(({ id, quantity, lens }) => {
      if (!lens) return [];
      const named = (field: EyeField) => carriedPrefix + fieldName(lens.eye, field);
      const wanted = lens.prescribed ?? lens;
      const values = lensFields.flatMap((field) => {
        const value = wanted[field];
        return value === undefined ? [] : [[named(field), valueText(field, value)] as const];
      });
      const boxes = [named("boxes"), String(quantity)] as const;
      return [[id, [["replaces", id] as const, ...values, boxes]]];
    }),
  );
}
