/** The visitor's bag as pages see it. Pure. */
import type { EyeLens } from "@landolt/optics";

/** Pieces of one product in a bag. */
export const largestQuantity = 99;

export interface BagLine {
  id: string;
  /** Handle of the product's page. */
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  variantId: string;
  /** Contact lenses only: the eye and its values. */
  lens?: EyeLens;
  quantity: number;
  unitPrice: number;
  /** After discounts. */
  total: number;
  originalTotal: number;
}

/** Amounts in the currency's main unit, taxes included. The backend reckons all of them. */
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

export interface Bag {
  lines: BagLine[];
  /** Pieces in all lines. */
  count: number;
  promotions: { code: string; automatic: boolean }[];
  /** Absent for an empty bag. */
  totals?: Totals & {
    /** Until the visitor has chosen, shipping is an estimate by home delivery, or not known. */
    shippingIs: "unknown" | "estimated" | "chosen";
  };
}

export const emptyBag: Bag = { lines: [], count: 0, promotions: [] };

/** A quantity as typed: a whole number from 1 to 99; anything else is undefined. */
export function readQuantity(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^\d{1,4}$/.test(value.trim())) return undefined;
  const quantity = Number(value);
  return quantity >= 1 && quantity <= largestQuantity ? quantity : undefined;
}

/** What a visitor has seen and agrees to; differs when lines, quantities or amounts do. */
export function agreementOf(bag: Bag): string {
  const lines = bag.lines.map(({ id, quantity, total }) => `${id}*${quantity}=${total}`);
  return [...lines, bag.totals?.shipping, bag.totals?.total].join(";");
}
