/** The visitor's bag as pages see it. Pure. */
import type { UnitPrice } from "@landolt/forms";
import { type EyeLens, lineIdentity } from "@landolt/optics";

/** Pieces of one product in a bag. */
export const largestQuantity = 99;

/** Why a line can not be ordered as it stands. */
export type LineProblem =
  /** Not sold any more. */
  | { code: "gone" }
  /** A contact lens that is not made with these values any more. */
  | { code: "lens" }
  /** One eye is sold so many boxes at once. */
  | { code: "boxes"; left: number }
  /** So many are left, which may be none. */
  | { code: "stock"; left: number };

/** A contact lens as it is made, and what was prescribed where that is another. */
export interface OrderedLens extends EyeLens {
  prescribed?: EyeLens;
}

export interface BagLine {
  id: string;
  /** Handle of the product's page. */
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  variantId: string;
  /** Contact lenses only: the eye and its values. */
  lens?: OrderedLens;
  quantity: number;
  unitPrice: number;
  /** The price of a litre, of what is sold by volume; in a bag only. */
  unit?: UnitPrice;
  /** After discounts. */
  total: number;
  originalTotal: number;
  /** The amounts are those of what can be had; the quantity is what the visitor wants. */
  problem?: LineProblem;
  /** What a piece cost when the visitor last looked, where that has changed. */
  priceWas?: number;
}

/** A line that was taken out and can be put back to its place. */
export type RemovedLine = Pick<BagLine, "id" | "title" | "variant" | "lens">;

/** Amounts in the currency's main unit, taxes included. The backend calculates all of them. */
export interface Totals {
  currency: string;
  /** The lines before discounts. */
  subtotal: number;
  discount: number;
  /** Before discounts on shipping. */
  originalShipping: number;
  shipping: number;
  /** Value added tax contained in the total. */
  tax: number;
  total: number;
}

/** A line by its product and variant. */
export function nameOf({ title, variant }: Pick<BagLine, "title" | "variant">): string {
  return variant && variant !== title ? `${title}, ${variant}` : title;
}

export interface Bag {
  lines: BagLine[];
  /** Pieces in all lines. */
  count: number;
  removed: RemovedLine[];
  promotions: {
    code: string;
    automatic: boolean;
    /** Whether it takes anything off what is in the bag now. */
    counts: boolean;
  }[];
  /** Absent for an empty bag. */
  totals?: Totals & {
    /** Until the visitor has chosen, shipping is an estimate by home delivery, or not known. */
    shippingIs: "unknown" | "estimated" | "chosen";
  };
}

export const emptyBag: Bag = { lines: [], count: 0, removed: [], promotions: [] };

/** The totals as shown before the backend has calculated them: which tax they contain is not known then. */
export type ShownTotals = Omit<Totals, "tax"> & { tax?: number };

/**
 * The totals with another price of delivery, for showing it as soon as it is known.
 * @param shipping taxes included; undefined where it is not known
 * @returns undefined where the delivery is reduced, which only the backend can calculate
 */
export function withShipping(
  totals: Totals,
  shipping: number | undefined,
): ShownTotals | undefined {
  if (shipping === undefined || totals.originalShipping !== totals.shipping) return undefined;
  if (shipping === totals.shipping) return totals;
  const { tax: _, ...rest } = totals;
  const total = Math.round((totals.total - totals.shipping + shipping) * 100) / 100;
  return { ...rest, shipping, originalShipping: shipping, total };
}

/** Whether the visitor knows of everything that has changed, so that the bag may be ordered. */
export function isSettled({ lines }: Bag): boolean {
  return lines.every(({ problem, priceWas }) => !problem && priceWas === undefined);
}

/** A quantity as typed: a whole number from 1 to 99; anything else is undefined. */
export function readQuantity(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^\d{1,4}$/.test(value.trim())) return undefined;
  const quantity = Number(value);
  return quantity >= 1 && quantity <= largestQuantity ? quantity : undefined;
}

/** What a visitor has seen and agrees to; differs when lines, quantities or amounts do. */
export function agreementOf(bag: Bag): string {
  const lines = bag.lines.map(({ variantId, lens, quantity, total }) => {
    const identity = lens ? lineIdentity(variantId, lens) : variantId;
    return `${identity}*${quantity}=${total}`;
  });
  return [...lines.sort(), bag.totals?.shipping, bag.totals?.total].join(";");
}

/** A change of the bag that was sent and not yet answered. */
export interface PendingChange {
  intent: string;
  line: string;
  quantity: number | undefined;
}

/**
 * The bag as it will be once the changes are made, for showing it at once: lines, pieces and their
 * price. The totals are the backend's to calculate and stay as they were.
 */
export function afterChanges(bag: Bag, changes: readonly PendingChange[]): Bag {
  let changed = bag;
  for (const change of changes) changed = afterChange(changed, change);
  return changed;
}

function afterChange(bag: Bag, { intent, line: id, quantity }: PendingChange): Bag {
  if (intent === "restore") {
    return { ...bag, removed: bag.removed.filter((each) => each.id !== id) };
  }
  const line = bag.lines.find((each) => each.id === id);
  if (!line) return bag;
  if (intent === "remove") {
    const lines = bag.lines.filter((each) => each !== line);
    return { ...bag, ...counted(lines), removed: [line, ...bag.removed] };
  }
  if (intent !== "set" || quantity === undefined) return bag;
  const amount = line.unitPrice * quantity;
  const changed = { ...line, quantity, total: amount, originalTotal: amount };
  return { ...bag, ...counted(bag.lines.map((each) => (each === line ? changed : each))) };
}

/** Lines with the number of their pieces. */
export function counted(lines: BagLine[]): Pick<Bag, "lines" | "count"> {
  return { lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
