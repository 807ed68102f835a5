/** What search engines find on single pages and read in headers. Every address of the sitemap: crawl.spec.ts. */
import { expect, test } from "@playwright/test";
import {
  alternatesOf,
  canonicalOf,
  mainTextOf,
  type Thing,
  thingsOf,
  titleOf,
} from "./page-source.ts";
import { readPage } from "./site.ts";

const ofType = (things: Thing[], type: string) => things.filter((one) => one["@type"] === type);

test("structured data describe the shop, its visits, its prices, and no price in the store", async () => {
  const things = async (address: string) => thingsOf(await readPage(address));
  const home = await things("/");
  expect(ofType(home, "WebSite")).toHaveLength(1);
  const [shop] = ofType(home, "Optician");
  expect(shop).toMatchObject({
    address: { "@type": "PostalAddress" },
    geo: { "@type": "GeoCoordinates" },
    telephone: expect.stringMatching(/^\+\d+$/),
  });
  expect(shop).toHaveProperty("openingHoursSpecification.1.opens");

  const [service] = ofType(await things("/services"), "Service");
  expect(service?.areaServed).toMatchObject({ "@type": "GeoCircle", geoRadius: 30_000 });

  const [frame] = ofType(await things("/lookbook/torvik-fjell"), "Product");
  expect(frame).toBeDefined();
  expect(frame).not.toHaveProperty("offers");
});

for (const product of ["oakley-holbrook", "clairval-multi-purpose-solution", "biofinity"]) {
  test(`the offer of ${product} is what its page asks for`, async () => {
    const page = await readPage(`/shop/product/${product}`);
    const [thing] = ofType(thingsOf(page), "Product");
    const offers = thing?.offers as {
      price: string;
      priceCurrency: string;
      availability: string;
    }[];
    expect(offers.length).toBeGreaterThan(0);
    const lowest = Math.min(...offers.map(({ price }) => Number(price))).toFixed(2);
    expect(mainTextOf(page)).toContain(`€${lowest}`);
    for (const offer of offers) {
      expect(offer.priceCurrency).toBe("EUR");
      expect(offer.availability).toMatch(
        /^https:\/\/schema\.org\/(?:InStock|OutOfStock|BackOrder)$/,
      );
    }
  });
}

test("robots find the sitemap and not a visitor's own pages", async () => {
  const text = await readPage("/robots.txt");
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text).toContain("Disallow: /fr/shop/checkout/");
});

test("a crawler gets the status of an error and no error page, a person gets the page", async ({
  request,
}) => {
  const asked = (agent: string) =>
    request.get("/de/no-such-page", { headers: { "user-agent": agent } });
  const crawler = await asked("Mozilla/5.0 (compatible; Googlebot/2.1)");
  expect(crawler.status()).toBe(404);
  expect(crawler.headers()["x-robots-tag"]).toBe("noindex");
  expect(await crawler.text()).toContain("<h1>404 Not Found</h1>");
  const person = await asked("Mozilla/5.0 Chrome/150.0.0.0");
  expect(person.status()).toBe(404);
  expect(await person.text()).toContain("/de/no-such-page");
});

test("an address that breaks its route's rule is no page", async ({ request }) => {
  for (const address of ["/shop/product/a--b", "/fr/lookbook/a%20b", "/brands/-a"]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("a further page of a listing is a page of its own, a choice among its products is not", async () => {
  const listing = "/fr/lookbook";
  const first = await readPage(listing);
  const second = await readPage(`${listing}?page=2`);
  expect(canonicalOf(second)).toBe(`${canonicalOf(first)}?page=2`);
  expect(alternatesOf(second).get("de")).toBe(`${alternatesOf(first).get("de")}?page=2`);
  expect(titleOf(second)).not.toBe(titleOf(first));
  const canonicalAt = async (address: string) => canonicalOf(await readPage(address));
  for (const query of ["?shape=round", "?page=1"]) {
    expect(await canonicalAt(listing + query)).toBe(canonicalOf(first));
  }
  const accessories = await canonicalAt("/fr/shop/accessories");
  expect(await canonicalAt("/fr/shop/accessories?sort=price")).toBe(accessories);
});
