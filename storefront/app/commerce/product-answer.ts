/** The backend's product as it answers, and our own smaller view of it. Pure. */
import { type FrameFacts, frameFacts, type LensFacts, lensFacts } from "@landolt/forms";
import { z } from "zod";

type ProductKind = "lens" | "accessory" | "frame";
const kinds: Record<string, ProductKind> = { "contact-lens": "lens", frame: "frame" };

interface Brand {
  id: string;
  handle: string;
  name: string;
}

/** An amount a visitor pays or saves, taxes included, in the currency's main unit. */
export interface Price {
  amount: number;
  currency: string;
  /** What it cost before a price list made it cheaper. */
  before?: number;
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
}

export interface ListingItem {
  id: string;
  handle: string;
  kind: ProductKind;
  title: string;
  subtitle: string;
  brand?: Brand;
  categories: { handle: string; name: string }[];
  /** The cheapest variant's; absent for what is not sold online. */
  price?: Price;
  /** Whether other variants cost more, so that the price is a "from". */
  priceVaries: boolean;
  available: boolean;
  frame?: FrameFacts;
  lens?: LensFacts;
}

export interface ProductPage extends ListingItem {
  description: string;
  /** What the variants differ in: "Colour", "Pack". */
  optionTitle?: string;
  variants: Variant[];
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const metadata = z.record(z.string(), z.unknown()).nullish();

const variantAnswer = z.object({
  id: z.string(),
  title: text,
  sku: z.string().nullish(),
  metadata,
  manage_inventory: z.boolean().nullish(),
  allow_backorder: z.boolean().nullish(),
  inventory_quantity: z.number().nullish(),
  calculated_price: z
    .object({
      calculated_amount: z.number().nullish(),
      calculated_amount_with_tax: z.number().nullish(),
      original_amount: z.number().nullish(),
      original_amount_with_tax: z.number().nullish(),
      currency_code: z.string().nullish(),
    })
    .nullish(),
});

const productAnswer = z.object({
  id: z.string(),
  handle: z.string(),
  title: text,
  subtitle: text,
  description: text,
  metadata,
  type: z.object({ value: z.string() }).nullish(),
  categories: z.array(z.object({ handle: z.string(), name: text })).nullish(),
  options: z.array(z.object({ title: z.string() })).nullish(),
  variants: z.array(variantAnswer).nullish(),
  brand: z.object({ id: z.string(), handle: z.string(), name: z.string() }).nullish(),
});

function price(answer: z.output<typeof variantAnswer>["calculated_price"]): Price | undefined {
  const amount = answer?.calculated_amount_with_tax ?? answer?.calculated_amount;
  if (typeof amount !== "number" || !answer?.currency_code) return undefined;
  const before = answer.original_amount_with_tax ?? answer.original_amount ?? amount;
  return { amount, currency: answer.currency_code, ...(before > amount && { before }) };
}

function variant(answer: z.output<typeof variantAnswer>): Variant {
  const counted = answer.manage_inventory === true && answer.allow_backorder !== true;
  const left = answer.inventory_quantity ?? 0;
  const lensesPerBox = z.number().int().positive().safeParse(answer.metadata?.lensesPerBox).data;
  const cost = price(answer.calculated_price);
  return {
    id: answer.id,
    label: answer.title,
    available: !counted || left > 0,
    ...(answer.sku && { sku: answer.sku }),
    ...(cost && { price: cost }),
    ...(counted && { left }),
    ...(lensesPerBox && { lensesPerBox }),
  };
}

function productView(answer: z.output<typeof productAnswer>): ProductPage {
  const variants = (answer.variants ?? []).map(variant);
  const prices = variants.flatMap((one) => (one.price ? [one.price] : []));
  prices.sort((a, b) => a.amount - b.amount);
  const [cheapest] = prices;
  const frame = frameFacts.safeParse(answer.metadata?.frame).data;
  const lens = lensFacts.safeParse(answer.metadata?.lens).data;
  const optionTitle = answer.options?.[0]?.title;
  return {
    id: answer.id,
    handle: answer.handle,
    kind: kinds[answer.type?.value ?? ""] ?? "accessory",
    title: answer.title,
    subtitle: answer.subtitle,
    description: answer.description,
    categories: answer.categories ?? [],
    variants,
    priceVaries: prices.at(-1)?.amount !== cheapest?.amount,
    available: variants.some((one) => one.available),
    ...(answer.brand && { brand: answer.brand }),
    ...(optionTitle && { optionTitle }),
    ...(cheapest && { price: cheapest }),
    ...(frame && { frame }),
    ...(lens && { lens }),
  };
}

/** A page of the backend's product list. A product of another shape is an error, not a gap. */
export const productsAnswer = z.object({
  count: z.number(),
  products: z.array(productAnswer.transform(productView)),
});

/** What a listing shows of a product. */
export function listingItem(page: ProductPage): ListingItem {
  const { description: _description, variants: _variants, optionTitle: _option, ...item } = page;
  return item;
}
