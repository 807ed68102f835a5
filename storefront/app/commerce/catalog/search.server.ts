/** Search for products by name, maker, use or number, in the language of the page and misspelt. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { commonView } from "#app/pictures/product-pictures.ts";
import { type Answer, answered } from "../platform/answers.ts";
import { isShopEnabled } from "../platform/business.server.ts";
import { ask } from "../platform/client.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { type Channel, inChannel } from "./catalog.server.ts";
import { itemAnswer, type ListingItem, seenFrom } from "./product-answer.ts";

/** Characters; the longest that finds anything more exactly. */
export const longestQuestion = 80;
/** Names offered while a question is typed. */
const mostOffered = 6;

const hitsAnswer = z.object({
  hits: z.array(z.object({ score: z.number(), item: itemAnswer })),
});
type Hit = z.output<typeof hitsAnswer>["hits"][number];

const suggestionsAnswer = z.object({
  suggestions: z.array(z.object({ score: z.number(), title: z.string() })),
});

async function hitsIn(channel: Channel, language: SiteLanguage, q: string): Promise<Answer<Hit[]>> {
  const answer = await ask({
    path: "/catalog/search",
    shape: hitsAnswer,
    channel,
    query: { language: writtenLanguage(language), q },
  });
  if (!answer.ok) return answer;
  return answered(
    answer.value.hits.map(({ score, item }) => ({ score, item: inChannel(channel, item) })),
  );
}

/**
 * What was meant. The search forgives typing errors and so always finds something more or less like
 * the question; a hit with half the score of the best is such an accident.
 */
function meant(all: readonly Hit[], best: number): ListingItem[] {
  return all.filter(({ score }) => score > best / 2).map(({ item }) => item);
}

/** What is sold online and what hangs in the store, each best first. */
export interface Found {
  sold: ListingItem[];
  inStore: ListingItem[];
}

export async function search(language: SiteLanguage, q: string): Promise<Answer<Found>> {
  const isOpen = await isShopEnabled();
  const [soldHits, storeHits] = await Promise.all([
    isOpen ? hitsIn("shop", language, q) : answered([]),
    hitsIn("lookbook", language, q),
  ]);
  if (!soldHits.ok) return soldHits;
  if (!storeHits.ok) return storeHits;
  const best = Math.max(0, ...[...soldHits.value, ...storeHits.value].map(({ score }) => score));
  const [sold, inStore] = [meant(soldHits.value, best), meant(storeHits.value, best)];
  const side = commonView([...sold, ...inStore].map(({ pictures }) => pictures));
  return answered({
    sold: sold.map((item) => seenFrom(item, side)),
    inStore: inStore.map((item) => seenFrom(item, side)),
  });
}

/** Names of products for a field that is still being filled in; none while the backend is slow. */
export async function suggestions(language: SiteLanguage, q: string): Promise<string[]> {
  const channels: Channel[] = (await isShopEnabled()) ? ["shop", "lookbook"] : ["lookbook"];
  const answers = await Promise.all(
    channels.map((channel) =>
      ask({
        path: "/catalog/suggestions",
        shape: suggestionsAnswer,
        channel,
        limit: 1500,
        query: { language: writtenLanguage(language), q },
      }),
    ),
  );
  const offered = answers
    .flatMap((answer) => (answer.ok ? answer.value.suggestions : []))
    .sort((a, b) => b.score - a.score);
  return [...new Set(offered.map(({ title }) => title))].slice(0, mostOffered);
}
