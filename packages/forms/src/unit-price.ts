/** The price of a litre, or of what takes its place (Directive 98/6/EC): for solutions, drops, sprays, gels and lenses. Pure. */
import { z } from "zod";

/** What a variant contains in all, several bottles together; in its metadata. */
export const contentFacts = z.object({
  contentMl: z.number().positive().max(100_000).optional(),
  contentGrams: z.number().positive().max(100_000).optional(),
});

export const unitsOfPrice = ["l", "100ml", "kg", "100g", "lens"] as const;

const box = z.object({ lensesPerBox: z.number().int().positive() });

/** In the currency's main unit, taxes included. */
export interface UnitPrice {
  amount: number;
  per: (typeof unitsOfPrice)[number];
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Millilitres or grams. What contains less is compared by 100 of them: nobody buys a litre of eye drops. */
const smallest = 100;

/**
 * The price of a unit, rounded to cents; undefined for what is sold neither by volume, weight nor number.
 * @param price of the variant as it is sold now, reductions taken off
 * @param facts the variant's metadata
 */
export function unitPriceOf(price: number, facts: unknown): UnitPrice | undefined {
  const { contentMl, contentGrams } = contentFacts.safeParse(facts ?? {}).data ?? {};
  const content = contentMl ?? contentGrams;
  if (content === undefined) {
    const { data } = box.safeParse(facts);
    return data && { amount: cents(price / data.lensesPerBox), per: "lens" };
  }
  const isSmall = content < smallest;
  const small = contentMl === undefined ? "100g" : "100ml";
  const large = contentMl === undefined ? "kg" : "l";
  const amount = (price / content) * (isSmall ? 100 : 1000);
  return { amount: cents(amount), per: isSmall ? small : large };
}
