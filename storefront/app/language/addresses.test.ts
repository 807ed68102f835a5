import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { href, languageOf, localeOf, siteLanguages, withoutLanguage } from "./addresses.ts";

describe("addresses", () => {
  it.each([
    ["en", "/", "/"],
    ["en", "/shop?page=2", "/shop?page=2"],
    ["fr", "/", "/fr"],
    ["fr", "/?page=2", "/fr?page=2"],
    ["fr", "/#hours", "/fr#hours"],
    ["de", "/shop/product/oasys", "/de/shop/product/oasys"],
  ] as const)("%s %s is %s", (language, path, address) => {
    expect(href(language, path)).toBe(address);
  });

  it.each(siteLanguages)("leads back from an address in %s to language and path", (language) => {
    for (const path of ["/", "/shop", "/legal/notice", "/friends", "/design"]) {
      const address = href(language, path);
      expect(languageOf(address)).toBe(language);
      expect(withoutLanguage(address)).toBe(path);
    }
  });

  it("does not take a word that begins like a language for one", () => {
    expect(languageOf("/french")).toBe("en");
    expect(withoutLanguage("/design")).toBe("/design");
    for (const path of ["/fr/design/", "/design//"]) expect(withoutLanguage(path)).toBe("/design");
    for (const path of ["/fr/", "/"]) expect(withoutLanguage(path)).toBe("/");
  });
});

describe("the languages of the site", () => {
  it("are the files of its texts, English first", () => {
    const files = readdirSync(join(import.meta.dirname, "../../../messages"));
    expect(siteLanguages.map((language) => `${language}.json`).sort()).toEqual(files.sort());
    expect(siteLanguages[0]).toBe("en");
  });

  it("format as in their own countries", () => {
    expect(siteLanguages.map(localeOf)).toEqual(["en-GB", "de-DE", "fr-FR"]);
  });
});
