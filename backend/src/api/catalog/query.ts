/** How questions about the catalog are put. */
import {
  type Choices,
  facetNames,
  listingOrders,
  type SizeField,
  siteLanguages,
  sizeLimits,
} from "@landolt/forms";
import type { MedusaRequest, MedusaStoreRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { indexReady, wordsOf } from "../../catalog";
import { CATALOG_INDEX_MODULE } from "../../modules/catalog-index";
import { notFoundError } from "../../platform/errors";
import { validBody } from "../http/valid-body";

/** Products of one answer; more are requested page by page. */
const mostAtOnce = 100;

const language = z.enum(siteLanguages);
export const handle = z.string().regex(/^[\w-]{1,200}$/);
export const inLanguage = z.object({ language });

/** Characters; what is behind them finds nothing more exactly. */
const longestQuestion = 80;
const searchQuestion = z.object({
  language,
  q: z
    .string()
    .min(1)
    .transform((text) => text.slice(0, longestQuestion)),
});

const values = z.array(z.string().max(200)).max(30);

/** JSON: `{ [facet]: values }` */
const choices = z
  .string()
  .max(20_000)
  .transform((text, context): Choices => {
    try {
      const parsed = z.partialRecord(z.enum(facetNames), values).safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Refused below, as any other shape is.
    }
    context.addIssue({ code: "custom", message: "No choices of facets" });
    return z.NEVER;
  });

export const listingQuestion = z.object({
  language,
  category: handle.optional(),
  /** A category directly below. */
  within: handle.optional(),
  brand: handle.optional(),
  choices: choices.optional(),
  order: z.enum(listingOrders).default("name"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(mostAtOnce).default(24),
  /** Nothing but these, separated by commas. */
  handles: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(handle).max(mostAtOnce))
    .optional(),
});

export const alikeQuestion = z.object({ language, handle });

const millimetres = (field: SizeField) => {
  const { least, most } = sizeLimits[field];
  return z.coerce.number().min(least).max(most);
};
export const fittingQuestion = z.object({
  language,
  lens: millimetres("lens"),
  bridge: millimetres("bridge"),
  temple: millimetres("temple"),
});

/** The names of what the key's channels show and the question may mean, best first, in one statement. */
export async function findByWords(request: MedusaStoreRequest, most: number) {
  const { language, q } = validQuery(searchQuestion, request);
  await indexReady(request.scope);
  const index = request.scope.resolve(CATALOG_INDEX_MODULE);
  const channels = request.publishable_key_context.sales_channel_ids;
  return { index, language, found: await index.find(wordsOf(q), language, channels, most) };
}

/** @throws MedusaError `invalid_data` naming every parameter that is wrong. */
export const validQuery = <T>(schema: z.ZodType<T>, { query }: MedusaRequest): T =>
  validBody(schema, query);

/** @throws MedusaError `not_found` */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFoundError(`No such ${what}`);
  return value;
}
