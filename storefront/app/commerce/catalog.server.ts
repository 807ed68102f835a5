/** Categories, listings, products and brands, as the backend has them at most two seconds ago. */
import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import { z } from "zod";
import { locales } from "#app/language/addresses.ts";
import { type Answer, answered, notFound } from "./answers.ts";
import { ask } from "./client.server.ts";
import { inOrder, type ListingQuery, pageOf } from "./listing.ts";
import { catalogMemory, remember } from "./memory.server.ts";
import {
  type ListingItem,
  listingItem,
  type ProductPage,
  productsAnswer,
} from "./product-answer.ts";
import { sellingRegion } from "./region.server.ts";

export interface Category {
  id: string;
  handle: string;
  name: string;
  description: string;
  children: Category[];
}

export interface BrandPage {
  id: string;
  handle: string;
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  description: string;
}

/** Keys of the memories are `language` or `language/handle`; a handle holds no slash. */
function split(key: string): [SiteLanguage, string] {
  const [first = "", handle = ""] = key.split("/");
  return [siteLanguages.find((language) => language === first) ?? "en", handle];
}

const handlePattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
function keyOf(language: SiteLanguage, handle: string): string | undefined {
  return handle.length <= 100 && handlePattern.test(handle) ? `${language}/${handle}` : undefined;
}

const productFields = [
  "id,handle,title,subtitle,description,metadata,type.value",
  // Without its id the backend does not find a record's translation.
  "categories.id,categories.handle,categories.name,options.id,options.title",
  "brand.id,brand.handle,brand.name",
  "variants.id,variants.title,variants.sku,variants.metadata",
  "variants.manage_inventory,variants.allow_backorder",
].join(",");
const soldFields = `${productFields},*variants.calculated_price,+variants.inventory_quantity`;

/** Products asked for at once. */
const batch = 100;

async function products(
  language: SiteLanguage,
  filter: Record<string, string>,
  channel: "shop" | "lookbook" = "shop",
): Promise<Answer<ProductPage[]>> {
  const query: Record<string, string | number> = { ...filter, limit: batch };
  if (channel === "shop") {
    const region = await sellingRegion("region");
    if (!region.ok) return region;
    query.region_id = region.value.id;
    query.country_code = region.value.country;
    query.fields = soldFields;
  } else query.fields = productFields;

  const found: ProductPage[] = [];
  for (let offset = 0; ; offset += batch) {
    const answer = await ask({
      path: "/store/products",
      shape: productsAnswer,
      channel,
      language,
      query: { ...query, offset },
    });
    if (!answer.ok) return answer;
    found.push(...answer.value.products);
    if (answer.value.products.length < batch) return answered(found);
  }
}

const categoriesAnswer = z.object({
  product_categories: z.array(
    z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      description: z.string().nullish(),
      rank: z.number().nullish(),
      parent_category_id: z.string().nullish(),
    }),
  ),
});

const categoryTrees = remember(async (language): Promise<Answer<Category[]>> => {
  const answer = await ask({
    path: "/store/product-categories",
    shape: categoriesAnswer,
    language: split(language)[0],
    query: { fields: "id,handle,name,description,rank,parent_category_id", limit: 200 },
  });
  if (!answer.ok) return answer;
  const all = answer.value.product_categories.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const below = (parent: string | null): Category[] =>
    all
      .filter((category) => (category.parent_category_id ?? null) === parent)
      .map(({ id, handle, name, description }) => ({
        id,
        handle,
        name,
        description: description ?? "",
        children: below(id),
      }));
  return answered(below(null));
}, catalogMemory);

/** The categories of the shop, each with those below it, in the order the staff gave them. */
export function categories(language: SiteLanguage): Promise<Answer<Category[]>> {
  return categoryTrees(language);
}

const categoryProducts = remember(async (key) => {
  const [language, id] = split(key);
  return products(language, { category_id: id });
}, catalogMemory);

export interface Listing {
  category: Category;
  /** The sub-category that was chosen, if any. */
  chosen?: Category;
  items: ListingItem[];
  /** Number of products on all pages. */
  count: number;
  page: number;
  pages: number;
}

/** One page of a category, or of the sub-category named in the query. */
export async function listing(
  language: SiteLanguage,
  handle: string,
  query: ListingQuery,
): Promise<Answer<Listing>> {
  const tree = await categories(language);
  if (!tree.ok) return tree;
  const category = tree.value.find((one) => one.handle === handle);
  const chosen = category?.children.find((child) => child.handle === query.category);
  if (!category || (query.category && !chosen)) return notFound;
  const found = await categoryProducts(`${language}/${(chosen ?? category).id}`);
  if (!found.ok) return found;
  const ordered = inOrder(found.value, query.order, locales[language]);
  const { items, page, pages } = pageOf(ordered, query.page);
  return answered({
    category,
    items: items.map(listingItem),
    count: ordered.length,
    page,
    pages,
    ...(chosen && { chosen }),
  });
}

const productPages = remember(async (key): Promise<Answer<ProductPage>> => {
  const [language, handle] = split(key);
  const found = await products(language, { handle });
  if (!found.ok) return found;
  const [product] = found.value;
  return product ? answered(product) : notFound;
}, catalogMemory);

/** A product that is sold online. */
export async function product(
  language: SiteLanguage,
  handle: string,
): Promise<Answer<ProductPage>> {
  const key = keyOf(language, handle);
  return key ? productPages(key) : notFound;
}

const lookbook = remember(
  (language) => products(split(language)[0], {}, "lookbook"),
  catalogMemory,
);

/** Frames to be tried on in the store; they have no price here. */
export function lookbookFrames(language: SiteLanguage): Promise<Answer<ProductPage[]>> {
  return lookbook(language);
}

const brandsAnswer = z.object({
  brands: z.array(
    z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      country: z.string(),
      description: z.object({ en: z.string(), fr: z.string(), de: z.string() }),
    }),
  ),
});
const brandRecords = remember(
  () => ask({ path: "/store/brands", shape: brandsAnswer }),
  catalogMemory,
);

/** Every brand, by name. */
export async function brands(language: SiteLanguage): Promise<Answer<BrandPage[]>> {
  const answer = await brandRecords("brands");
  if (!answer.ok) return answer;
  const names = new Intl.Collator(locales[language]);
  return answered(
    answer.value.brands
      .map(({ description, ...brand }) => ({ ...brand, description: description[language] }))
      .sort((a, b) => names.compare(a.name, b.name)),
  );
}

/** One brand by its handle. */
export async function brand(language: SiteLanguage, handle: string): Promise<Answer<BrandPage>> {
  const all = await brands(language);
  if (!all.ok) return all;
  const found = all.value.find((one) => one.handle === handle);
  return found ? answered(found) : notFound;
}
