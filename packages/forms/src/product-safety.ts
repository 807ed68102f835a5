/**
 * Who stands behind a product, and what its user has to read: Regulations (EU) 2017/745 on medical devices and
 * 2023/988 on product safety. In `metadata.safety` of the product.
 */
import { z } from "zod";
import { vatClasses } from "./product-facts.ts";
import { inEach, type SiteLanguage, siteLanguages } from "./site-language.ts";
import { contentFacts } from "./unit-price.ts";

/** A form sends "" for a field that is empty. */
const empty = z.literal("");
const text = (longest: number) => z.string().trim().max(longest).optional();
const address = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .or(empty)
  .optional();

const inLanguages = <S extends z.ZodType>(schema: S) =>
  z.object(inEach(siteLanguages, () => schema));

export const safetyFacts = z.object({
  medicalDevice: z.boolean().optional(),
  /** Name, postal address, and e-mail address or website of the manufacturer. */
  maker: text(120),
  makerAddress: text(200),
  makerContact: text(120),
  /** The same of the one who answers for it in the European Union, where the manufacturer is elsewhere. */
  representative: text(120),
  representativeAddress: text(200),
  representativeContact: text(120),
  /** Device identifier of the product or its packages, as printed beside UDI. */
  udiDi: z
    .string()
    .regex(/^[0-9A-Za-z+./-]{8,40}$/)
    .or(empty)
    .optional(),
  /** Where the instructions for use are, in each language. */
  instructions: inLanguages(address).partial().optional(),
  warnings: inLanguages(text(600)).partial().optional(),
});
export type SafetyFacts = z.infer<typeof safetyFacts>;

/** The same for a page in one language. */
export type ProductSafety = Omit<SafetyFacts, "instructions" | "warnings"> & {
  instructions?: string;
  warnings?: string;
};

/** What staff edit of a product beside its texts, prices and measurements. */
export const productInformation = z.object({
  /** `by-type`: the class of its product type. */
  vatClass: z.enum([...vatClasses, "by-type"]),
  safety: safetyFacts,
  contents: z.array(contentFacts.extend({ variantId: z.string().min(1).max(80) })).max(200),
});
export type ProductInformation = z.infer<typeof productInformation>;

/** The same without empty texts; undefined where nothing is said. */
export function withoutEmpty({ instructions, warnings, ...facts }: SafetyFacts) {
  const said = <T extends object>(all: T): Partial<T> =>
    Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Partial<T>;
  const own = { instructions: said(instructions ?? {}), warnings: said(warnings ?? {}) };
  const kept = {
    ...said(facts),
    ...(Object.keys(own.instructions).length > 0 && { instructions: own.instructions }),
    ...(Object.keys(own.warnings).length > 0 && { warnings: own.warnings }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** In one language; undefined where nothing is known. */
export function safetyIn(facts: SafetyFacts, language: SiteLanguage): ProductSafety | undefined {
  const { instructions, warnings, ...said }: SafetyFacts = withoutEmpty(facts) ?? {};
  const own = {
    ...said,
    ...(instructions?.[language] && { instructions: instructions[language] }),
    ...(warnings?.[language] && { warnings: warnings[language] }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

export const safetyGaps = [
  "maker",
  "makerAddress",
  "makerContact",
  "instructions",
  "udiDi",
] as const;
export type SafetyGap = (typeof safetyGaps)[number];

/**
 * What a product that is sold online still lacks. Instructions and identifier are a medical device's.
 * @param facts `metadata.safety`, as stored; what does not parse counts as nothing
 */
export function safetyGapsOf(facts: unknown): SafetyGap[] {
  const known: SafetyFacts = safetyFacts.safeParse(facts ?? {}).data ?? {};
  const instructed = siteLanguages.every((language) => known.instructions?.[language]);
  return safetyGaps.filter((gap) => {
    if (gap === "instructions") return known.medicalDevice === true && !instructed;
    if (gap === "udiDi") return known.medicalDevice === true && !known.udiDi;
    return !known[gap];
  });
}
