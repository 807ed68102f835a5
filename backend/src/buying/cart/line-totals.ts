import { isDeepStrictEqual } from "node:util";
import { largestQuantity, type Refusal } from "./judge-line";

export type Line = {
  id?: string;
  variant_id?: string | null;
  quantity?: unknown;
  metadata?: unknown;
};

/** Whether Medusa keeps both on one line: same article, same metadata. */
const isSameLine = (one: Line, other: Line): boolean =>
  Boolean(one.variant_id) &&
  one.variant_id === other.variant_id &&
  isDeepStrictEqual(one.metadata ?? {}, other.metadata ?? {});

/** Joins lines that are the same and adds up their quantities, in the order of the first of each. */
export function joinLines<L extends Line>(lines: readonly L[]): L[] {
  const joined: L[] = [];
  for (const line of lines) {
    const at = joined.findIndex((before) => isSameLine(before, line));
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = { ...before, quantity: Number(before.quantity) + Number(line.quantity) };
  }
  return joined;
}

/** Why the lines can not be added to those in the cart: together they are too many. */
export function refuseTotals(inCart: readonly Line[], added: readonly Line[]): Refusal | undefined {
  const total = joinLines([...inCart, ...added]).filter((line) =>
    added.some((each) => isSameLine(each, line)),
  );
  if (total.every(({ quantity }) => Number(quantity) <= largestQuantity)) return undefined;
  return {
    message: `There are at most ${largestQuantity} pieces on one line`,
    issues: [{ field: "quantity", code: "too-many" }],
  };
}

/** Why a line can not get this metadata: another line of the cart is that lens already. */
export function refuseTwin(lines: readonly Line[], changed: Line): Refusal | undefined {
  if (!lines.some((line) => line.id !== changed.id && isSameLine(line, changed))) return undefined;
  return {
    message: "Another line holds the same lens; change the quantity there",
    issues: [{ field: "lens", code: "duplicate" }],
  };
}
