import { siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { CATALOG_INDEX_MODULE } from "../../../modules/catalog-index";
import { validInput } from "../../http/invalid-data";

/** Characters; the longest question that is searched for. */
const longest = 80;
const words = z.string().trim().min(1).max(longest).regex(/\p{L}/u);
export const wantedSynonym = z.strictObject({
  language: z.enum(siteLanguages),
  words,
  means: words,
});
type Synonym = Record<"id" | "language" | "words" | "means", string>;

export const synonymView = ({ id, language, words, means }: Synonym): Synonym => ({
  ...{ id, language, words, means },
});

const indexOf = (request: AuthenticatedMedusaRequest) =>
  request.scope.resolve(CATALOG_INDEX_MODULE);

/** All of them by language and words; a shop has a few dozen, so the list has no pages. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const order = { language: "ASC", words: "ASC" } as const;
  const synonyms = await indexOf(request).listSearchSynonyms({}, { take: null, order });
  response.json({ search_synonyms: synonyms.map(synonymView) });
}

/** Adds `{ language, words, means }`: a search for the words finds what is meant too, at once. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const wanted = validInput(wantedSynonym, request.body);
  const synonym = await indexOf(request).createSearchSynonyms(wanted);
  response.status(201).json({ search_synonym: synonymView(synonym) });
}
