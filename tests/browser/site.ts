/** Pages over HTTP, without a browser. Not by Playwright's requests: their traces hold hundreds of pages. */
import { expect } from "@playwright/test";
import { isAll } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";
import type { Language } from "./texts.ts";

const { shop } = runningShop();

/**
 * Asks for an address of the shop; no redirect is followed.
 * @param language the visitor's: the switch of languages is for people, and `/` is meant
 */
export const ask = (
  address: string,
  { language = "en", method = "GET" }: { language?: Language; method?: "GET" | "HEAD" } = {},
): Promise<Response> =>
  fetch(new URL(address, shop), {
    method,
    redirect: "manual",
    headers: { "accept-language": language },
  });

/** As many pages as the website makes at once without one waiting for the other. */
const atOnce = 4;

/** Does something for each, several at once. */
export async function forEach<One>(all: Iterable<One>, act: (one: One) => Promise<void>) {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A page by its address, which must be there. */
export async function readPage(address: string, language?: Language): Promise<string> {
  const answer = await ask(address, language && { language });
  expect(answer.status, address).toBe(200);
  return answer.text();
}

let pages: Map<string, string> | undefined;

/** The addresses of the sitemap. */
export async function siteAddresses(): Promise<string[]> {
  const sitemap = await readPage("/sitemap.xml");
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

/** The path of an address, in English. */
const pathOf = (address: string) => new URL(address).pathname.replace(/^\/(?:fr|de)(?=\/|$)/, "");

/** Differs from others by its product, frame or brand alone. */
const isAlike = (path: string) => /\/(?:product|lookbook|brands)\/[^/]+$/.test(path);

/** Of pages that are alike one in ten, as a short run reads them, each in its languages. */
function fewAlike(addresses: readonly string[]): string[] {
  const alike = [...new Set(addresses.map(pathOf).filter(isAlike))];
  const left = new Set(alike.filter((_, index) => index % 10 > 0));
  return addresses.filter((address) => !left.has(pathOf(address)));
}

/** Every page of the sitemap by its address, in a short run few of those that are alike. Read once in a worker. */
export async function sitePages(): Promise<Map<string, string>> {
  if (pages) return pages;
  const all = await siteAddresses();
  const found = new Map((isAll ? all : fewAlike(all)).map((address) => [address, ""]));
  await forEach(found.keys(), async (address) => {
    found.set(address, await readPage(address));
  });
  pages = found;
  return found;
}
