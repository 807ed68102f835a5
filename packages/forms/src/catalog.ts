/** What the catalog's index answers with, and what products can be narrowed by. */
import type { FrameFacts, KindFacts, WithdrawalClass } from "./product-facts.ts";
import type { ProductKind } from "./product-kinds.ts";
import type { ProductSafety } from "./product-safety.ts";
import type { UnitPrice } from "./unit-price.ts";

/** An amount a visitor pays or saves, taxes included, in the currency's main unit. */
export interface Price {
  amount: number;
  currency: string;
  /** Where a price list made it cheaper: the lowest price of the 30 days before that. */
  before?: number;
  /** Of what is sold by volume or weight. */
  unit?: UnitPrice;
}

export interface Variant {
  id: string;
  /** What the visitor chooses by, in the page's language: "Black", "30 lenses". */
  label: string;
  sku?: string;
  price?: Price;
  available: boolean;
  /** Pieces left, where stock is counted and no back order is taken. */
  left?: number;
  lensesPerBox?: number;
  /** The product's frame in this variant's colour; frames only. */
  frame?: FrameFacts;
}

/** What a listing shows of a product, in one language. */
export interface CatalogCard extends KindFacts {
  id: string;
  handle: string;
  kind: ProductKind;
  title: string;
  subtitle: string;
  brand?: { id: string; handle: string; name: string };
  categories: { handle: string; name: string }[];
  /** Of the variants, each once; the words of `frameColours` where the catalog is well kept. */
  colours: string[];
  /** Addresses of the pictures that staff uploaded, in their order. */
  images: string[];
  /** The cheapest variant's; absent for what is not sold online. */
  price?: Price;
  /** Of a frame of the lookbook, where staff give one. */
  priceWithLenses?: number;
  /** Whether other variants cost more, so that the price is a "from". */
  priceVaries: boolean;
  available: boolean;
}

/** What a product's own page shows beyond its card. */
export interface CatalogPage extends CatalogCard {
  description: string;
  /** What the variants differ in: "Colour", "Pack". */
  optionTitle?: string;
  variants: Variant[];
  withdrawal: WithdrawalClass;
  safety?: ProductSafety;
  /** Of the maker's own guarantee; absent where none is known. */
  guaranteeMonths?: number;
}

/** In the order they are shown. Each is also the name of its parameter in an address. */
export const facetNames = [
  "brand",
  "wear",
  "type",
  "shape",
  "colour",
  "material",
  "rim",
  "size",
  "price",
] as const;
export type FacetName = (typeof facetNames)[number];

/** What a visitor has chosen: one of the values of each facet must be met. */
export type Choices = Partial<Record<FacetName, string[]>>;

export interface FacetValue {
  /** As it stands in an address. */
  value: string;
  /** A proper name, the same in every language; absent where the value has a translation. */
  name?: string;
  /** Products that remain when this value alone is chosen here, and all else as it is. */
  count: number;
  chosen: boolean;
}
export interface Facet {
  name: FacetName;
  values: FacetValue[];
}

export const listingOrders = ["name", "price", "price-down"] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Lower bounds of the widths of a front, hinge to hinge, in millimetres. */
export const frameSizes = { narrow: 0, medium: 132, wide: 140 } as const;
export type FrameSize = keyof typeof frameSizes;

export function frameSizeOf(totalWidth: number): FrameSize {
  if (totalWidth >= frameSizes.wide) return "wide";
  return totalWidth >= frameSizes.medium ? "medium" : "narrow";
}

/** Lower bounds of the price bands, in the currency's main unit. */
export const priceBands = [0, 20, 50, 100, 150, 200] as const;

function priceBandOf(amount: number): string {
  return String(priceBands.findLast((bound) => amount >= bound) ?? 0);
}

type Faceted = Pick<CatalogCard, "brand" | "frame" | "lens" | "price" | "colours">;

/** What a product offers for each facet, each value once. */
export function facetValues({
  brand,
  frame,
  lens,
  price,
  colours,
}: Faceted): Record<FacetName, string[]> {
  const some = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    brand: some(brand?.handle),
    wear: some(lens?.wear),
    type: some(lens?.kind),
    shape: some(frame?.shape),
    colour: [...new Set(colours)],
    material: some(frame?.material ?? lens?.material),
    rim: some(frame?.rim),
    size: some(frame && frameSizeOf(frame.totalWidth)),
    price: some(price && priceBandOf(price.amount)),
  };
}

/** Facets whose values have an order of their own. */
export const facetOrders: Partial<Record<FacetName, readonly string[]>> = {
  wear: ["daily", "two-weekly", "monthly"],
  type: ["spherical", "toric", "multifocal"],
  size: Object.keys(frameSizes),
  price: priceBands.map(String),
};
