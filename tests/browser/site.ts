import { type APIRequestContext, expect } from "@playwright/test";

/** The switch of languages is for people: `/` in English is meant, and no redirect is followed. */
export const asEnglish = { maxRedirects: 0, headers: { "accept-language": "en" } };

let pages: Map<string, string> | undefined;

/** Every page of the sitemap by its address. Read once in a run, because there are hundreds. */
export async function sitePages(request: APIRequestContext): Promise<Map<string, string>> {
  if (pages) return pages;
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const found = new Map<string, string>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const answer = await request.get(address, asEnglish);
    expect(answer.status(), address).toBe(200);
    found.set(address, await answer.text());
  }
  pages = found;
  return found;
}
