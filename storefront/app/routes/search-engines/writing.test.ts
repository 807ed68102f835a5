import { describe, expect, test } from "vitest";
import routes from "../../routes.ts";
import { closedAddresses, listedPages, listedRecords } from "./pages.ts";
import { robots, sitemap, sitemapIndex, sitemapParts } from "./writing.ts";

const origin = "https://shop.example";

describe("sitemap", () => {
  test("names a page in each language, with all its languages and the default", () => {
    const text = sitemap(origin, ["/", "/contact"]);
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/de`,
      `${origin}/fr`,
      `${origin}/contact`,
      `${origin}/de/contact`,
      `${origin}/fr/contact`,
    ]);
    const [, first] = text
      .split("\n")
      .filter((line) => line.includes("<loc>https://shop.example/fr"));
    for (const one of [
      '"en" href="https://shop.example/contact"',
      '"x-default" href="https://shop.example/contact"',
      '"de" href="https://shop.example/de/contact"',
    ]) {
      expect(first).toContain(`hreflang=${one}`);
    }
  });

  test("is split before it is longer than search engines read, and loses no page", () => {
    const path = `/shop/product/${"a".repeat(60)}`;
    const paths = Array.from({ length: 50_000 }, (_, number) => `${path}-${number}`);
    const parts = sitemapParts(paths);
    expect(parts.flat()).toEqual(paths);
    const [part = []] = parts;
    const text = sitemap(`https://www.${"a".repeat(30)}.example`, part);
    expect(text.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
    expect(text.length).toBeLessThan(50_000_000);
    const index = sitemapIndex(origin, parts.length);
    expect(index.match(/<sitemap>/g)).toHaveLength(parts.length);
    expect(index).toContain(`<loc>${origin}/sitemap.xml?part=1</loc>`);
    expect(index).toContain(`?part=${parts.length}<`);
    expect(sitemapParts([])).toEqual([[]]);
  });

  test("an address cannot end its element", () => {
    expect(sitemap(origin, ['/a&b<c"d'])).toContain("/a&amp;b&lt;c&quot;d");
  });
});

test("robots read what is not theirs in every language, and where the sitemap is", () => {
  const lines = robots(origin, ["/order"]).split("\n");
  expect(lines).toEqual([
    "User-agent: *",
    "Disallow: /order",
    "Disallow: /de/order",
    "Disallow: /fr/order",
    "",
    "Sitemap: https://shop.example/sitemap.xml",
    "",
  ]);
});

test("every page of the site map is either listed for search engines or closed to them", () => {
  const english = routes.filter(({ id }) => id?.startsWith("en/"));
  expect(english.length).toBeGreaterThan(30);
  const listed = new Set<string>([
    ...listedPages,
    ...Object.values(listedRecords).map((address) => address(":handle")),
  ]);
  for (const { path = "" } of english) {
    const address = `/${path}`;
    const closed = closedAddresses.some((start) => address.startsWith(start));
    expect([address, listed.has(address), closed]).toEqual([address, !closed, closed]);
    listed.delete(address);
  }
  expect([...listed]).toEqual([]);
});
