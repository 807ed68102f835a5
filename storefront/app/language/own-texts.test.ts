import { legalPageOf, pagesWithTexts, pageTextFault } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { siteLanguages } from "./addresses.ts";
import { withWordings } from "./own-texts.tsx";
import type { Catalog } from "./texts.tsx";

const files = import.meta.glob<Catalog>("../../../messages/*.json", {
  eager: true,
  import: "default",
});
// Legal pages are documents of their own.
const texts = pagesWithTexts.flatMap(({ texts }) => texts).filter(([key]) => !legalPageOf(key));

const textAt = (catalog: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((value, name) => Object(value)[name], catalog);

describe.each(siteLanguages)("the texts that staff may word, in %s", (language) => {
  const catalog = files[`../../../messages/${language}.json`];

  it.each(texts)("%s is the site's, and names these values", (key, values) => {
    const text = textAt(catalog, key);
    expect(text).toBeTypeOf("string");
    const named = [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...values].sort()).toEqual([...new Set(named)].sort());
    expect(pageTextFault(key, String(text))).toBeUndefined();
  });
});

it("puts words in their places and leaves the rest, and the catalog, alone", () => {
  const catalog = files["../../../messages/en.json"] as Catalog;
  const before = structuredClone(catalog);
  const changed = withWordings(catalog, {
    "pages.about.who.text": "Us",
    "pages.about.lead": "More",
    "pages.about.who.none": "x",
    "home.heroOne.deeper": "x",
  });
  expect(catalog).toEqual(before);
  expect(changed.pages.about.who.text).toBe("Us");
  expect(changed.pages.about.lead).toBe("More");
  expect({
    ...changed,
    pages: { ...changed.pages, about: before.pages.about },
  }).toEqual(before);
});
