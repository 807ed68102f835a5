/** Categories, listings and products, as the backend has them at most two seconds ago. */
import type { Choices, Facet, SiteLanguage, Sizes } from "@landolt/forms";
import { z } from "zod";
import { commonView } from "#app/pictures/product-pictures.ts";
import { cached, catalogCaching } from "../platform/answer-cache.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { handle as handleRule } from "./handle.ts";
import { itemsPerPage, type ListingQuery } from "./listing.ts";
import {
  facetsAnswer,
  itemAnswer,
  type ListingItem,
  type ProductPage,
  productAnswer,
  seenFrom,
} from "./product-answer.ts";
import { withColourPictures, withPictures } from "./product-pictures.server.ts";

/** What is sold online, and what is to be tried on in the store. */
export type Channel = "shop" | "lookbook";

export interface Category {
  id: string;
  handle: string;
  name: string;
  description: string;
  children: Category[];
}

/** Keys of the memories: the channel, and the path of the question. */
export function asked<T>(shape: z.ZodType<T>) {
  return cached((key) => {
    const [channel, path = ""] = key.split(" ");
    return ask({ path, shape, channel: channel === "lookbook" ? channel : "shop" });
  }, catalogCaching);
}

export function keyOf(
  channel: Channel,
  path: string,
  query: Record<string, string | number | undefined>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${channel} /catalog/${path}?${new URLSearchParams(given)}`;
}

/** What hangs in the store has no price here, even where it is sold online too. */
function pricedIn<T extends ListingItem>(channel: Channel, item: T): T {
  const { price: _price, ...rest } = item;
  return channel === "shop" ? item : ({ ...rest, priceVaries: false } as T);
}

export const inChannel = (channel: Channel, item: ListingItem): ListingItem =>
  withPictures(pricedIn(channel, item));

const category: z.ZodType<Category> = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  get children() {
    return z.array(category);
  },
});

const categoryTrees = asked(under("categories", z.array(category)));

/** The categories of the shop, each with those below it, in the order the staff gave them. */
export const categories = (language: SiteLanguage): Promise<Answer<Category[]>> =>
  categoryTrees(keyOf("shop", "categories", { language: writtenLanguage(language) }));

const listings = asked(
  z.object({
    category: category.optional(),
    chosen: category.optional(),
    items: z.array(itemAnswer),
    facets: facetsAnswer,
    choices: z.custom<Choices>((value) => typeof value === "object" && value !== null),
    count: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
);

/** Some of the products of a channel, with all of their pictures. */
export interface Selection {
  items: ListingItem[];
  facets: Facet[];
  /** What was chosen and exists. */
  choices: Choices;
  /** Number of products on all pages. */
  count: number;
  page: number;
  pages: number;
}

export interface Listing extends Selection {
  category: Category;
  /** The sub-category that was chosen, if any. */
  chosen?: Category;
}

interface Wish extends Partial<Omit<ListingQuery, "category">> {
  category?: string;
  /** Handle of a category below. */
  within?: string | undefined;
  brand?: string;
  /** Nothing but these; a hundred at most. */
  handles?: readonly string[];
}

async function selection(
  language: SiteLanguage,
  channel: Channel,
  { choices = {}, handles, ...wish }: Wish,
): Promise<Answer<Selection & { category?: Category; chosen?: Category }>> {
  const chosen = Object.keys(choices).length > 0 ? JSON.stringify(choices) : undefined;
  const answer = await listings(
    keyOf(channel, "listing", {
      ...wish,
      language: writtenLanguage(language),
      choices: chosen,
      handles: handles?.join(","),
      per_page: handles?.length ?? itemsPerPage,
    }),
  );
  if (!answer.ok) return answer;
  const { category, chosen: below, items, ...rest } = answer.value;
  return answered({
    ...rest,
    items: items.map((item) => inChannel(channel, item)),
    ...(category && { category }),
    ...(below && { chosen: below }),
  });
}

/** One page of a category, or of the sub-category named in the query. */
export async function listing(
  language: SiteLanguage,
  handle: string,
  { category: within, ...query }: ListingQuery,
): Promise<Answer<Listing>> {
  const wish = { ...query, category: handle, within };
  const found = await selection(language, "shop", wish);
  if (!found.ok) return found;
  const { category, items, ...rest } = found.value;
  if (!category) return notFound;
  const side = commonView(items.map(({ pictures }) => pictures));
  return answered({ ...rest, category, items: items.map((item) => seenFrom(item, side)) });
}

/** One page of a channel's products by name: of all, of a brand, with certain facets, or of these handles. */
export function productsIn(
  language: SiteLanguage,
  channel: Channel,
  wish: Pick<Wish, "brand" | "choices" | "handles" | "page"> = {},
): Promise<Answer<Selection>> {
  return selection(language, channel, wish);
}

const alikes = asked(z.object({ items: z.array(itemAnswer) }));

/** Some frames of a channel that are like this one, the likest first, all seen from one side. */
export async function framesLike(
  language: SiteLanguage,
  handle: string,
  channel: Channel,
): Promise<Answer<ListingItem[]>> {
  const answer = await alikes(
    keyOf(channel, "alike", { language: writtenLanguage(language), handle }),
  );
  if (!answer.ok) return answer;
  const items = answer.value.items.map((item) => inChannel(channel, item));
  const side = commonView(items.map(({ pictures }) => pictures));
  return answered(items.map((item) => seenFrom(item, side)));
}

const fittings = asked(
  z.object({ items: z.array(itemAnswer), frames: z.number(), ends: z.number() }),
);

/** The frames of a channel that fit most like these sizes, and what end pieces add to a front. */
export async function framesThatFit(
  language: SiteLanguage,
  channel: Channel,
  sizes: Sizes,
): Promise<Answer<{ items: ListingItem[]; frames: number; ends: number }>> {
  const answer = await fittings(
    keyOf(channel, "fitting", { language: writtenLanguage(language), ...sizes }),
  );
  if (!answer.ok) return answer;
  const { items, ...measured } = answer.value;
  return answered({ ...measured, items: items.map((item) => inChannel(channel, item)) });
}

const productPages = asked(productAnswer);

/** A product that is sold online, or one that hangs in the store. */
export async function product(
  language: SiteLanguage,
  handle: string,
  channel: Channel = "shop",
): Promise<Answer<ProductPage>> {
  if (!handleRule.safeParse(handle).success) return notFound;
  const answer = await productPages(
    keyOf(channel, `products/${handle}`, { language: writtenLanguage(language) }),
  );
  if (!answer.ok) return answer;
  return answered(withColourPictures(pricedIn(channel, answer.value.product)));
}

const handleLists = asked(under("handles", z.array(z.string())));

/** The handles of everything in a channel. */
export const handlesIn = (channel: Channel): Promise<Answer<string[]>> =>
  handleLists(keyOf(channel, "handles", {}));
