/** What a contact lens is made in, as the staff entered it at most two seconds ago. */
import type { SiteLanguage } from "@landolt/forms";
import { type ParameterRange, readRange } from "@landolt/optics";
import { z } from "zod";
import { log } from "#server/log.ts";
import { cached, catalogCaching } from "../platform/answer-cache.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { productsIn } from "./catalog.server.ts";
import type { ListingItem } from "./product-answer.ts";

export interface LensRange {
  /** Rises with every change, so that a page knows whether it shows a stale one. */
  version: number;
  range: ParameterRange;
}

const rangeAnswer = z.object({
  lens_range: z.object({ version: z.number().int(), range: z.unknown() }),
});

/**
 * The range as it is this moment, past the memory.
 * @returns `notFound` also where what is stored is no range: such a lens is not sold online
 */
export async function currentLensRange(handle: string): Promise<Answer<LensRange>> {
  const answer = await ask({ path: "/store/lens-ranges", shape: rangeAnswer, query: { handle } });
  if (!answer.ok) return answer;
  const { version, range } = answer.value.lens_range;
  const reading = readRange(range);
  if (reading.ok) return answered({ version, range: reading.range });
  log.error({ handle, problems: reading.problems.length }, "the range of a lens is not valid");
  return notFound;
}

const everyRange = z.object({
  lens_ranges: z.array(z.object({ handle: z.string(), range: z.unknown() })),
});
const everyLens = cached(
  () => ask({ path: "/store/lens-ranges", shape: everyRange }),
  catalogCaching,
);

/** A contact lens of the shop, and what it is made in. */
export interface SoldLens {
  product: ListingItem;
  range: ParameterRange;
}

/** The lenses that can be bought now and whose range fits; the values never leave this process. */
export async function lensesThat(
  language: SiteLanguage,
  fits: (range: ParameterRange) => boolean,
): Promise<SoldLens[]> {
  const answer = await everyLens("");
  if (!answer.ok) return [];
  const fitting = new Map(
    answer.value.lens_ranges.flatMap(({ handle, range }) => {
      const reading = readRange(range);
      return reading.ok && fits(reading.range) ? [[handle, reading.range] as const] : [];
    }),
  );
  const handles = [...fitting.keys()].slice(0, mostAtOnce);
  if (handles.length === 0) return [];
  const sold = await productsIn(language, "shop", { handles });
  if (!sold.ok) return [];
  return sold.value.items.flatMap((product) => {
    const range = fitting.get(product.handle);
    return range && product.available ? [{ product, range }] : [];
  });
}

/** Products of one question to the catalog. */
const mostAtOnce = 100;

const ranges = cached(currentLensRange, catalogCaching);

/** The range of a product that exists; `notFound` where it has none. */
export function lensRange(handle: string): Promise<Answer<LensRange>> {
  return ranges(handle);
}
