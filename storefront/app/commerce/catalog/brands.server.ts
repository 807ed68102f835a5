/** The makers of what the shop has, as the backend has them at most two seconds ago. */
import { type SiteLanguage, translatedText } from "@landolt/forms";
import { z } from "zod";
import { localeOf } from "#app/language/addresses.ts";
import { perLocale } from "#app/language/per-locale.ts";
import { cached, catalogCaching } from "../platform/answer-cache.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { asked, type Channel, inChannel, keyOf } from "./catalog.server.ts";
import { itemAnswer, type ListingItem } from "./product-answer.ts";

export interface BrandPage {
  id: string;
  handle: string;
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  description: string;
}

const brandLists = asked(
  z.object({
    brands: z.record(z.string(), z.object({ count: z.number(), items: z.array(itemAnswer) })),
  }),
);

/** How many products each brand has in a channel, and some of them, by the brand's handle. */
export async function brandsIn(
  language: SiteLanguage,
  channel: Channel,
): Promise<Answer<Map<string, { count: number; items: ListingItem[] }>>> {
  const query = { language: writtenLanguage(language) };
  const answer = await brandLists(keyOf(channel, "brands", query));
  if (!answer.ok) return answer;
  return answered(
    new Map(
      Object.entries(answer.value.brands).map(([handle, { count, items }]) => [
        handle,
        { count, items: items.map((item) => inChannel(channel, item)) },
      ]),
    ),
  );
}

const brandsAnswer = z.object({
  brands: z.array(
    z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      country: z.string(),
      description: translatedText,
    }),
  ),
});
const collatorOf = perLocale((locale) => new Intl.Collator(locale));
const brandRecords = cached(
  () => ask({ path: "/store/brands", shape: brandsAnswer }),
  catalogCaching,
);

/** Every brand, by name. */
export async function brands(language: SiteLanguage): Promise<Answer<BrandPage[]>> {
  const answer = await brandRecords("brands");
  if (!answer.ok) return answer;
  const names = collatorOf(localeOf(language));
  return answered(
    answer.value.brands
      .map(({ description, ...brand }) => ({
        ...brand,
        description: description[writtenLanguage(language)],
      }))
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
