import { describe, expect, it } from "vitest";
import { inAll, localeOf, prefixOf, siteLanguages } from "./site-language.ts";
import { translatedText } from "./translated-text.ts";

describe("a text in every language", () => {
  it("is English where a language has none", () => {
    expect(inAll({ en: "one", fr: "un" })).toMatchObject({ en: "one", fr: "un", de: "one" });
  });

  it("may have been stored before a language came", () => {
    expect(translatedText.parse({ en: "one" })).toEqual(inAll({ en: "one" }));
    expect(translatedText.safeParse({ fr: "un" }).success).toBe(false);
    expect(translatedText.safeParse({ en: "one", fr: "" }).success).toBe(false);
  });
});

it("every language has a locale, and all but the first a prefix", () => {
  expect(["en", "fr", "lb"].map(localeOf)).toEqual(["en-GB", "fr-FR", "lb-LU"]);
  expect(["en", "fr", "lb"].map(prefixOf)).toEqual(["", "/fr", "/lb"]);
  expect(siteLanguages[0]).toBe("en");
});
