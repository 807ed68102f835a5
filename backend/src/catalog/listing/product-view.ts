/** A product as the shop shows it, from its rows in the database. Pure. */
import {
  type CatalogCard,
  type CatalogPage,
  type FrameFacts,
  factsIn,
  frameFacts,
  guaranteeMonths,
  inEach,
  kindOf,
  localeOf,
  type Price,
  priceWithLenses,
  type SiteLanguage,
  safetyFacts,
  safetyIn,
  siteLanguages,
  unitPriceOf,
  type Variant,
  withdrawalOf,
} from "@landolt/forms";
import type { ProductRow, VariantRow } from "../../read-models/catalog/products-to-index";
import type { Texts } from "./read-products";

/** The texts of one language, by what they stand for. */
export type CardTexts = Pick<CatalogCard, "title" | "subtitle" | "categories">;
export type PageTexts = Pick<CatalogPage, "description" | "optionTitle" | "safety"> & {
  labels: Record<string, string>;
};
export type CardFacts = Omit<CatalogCard, keyof CardTexts>;
export type PageFacts = {
  withdrawal: CatalogPage["withdrawal"];
  guaranteeMonths?: number;
  variants: Omit<Variant, "label">[];
};

/** A product with its facts once and its texts in each site language. */
export type ProductView = {
  card: CardFacts;
  page: PageFacts;
  cardTexts: Record<SiteLanguage, CardTexts>;
  pageTexts: Record<SiteLanguage, PageTexts>;
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The frame as this variant has it: another colour, and for sunglasses another lens. */
export function variantFrame(
  frame: FrameFacts,
  { metadata }: Pick<VariantRow, "metadata">,
): FrameFacts | undefined {
  const { colour, colourCode, sunCategory } = metadata ?? {};
  if (colour === undefined || colourCode === undefined) return undefined;
  const { sun: basis } = frame;
  const category = sunCategory === undefined ? {} : { category: sunCategory };
  const sun = basis && { ...basis, ...metadata, ...category };
  return frameFacts.safeParse({ ...frame, colour, colourCode, ...(sun && { sun }) }).data;
}

function variantView(
  row: VariantRow,
  frame: FrameFacts | undefined,
  price: Price | undefined,
): Omit<Variant, "label"> {
  const own = frame && variantFrame(frame, row);
  const counted = row.manage_inventory && !row.allow_backorder;
  const left = row.inventory_quantity ?? 0;
  const lensesPerBox = row.metadata?.lensesPerBox;
  return {
    id: row.id,
    available: !counted || left > 0,
    ...(row.sku && { sku: row.sku }),
    ...(price && { price }),
    ...(counted && { left }),
    ...(isCount(lensesPerBox) && { lensesPerBox }),
    ...(own && { frame: own }),
  };
}

function coloursOf(variants: readonly { frame?: FrameFacts }[], frame: FrameFacts | undefined) {
  const own = variants.flatMap((one) => one.frame?.colour ?? []);
  return [...new Set(own.length > 0 || !frame ? own : [frame.colour])];
}

/** Texts that are not translated are the record's own. */
function textsIn(
  row: ProductRow,
  texts: Texts,
  language: SiteLanguage,
): { card: CardTexts; page: PageTexts } {
  const text = (id: string, field: string, fallback: string | null) =>
    texts.get(`${localeOf(language)} ${id}`)?.[field] || fallback || "";
  const [option] = row.options;
  const facts = safetyFacts.safeParse(row.metadata?.safety).data;
  const safety = facts && safetyIn(facts, language);
  const labels = row.variants.map(({ id, title }) => [id, text(id, "title", title)] as const);
  return {
    card: {
      title: text(row.id, "title", row.title),
      subtitle: text(row.id, "subtitle", row.subtitle),
      categories: row.categories.map(({ id, handle, name }) => ({
        handle,
        name: text(id, "name", name),
      })),
    },
    page: {
      description: text(row.id, "description", row.description),
      ...(safety && { safety }),
      ...(option && { optionTitle: text(option.id, "title", option.title) }),
      labels: Object.fromEntries(labels),
    },
  };
}

/** What a variant costs, with the price of a litre where it has one. */
function priceOf({ id, metadata }: VariantRow, prices: ReadonlyMap<string, Price>) {
  const price = prices.get(id);
  const unit = price && unitPriceOf(price.amount, metadata);
  return price && { ...price, ...(unit && { unit }) };
}

/** @param prices by variant, what it costs today and, where lowered, before */
export function productView(
  row: ProductRow,
  translations: Texts,
  prices: ReadonlyMap<string, Price>,
): ProductView {
  const facts = factsIn(row.metadata ?? {});
  const { frame } = facts;
  const guarantee = guaranteeMonths.safeParse(row.metadata?.guaranteeMonths).data;
  const glazed = priceWithLenses.safeParse(row.metadata?.priceWithLenses).data;
  const priced = row.variants.filter(({ id }) => prices.has(id));
  // Beside others that have a price, one without is not offered.
  const offered = priced.length > 0 ? priced : row.variants;
  const variants = offered.map((one) => variantView(one, frame, priceOf(one, prices)));
  const sorted = variants
    .flatMap(({ price }) => (price ? [price] : []))
    .sort((a, b) => a.amount - b.amount);
  const [cheapest] = sorted;
  const texts = inEach(siteLanguages, (language) => textsIn(row, translations, language));
  return {
    card: {
      id: row.id,
      handle: row.handle,
      kind: kindOf(row.type ?? undefined),
      colours: coloursOf(variants, frame),
      images: row.images,
      priceVaries: sorted.at(-1)?.amount !== cheapest?.amount,
      available: variants.some((one) => one.available),
      ...(row.brand && { brand: row.brand }),
      ...(cheapest && { price: cheapest }),
      ...(glazed && { priceWithLenses: glazed }),
      ...facts,
    },
    page: {
      withdrawal: withdrawalOf(row.metadata ?? {}),
      ...(guarantee && { guaranteeMonths: guarantee }),
      variants,
    },
    cardTexts: inEach(siteLanguages, (language) => texts[language].card),
    pageTexts: inEach(siteLanguages, (language) => texts[language].page),
  };
}

/** The page of a product in one language. */
export function pageOf(
  card: CatalogCard,
  { variants, ...facts }: PageFacts,
  { labels, ...texts }: PageTexts,
): CatalogPage {
  return {
    ...card,
    ...texts,
    ...facts,
    variants: variants.map((variant) => ({ ...variant, label: labels[variant.id] ?? "" })),
  };
}
