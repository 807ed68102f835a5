/** Lines of an order in a form: how many pieces of each. */
import { groupLines, linesOf } from "#app/commerce/buying/lens-pairs.ts";
import type { PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { type FormValues, textIn } from "#app/forms/form-values.ts";

/** What the fields of all lines begin with, and so the field that is wrong where no line is chosen. */
export const quantityFields = "quantity";
export const quantityField = (id: string) => `${quantityFields}-${id}`;

/** Field that says that the box is still sealed. */
export const sealedField = (id: string) => `sealed-${id}`;

/** A line with the eye, which distinguishes two of the same product. */
export interface ChoosableLine {
  id: string;
  title: string;
  variant: string;
  eye?: "right" | "left";
  /** Most pieces that can be chosen. */
  most: number;
  withdrawal: PlacedOrder["progress"]["lines"][number]["withdrawal"];
}

/** The lines of an order with the number of pieces that `most` finds for them; without those of none. */
export function choosableLines(
  order: PlacedOrder,
  most: (line: PlacedOrder["progress"]["lines"][number]) => number,
): ChoosableLine[] {
  // A customer reads right before left, as an optician writes.
  const lines = groupLines(order.lines).flatMap(({ line, pair }) => (pair ? linesOf(pair) : line));
  return lines.flatMap(({ id, title, variant, lens }) => {
    const line = order.progress.lines.find((one) => one.id === id);
    if (!line || most(line) === 0) return [];
    return {
      ...{ id, title, variant, most: most(line), withdrawal: line.withdrawal },
      ...(lens && { eye: lens.eye }),
    };
  });
}

/** The chosen pieces, by line; what is no whole number between 1 and the most is left out. */
export function chosenQuantities(
  form: FormValues,
  lines: readonly ChoosableLine[],
): { id: string; quantity: number }[] {
  return lines.flatMap(({ id, most }) => {
    const quantity = Number(textIn(form, quantityField(id)));
    return Number.isInteger(quantity) && quantity >= 1 && quantity <= most ? { id, quantity } : [];
  });
}
