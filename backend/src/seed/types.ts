/**
 * Shape of the demo data. Handles and SKUs are the natural keys: the seed finds a record by them, so
 * they never change once published. Texts exist in every site language.
 */
import type {
  BusinessProfile,
  FrameFacts,
  LensFacts,
  ProductType,
  SafetyFacts,
  WithdrawalClass,
  Written,
} from "@landolt/forms";

export type { BusinessProfile };

/** Where a product is sold or shown; frames of the lookbook have no price. */
export type SeedChannel = "online" | "lookbook";

type SeedProductTexts = {
  title: string;
  subtitle: string;
  description: string;
};

export type SeedVariant = {
  /** Unique across the catalog. */
  sku: string;
  /** Value of the product's option; its English text names the variant. Unique within the product. */
  optionValue: Written;
  /** Gross price in euros, at most two decimals. Absent exactly for lookbook products. */
  priceEur?: number;
  /** Pieces on stock at the shop; absent where each piece is ordered for its customer. */
  stock?: number;
  /** Facts of this variant alone, such as `{ lensesPerBox: 30 }` or `{ colour: "black" }`. */
  metadata?: Record<string, string | number | boolean>;
};

export type SeedProduct = {
  /** Stable, lower case with hyphens; the address of the product's page ends with it. */
  handle: string;
  type: ProductType;
  /** Handle of a `SeedBrand`. */
  brand: string;
  /** Handles of `SeedCategory` records. List the parents too: a product is found under each one named. */
  categories: string[];
  /** Handle of a `SeedCollection`. */
  collection?: string;
  channel: SeedChannel;
  texts: Written<SeedProductTexts>;
  /** The one option a visitor chooses by ("Pack", "Colour", "Size", "Type"). */
  option: Written;
  variants: [SeedVariant, ...SeedVariant[]];
  /** Frames only. */
  frame?: FrameFacts;
  /** Lookbook only: from how many euros it costs with single-vision lenses. */
  priceWithLenses?: number;
  /** Contact lenses only. */
  lens?: LensFacts;
  withdrawal: WithdrawalClass;
  /** Makers and warnings, as far as they are certain. */
  safety?: SafetyFacts;
  /** Weight of one piece with its package, in grams. */
  weightGrams?: number;
};

export type SeedCategory = {
  handle: string;
  /** Handle of the parent; parents come before their children in the list. */
  parent?: string;
  name: Written;
  description: Written;
};

export type SeedCollection = {
  handle: string;
  title: Written;
};

export type SeedBrand = {
  handle: string;
  /** The trade name, the same in every language. */
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  description: Written;
};

export type SeedPromotion = {
  /** What the customer types; upper case letters and digits. */
  code: string;
  /** `percentage`: percent of the lines it applies to. `fixed`: euros off the whole order. */
  kind: "percentage" | "fixed";
  value: number;
  /** Lines it applies to; absent: all. */
  productType?: ProductType;
  /** Smallest item total in euros for which the code counts. */
  minimumEur?: number;
};
