import { type BusinessProfile, inAll } from "@landolt/forms";
import { describe, expect, test } from "vitest";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { homeService, optician, webSite } from "./business.ts";
import { productInStore, productSold } from "./product.ts";
import { jsonLd } from "./thing.ts";

const origin = "https://shop.example";
const day = [{ from: "09:00", to: "18:00" }];
const profile: BusinessProfile = {
  name: "Optique Test",
  legalName: "Optique Test S.à r.l.",
  demo: true,
  street: "1, rue de la Gare",
  postalCode: "1234",
  town: "Clairval",
  country: "lu",
  latitude: 49.6,
  longitude: 6.1,
  phone: "+352320000",
  email: "shop@shop.example",
  timeZone: "Europe/Luxembourg",
  openingHours: {
    monday: [],
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ from: "09:00", to: "13:00" }],
    sunday: [],
  },
  arrival: [],
  team: [],
  holidays: ["2026-05-01", "2026-12-26", "2026-12-25"].map((date) => ({
    date,
    name: inAll({ en: "Holiday", fr: "Jour férié", de: "Feiertag" }),
  })),
  freeDeliveryRadiusKm: 10,
  homeDeliveryPrice: 5,
  handlingDays: 1,
  lensHandlingDays: 3,
  lensSupplyMonths: 12,
  lensReleaseMonths: 12,
  deliveryDays: { from: 1, to: 2 },
  homeServiceRadiusKm: 30,
  replyPromiseHours: 24,
  replyPromiseClock: "calendar",
  staffLanguage: "en",
  homeService: {} as BusinessProfile["homeService"],
  healthData: {} as BusinessProfile["healthData"],
  shopEnabled: true,
  deliveryCountries: ["lu"],
  vatRates: [{ taxClass: "standard", percent: 17, from: "2024-01-01" }],
  vatClasses: [],
  insuranceCode: "",
  services: [],
  legal: {
    ...{ tradeRegister: "", vatNumber: "", permitNumber: "", supervisoryBody: "" },
    ...{ profession: "", chamber: "", mediation: "undecided", returnCosts: "customer" },
    ...{ host: "", mailProvider: "" },
  },
};
// Half an hour before midnight in UTC; in the shop the next day has begun.
const now = new Date("2026-12-25T23:30:00Z");

const product: ProductPage = {
  id: "prod_1",
  handle: "kit",
  kind: "accessory",
  title: "Kit",
  subtitle: "For small screws",
  description: "",
  categories: [],
  colours: [],
  pictures: [{ view: "main", path: "kit/main", stamp: "abc" }],
  brand: { id: "b", handle: "clairval", name: "Clairval" },
  price: { amount: 4.9, currency: "eur" },
  priceVaries: true,
  available: true,
  withdrawal: "standard",
  variants: [
    {
      id: "v1",
      label: "Small",
      sku: "K-S",
      price: { amount: 4.9, currency: "eur" },
      available: true,
      left: 4,
    },
    { id: "v2", label: "Large", price: { amount: 12, currency: "eur" }, available: false },
    { id: "v3", label: "Not sold here", available: true },
  ],
};
const place = { origin, url: `${origin}/shop/product/kit` };

describe("the element's content", () => {
  test("nothing in it can end the element or open a comment, and it says what was meant", () => {
    const name = "</script><script>alert(1)</script><!--";
    const text = jsonLd([{ "@type": "Thing", name }]);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Thing", name }],
    });
  });
});

describe("the shop", () => {
  const shop = optician(origin, profile, now);

  test("has its address, its place and its phone from the profile", () => {
    expect(shop).toMatchObject({
      "@type": "Optician",
      telephone: "+352320000",
      address: { streetAddress: "1, rue de la Gare", addressCountry: "LU" },
      geo: { latitude: 49.6, longitude: 6.1 },
    });
  });

  test("tells days with the same hours together, and closures from today on", () => {
    expect(shop.openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Saturday"],
        opens: "09:00",
        closes: "13:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        opens: "00:00",
        closes: "00:00",
        validFrom: "2026-12-26",
        validThrough: "2026-12-26",
      },
    ]);
  });

  test("publishes the site in its language", () => {
    expect(webSite(origin, profile, "fr")).toMatchObject({
      url: `${origin}/fr`,
      inLanguage: "fr",
      publisher: { "@id": shop["@id"] },
    });
  });

  test("visits at home within metres of itself", () => {
    const words = { name: "Home service", description: "We come", url: `${origin}/homeservice` };
    expect(homeService(origin, profile, words).areaServed).toEqual({
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude: 49.6, longitude: 6.1 },
      geoRadius: 30_000,
    });
  });
});

describe("a product", () => {
  test("has an offer for each variant that has a price", () => {
    expect(productSold(product, place).offers).toMatchObject([
      {
        price: "4.90",
        priceCurrency: "EUR",
        sku: "K-S",
        availability: "https://schema.org/InStock",
      },
      { price: "12.00", availability: "https://schema.org/OutOfStock" },
    ]);
  });

  test("of the store has none, and tells its pictures and words", () => {
    const thing = productInStore(product, place);
    expect(thing).not.toHaveProperty("offers");
    expect(thing).toMatchObject({
      description: "For small screws",
      image: [`${origin}/pictures/kit/main-1280.abc.webp`],
      brand: { name: "Clairval" },
    });
  });
});

test("a way ends at the page itself, which names no address", () => {
  const way = breadcrumbs(origin, [{ label: "Home", to: "/" }, { label: "Kit" }]);
  expect(JSON.parse(jsonLd([way]))["@graph"][0].itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Kit" },
  ]);
});
