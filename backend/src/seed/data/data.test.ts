import {
  businessProfile,
  frameColours,
  frameFacts,
  frameMaterials,
  frameRims,
  frameShapes,
  inAll,
  lensFacts,
  serviceCodes,
  siteLanguages,
  type Written,
  withdrawalClass,
} from "@landolt/forms";
import { describe, expect, it } from "vitest";
import type { SeedProduct } from "../types";
import { brands, categories, collections, demoBusiness, products, promotions } from "./index";

const lookbook = products.filter(({ channel }) => channel === "lookbook");
const oakley = products.filter(({ brand }) => brand === "oakley");
const ofType = (type: SeedProduct["type"]) => products.filter((product) => product.type === type);

const duplicates = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Every text of the demo with the place it stands at, so that a failure names the entry. */
const allTexts: [where: string, text: Written][] = [
  ...products.flatMap(({ handle, texts, option, variants }) => [
    ...(["title", "subtitle", "description"] as const).map((part): [string, Written] => [
      `${handle} ${part}`,
      { en: texts.en[part], fr: texts.fr[part], de: texts.de[part] },
    ]),
    [`${handle} option`, option] as [string, Written],
    ...variants.map(({ sku, optionValue }): [string, Written] => [sku, optionValue]),
  ]),
  ...brands.map(({ handle, description }): [string, Written] => [handle, description]),
  ...categories.flatMap(({ handle, name, description }): [string, Written][] => [
    [`${handle} name`, name],
    [handle, description],
  ]),
  ...collections.map(({ handle, title }): [string, Written] => [handle, title]),
  ...demoBusiness.services.flatMap(({ code, title, text }): [string, Written][] => [
    [`${code} title`, title],
    [code, text],
  ]),
  ...demoBusiness.holidays.map(({ date, name }): [string, Written] => [date, name]),
];

describe("the catalog", () => {
  it("holds what a visitor should find", () => {
    expect(ofType("contact-lens")).toHaveLength(12);
    expect(oakley.length).toBeGreaterThanOrEqual(12);
    expect(ofType("accessory").length).toBeGreaterThanOrEqual(12);
    expect(lookbook.length).toBeGreaterThanOrEqual(24);
    expect(new Set(lookbook.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(8);
    expect(brands.length).toBeGreaterThanOrEqual(12);
    expect(promotions.map(({ code }) => code)).toEqual(["WELCOME10", "CLEARVIEW"]);
  });

  it.each([
    ["product handles", products.map(({ handle }) => handle)],
    ["SKUs", products.flatMap(({ variants }) => variants.map(({ sku }) => sku))],
    ["brand handles", brands.map(({ handle }) => handle)],
    ["category handles", categories.map(({ handle }) => handle)],
    ["collection handles", collections.map(({ handle }) => handle)],
  ])("has unique, well-formed %s", (_, keys) => {
    expect(duplicates(keys)).toEqual([]);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/i);
  });

  it("refers only to brands, categories and collections that exist", () => {
    const brandHandles = brands.map(({ handle }) => handle);
    const categoryHandles = categories.map(({ handle }) => handle);
    const collectionHandles = collections.map(({ handle }) => handle);
    for (const { brand, categories: named, collection } of products) {
      expect(brandHandles).toContain(brand);
      for (const handle of named) expect(categoryHandles).toContain(handle);
      if (collection) expect(collectionHandles).toContain(collection);
    }
    const used = new Set(products.map(({ brand }) => brand));
    expect(brandHandles.filter((handle) => !used.has(handle))).toEqual([]);
  });

  it("lists a parent category before its children, and beside them on each product", () => {
    categories.forEach(({ parent }, index) => {
      if (parent) {
        expect(categories.slice(0, index).map(({ handle }) => handle)).toContain(parent);
      }
    });
    for (const product of products) {
      for (const handle of product.categories) {
        const parent = categories.find((category) => category.handle === handle)?.parent;
        if (parent) expect(product.categories).toContain(parent);
      }
    }
  });

  it("carries facts that the schemas accept", () => {
    for (const { handle, type, frame, lens, withdrawal } of products) {
      expect(frame !== undefined, handle).toBe(type === "frame");
      expect(lens !== undefined, handle).toBe(type === "contact-lens");
      if (frame) expect(frameFacts.strict().parse(frame), handle).toEqual(frame);
      if (lens) expect(lensFacts.strict().parse(lens), handle).toEqual(lens);
      expect(withdrawalClass.safeParse(withdrawal).success, handle).toBe(true);
    }
  });

  it("has a price for each variant exactly when the product is sold online", () => {
    for (const { channel, variants, type } of products) {
      for (const { sku, priceEur, stock } of variants) {
        expect(priceEur !== undefined, sku).toBe(channel === "online");
        // Lenses are ordered from the supplier by their values; everything else is counted.
        expect(stock === undefined, sku).toBe(type === "contact-lens");
        expect(Number.isInteger(stock ?? 0) && (stock ?? 0) >= 0, sku).toBe(true);
        if (priceEur === undefined) continue;
        expect(priceEur, sku).toBeGreaterThan(0);
        expect(Number(priceEur.toFixed(2)), sku).toBe(priceEur);
      }
    }
  });

  it("gives each variant of a product another option value", () => {
    for (const { handle, variants } of products) {
      for (const language of siteLanguages) {
        const values = variants.map(({ optionValue }) => inAll(optionValue)[language]);
        expect(duplicates(values), handle).toEqual([]);
      }
    }
  });

  it("never charges more per lens in the larger pack", () => {
    for (const { handle, variants } of ofType("contact-lens")) {
      const perLens = variants.map(
        ({ priceEur = 0, metadata }) => priceEur / Number(metadata?.lensesPerBox),
      );
      expect(perLens, handle).toEqual([...perLens].sort((one, other) => other - one));
    }
  });

  it("has plenty, little and nothing on stock", () => {
    const stocks = oakley.map(({ variants }) =>
      variants.reduce((sum, { stock }) => sum + stock, 0),
    );
    expect(stocks).toContain(0);
    expect(stocks.some((stock) => stock > 0 && stock <= 2)).toBe(true);
    expect(stocks.some((stock) => stock > 5)).toBe(true);
  });
});

describe("frames", () => {
  const frames = products.flatMap(({ handle, frame }) => (frame ? [{ handle, ...frame }] : []));

  it("are as wide as their parts", () => {
    for (const { handle, totalWidth, lensWidth, lensHeight, bridge, forWhom } of frames) {
      const endPiece = (totalWidth - 2 * lensWidth - bridge) / 2;
      expect(endPiece, handle).toBeGreaterThanOrEqual(6);
      expect(endPiece, handle).toBeLessThanOrEqual(9);
      expect(lensHeight, handle).toBeLessThanOrEqual(lensWidth);
      if (forWhom === "children") expect(totalWidth, handle).toBeLessThanOrEqual(130);
      else expect(totalWidth, handle).toBeGreaterThanOrEqual(126);
    }
  });

  it("shows every shape, rim, material and colour in the lookbook", () => {
    const shown = lookbook.flatMap(({ frame }) => (frame ? [frame] : []));
    const missing = <T>(all: readonly T[], present: T[]) =>
      all.filter((one) => !present.includes(one));
    expect(
      missing(
        frameShapes,
        shown.map(({ shape }) => shape),
      ),
    ).toEqual([]);
    expect(
      missing(
        frameRims,
        shown.map(({ rim }) => rim),
      ),
    ).toEqual([]);
    expect(
      missing(
        frameMaterials,
        shown.map(({ material }) => material),
      ),
    ).toEqual([]);
    expect(
      missing(
        frameColours,
        shown.map(({ colour }) => colour),
      ),
    ).toEqual([]);
    expect(shown.some(({ forWhom }) => forWhom === "children")).toBe(true);
  });
});

describe("the texts", () => {
  it("are there in every language, in its typography", () => {
    for (const [where, text] of allTexts) {
      for (const language of siteLanguages) {
        const said = inAll(text)[language];
        expect(said.trim(), where).toBe(said);
        // Nothing empty, no exclamation, no typewriter quote, no hyphen where a minus belongs.
        expect(said, where).not.toMatch(/^$|[!'"]|\s{2}|(^|\s)-\d/);
      }
      // French sets these signs off by a space that must not break; the others do not.
      expect(text.fr, where).not.toMatch(/[^\u202f][;:?»]|«[^\u202f]/);
      expect(text.en + text.de, where).not.toMatch(/\s[;:?]/);
    }
  });

  it("are translated, not repeated", () => {
    const whole = allTexts.filter(([, { en }]) => en.split(" ").length > 4);
    expect(whole.length).toBeGreaterThan(150);
    const repeated = whole.filter(([, text]) => new Set(Object.values(text)).size < 3);
    expect(repeated.map(([where]) => where)).toEqual([]);
  });
});

/** Easter Sunday by the rule of Meeus, Jones and Butcher, at midnight UTC. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30);
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const days = d + e - 7 * f + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

function dayAfterEaster(year: number, days: number): string {
  return new Date(easterSunday(year).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

describe("the business", () => {
  it("is a valid profile with all services", () => {
    expect(businessProfile.parse(demoBusiness)).toEqual(demoBusiness);
    expect(demoBusiness.demo).toBe(true);
    expect(demoBusiness.services.map(({ code }) => code)).toEqual(serviceCodes);
  });

  it("keeps the eleven public holidays of each year, the movable feasts with Easter", () => {
    const dates = demoBusiness.holidays.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.filter((date) => date.startsWith("2026"))).toEqual([
      "2026-11-01",
      "2026-12-25",
      "2026-12-26",
    ]);
    for (const year of [2027, 2028]) {
      expect(dates.filter((date) => date.startsWith(`${year}`))).toHaveLength(11);
      const names = new Map(demoBusiness.holidays.map(({ date, name }) => [date, name.en]));
      expect(names.get(dayAfterEaster(year, 1))).toBe("Easter Monday");
      expect(names.get(dayAfterEaster(year, 39))).toBe("Ascension Day");
      expect(names.get(dayAfterEaster(year, 50))).toBe("Whit Monday");
    }
  });
});
