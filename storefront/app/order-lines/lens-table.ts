/** A pair of lenses as a table: one row a value, one column an eye. Pure. */
import { type Eye, type LensField, type LensValue, lensFields } from "@landolt/optics";
import type { OrderedLens } from "#app/commerce/buying/bag.ts";
import type { LensPair } from "#app/commerce/buying/lens-pairs.ts";

/** The lenses of lines that were ordered as a pair. */
export function lensesOf({ right, left }: LensPair): EyeLenses {
  return { ...(right && { right: right.lens }), ...(left && { left: left.lens }) };
}

/** The values for each eye that has some: of a lens, or what was prescribed. */
export type EyeLenses = { [E in Eye]?: Partial<OrderedLens> };

export interface LensRow {
  field: LensField;
  /** Absent where the eye gets no lens, or its lens has no such value. */
  right?: LensValue;
  left?: LensValue;
}

/** The rows in which at least one eye has a value, in the order in which opticians write them. */
export function lensRows({ right, left }: EyeLenses): LensRow[] {
  return lensFields.flatMap((field) => {
    const values = { right: right?.[field], left: left?.[field] };
    const row: LensRow = {
      field,
      ...(values.right !== undefined && { right: values.right }),
      ...(values.left !== undefined && { left: values.left }),
    };
    return values.right === undefined && values.left === undefined ? [] : [row];
  });
}
