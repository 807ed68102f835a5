import { describe, expect, it } from "vitest";
import { inAll, localeOf, prefixOf, siteLanguages, translatedText } from "./site-language.ts";

describe("a text in every language", () => {
  it("is English where a language has none", () => {
    expect(inAll({ en: "one", fr: "un" })).toEqual({ en: "one", fr: "un", de: "one" });
  });

  it("may have been stored before a language came", () => {
    expect(translatedText.parse({ en: "one" })).toEqual(inAll({ en: "one" }));
    expect(translatedText.safeParse({ fr: "un" }).success).toBe(false);
    expect(translatedText.safeParse({ en: "one", fr: "" }).success).toBe(false);
  });
});

it("every language has a locale, and all but the first a prefix", () => {
  expect(siteLanguages.map(localeOf)).toEqual(["en-GB", "fr-FR", "de-DE"]);
  expect(siteLanguages.map(prefixOf)).toEqual(["", "/fr", "/de"]);
});
