/** Every address of the sitemap as a visitor meets it: no link that leads nowhere, no foreign text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { asEnglish, sitePages } from "./site.ts";
import { languages } from "./texts.ts";

/** What a page says and shows, as text: without scripts, styles, and the names of its elements. */
function wordsOf(page: string): string {
  return page
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(/"([^"]*)"/g)].map(([, one]) => one).join(" | "))
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("<!-- -->", "");
}

function textsOf(language: string): string[] {
  const file = join(import.meta.dirname, `../../messages/${language}.json`);
  const texts = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(texts);
  return texts(JSON.parse(readFileSync(file, "utf8")));
}

/** Pieces of English texts, three words and longer, that stand in no text of the language. */
function foreignTo(language: string): string[] {
  const own = textsOf(language).join("\n");
  const pieces = textsOf("en").flatMap((text) => text.split(/[{}<>#,]|\bother\b|\bone\b/));
  const long = pieces.map((piece) => piece.trim()).filter((piece) => piece.split(/\s+/).length > 2);
  return [...new Set(long)].filter((piece) => !own.includes(piece));
}

test("no link of any page leads nowhere, and every page is in its own language", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const pages = await sitePages(request);
  expect(pages.size).toBeGreaterThan(3 * 80);

  const linked = new Map<string, string>();
  const faults: string[] = [];
  for (const [address, page] of pages) {
    for (const [, href = ""] of page.matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), address);
      if (target.origin !== new URL(address).origin) continue;
      const anchor = decodeURIComponent(target.hash.slice(1));
      target.hash = "";
      const there = pages.get(target.href);
      // The switcher stands on every page and is one rule: the home page's stand for all.
      const switches = target.searchParams.has("language") && target.pathname.length > 3;
      if (there === undefined && !switches) linked.set(target.href, address);
      if (there === undefined) continue;
      if (anchor && !there.includes(`id="${anchor}"`)) {
        faults.push(`${address}: no #${anchor} in ${target.href}`);
      }
    }
  }
  for (const [target, from] of linked) {
    const status = (await request.get(target, asEnglish)).status();
    // A switch of languages remembers the choice and leads to the page itself.
    const switched = status === 302 && new URL(target).searchParams.has("language");
    if (status !== 200 && !switched) faults.push(`${from}: ${target} answers ${status}`);
  }

  for (const language of languages.filter((one) => one !== "en")) {
    const foreign = foreignTo(language);
    expect(foreign.length).toBeGreaterThan(300);
    for (const [address, page] of pages) {
      if (new URL(address).pathname.split("/")[1] !== language) continue;
      const words = wordsOf(page);
      for (const piece of foreign) {
        if (words.includes(piece)) faults.push(`${address}: ${piece}`);
      }
      const english = page.match(/hrefLang="en" href="([^"]*)"/i)?.[1] ?? "";
      const describes = (html = "") => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      if (describes(page) === describes(pages.get(english))) {
        faults.push(`${address} is described in English`);
      }
    }
  }
  expect(faults).toEqual([]);
});
