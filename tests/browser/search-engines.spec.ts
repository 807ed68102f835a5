/** What search engines find: every address of the sitemap, its head, its languages, its data. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { asEnglish, sitePages } from "./site.ts";

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

interface Head {
  title: string;
  description: string;
  canonical: string;
  alternates: Map<string, string>;
  things: Thing[];
}

const plain = (text = "") => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

/** Reads the attributes of every `element` in the page. */
function elements(page: string, element: string): Map<string, string>[] {
  return [...page.matchAll(new RegExp(`<${element}\\s([^>]*)>`, "g"))].map(
    ([, attributes = ""]) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
          name.toLowerCase(),
          plain(value),
        ]),
      ),
  );
}

function headOf(page: string): Head {
  const links = elements(page, "link");
  const data = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const description = elements(page, "meta").find((one) => one.get("name") === "description");
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(page)?.[1]),
    description: description?.get("content") ?? "",
    canonical: links.find((one) => one.get("rel") === "canonical")?.get("href") ?? "",
    alternates: new Map(
      links
        .filter((one) => one.get("rel") === "alternate")
        .map((one) => [one.get("hreflang") ?? "", one.get("href") ?? ""]),
    ),
    things: data.flatMap(([, text = ""]) => JSON.parse(text)["@graph"]),
  };
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, asEnglish);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

const ofType = (things: Thing[], type: string) => things.filter((one) => one["@type"] === type);

test("every address of the sitemap has a head of its own, languages that answer each other, and data", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const pages = await sitePages(request);
  const addresses = [...pages.keys()];
  expect(addresses.length).toBeGreaterThan(3 * 80);
  expect(
    addresses.filter((one) => /cart-summary|checkout|order|receipt|thank-you/.test(one)),
  ).toEqual([]);
  const heads = new Map([...pages].map(([address, page]) => [address, headOf(page)]));

  const titles = new Map<string, string>();
  for (const [address, head] of heads) {
    const language = /^\/(fr|de)(?:\/|$)/.exec(new URL(address).pathname)?.[1] ?? "en";
    expect(head.canonical, address).toBe(address);
    expect(head.description.length, address).toBeGreaterThan(10);
    expect(head.title.length, address).toBeGreaterThan(5);
    const titled = `${language} ${head.title}`;
    expect(titles.get(titled), `${address} shares its title`).toBeUndefined();
    titles.set(titled, address);
    expect([...head.alternates.keys()].sort(), address).toEqual(["de", "en", "fr", "x-default"]);
    expect(head.alternates.get(language), address).toBe(address);
    expect(head.alternates.get("x-default")).toBe(head.alternates.get("en"));
    for (const other of head.alternates.values()) {
      expect(heads.get(other)?.alternates, `${other} leads back to ${address}`).toEqual(
        head.alternates,
      );
    }
    expect(head.things.length, address).toBeGreaterThan(0);
  }
});

test("structured data tell the shop, its visits, its prices, and no price in the store", async ({
  request,
}) => {
  const things = async (address: string) => headOf(await read(request, address)).things;
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
  test(`the offer of ${product} is what its page asks for`, async ({ page, request }) => {
    const address = `/shop/product/${product}`;
    const [thing] = ofType(headOf(await read(request, address)).things, "Product");
    const offers = thing?.offers as {
      price: string;
      priceCurrency: string;
      availability: string;
    }[];
    expect(offers.length).toBeGreaterThan(0);
    await page.goto(address);
    const lowest = Math.min(...offers.map(({ price }) => Number(price))).toFixed(2);
    await expect(page.getByRole("main")).toContainText(`€${lowest}`);
    for (const offer of offers) {
      expect(offer.priceCurrency).toBe("EUR");
      expect(offer.availability).toMatch(
        /^https:\/\/schema\.org\/(?:InStock|OutOfStock|BackOrder)$/,
      );
    }
  });
}

test("robots find the sitemap and not a visitor's own pages", async ({ request }) => {
  const text = await read(request, "/robots.txt");
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

test("a further page of a listing is a page of its own, a choice among its products is not", async ({
  request,
}) => {
  const listing = "/fr/lookbook";
  const first = headOf(await read(request, listing));
  const second = headOf(await read(request, `${listing}?page=2`));
  expect(second.canonical).toBe(`${first.canonical}?page=2`);
  expect(second.alternates.get("de")).toBe(`${first.alternates.get("de")}?page=2`);
  expect(second.title).not.toBe(first.title);
  for (const query of ["?shape=round", "?page=1"]) {
    expect(headOf(await read(request, listing + query)).canonical).toBe(first.canonical);
  }
  const accessories = headOf(await read(request, "/fr/shop/accessories")).canonical;
  expect(headOf(await read(request, "/fr/shop/accessories?sort=price")).canonical).toBe(
    accessories,
  );
});
