import { describe, expect, it } from "vitest";
import { languageRedirect, preferredLanguage } from "./negotiation.ts";

function redirectOf(path: string, stored?: string, accept: string | null = null) {
  return languageRedirect(new URL(path, "http://shop.example"), stored, accept);
}

describe("the browser's wishes", () => {
  it.each([
    [null, "en"],
    ["", "en"],
    ["fr", "fr"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["lb,fr;q=0.5,de;q=0.7", "de"],
    ["en;q=0.2, fr;q=0.8", "fr"],
    ["fr;q=0,de;q=0.1", "de"],
    ["es,it", "en"],
    ["*", "en"],
    ["fr;q=nonsense;;,,", "fr"],
  ])("%s means %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe("a first visit", () => {
  it("of the home page leads to the browser's language and stores it", () => {
    expect(redirectOf("/", undefined, "fr-LU,fr")).toEqual({
      location: "/fr",
      status: 302,
      store: "fr",
    });
  });

  it("keeps the query", () => {
    expect(redirectOf("/?from=card", undefined, "de")?.location).toBe("/de?from=card");
  });

  it("in English, or without a wish, stays", () => {
    expect(redirectOf("/", undefined, "en-GB")).toBeUndefined();
    expect(redirectOf("/")).toBeUndefined();
  });

  it("of any other page stays where it is", () => {
    expect(redirectOf("/shop", undefined, "fr")).toBeUndefined();
    expect(redirectOf("/de/shop", undefined, "fr")).toBeUndefined();
  });
});

describe("a stored language", () => {
  it("is found again from the home page, without a new cookie", () => {
    expect(redirectOf("/", "fr", "en")).toEqual({ location: "/fr", status: 302 });
  });

  it("wins over the browser when it is English", () => {
    expect(redirectOf("/", "en", "fr")).toBeUndefined();
  });

  it("never overrides an address that names its language", () => {
    expect(redirectOf("/de", "fr", "fr")).toBeUndefined();
  });

  it("that is not ours counts as none", () => {
    expect(redirectOf("/", "xx", "de")?.location).toBe("/de");
  });
});

describe("the language switcher", () => {
  it("makes a choice of English stay, also for who came from French", () => {
    expect(redirectOf("/?language=en", "fr", "fr")).toEqual({
      location: "/",
      status: 302,
      store: "en",
    });
    expect(redirectOf("/", "en", "fr")).toBeUndefined();
  });

  it("keeps page and query", () => {
    expect(redirectOf("/de/shop/oakley?order=price&language=de&page=2", "fr")).toEqual({
      location: "/de/shop/oakley?order=price&page=2",
      status: 302,
      store: "de",
    });
  });

  it("sets no cookie when nothing changes or the word does not fit the address", () => {
    expect(redirectOf("/fr?language=fr", "fr")).toEqual({ location: "/fr", status: 302 });
    expect(redirectOf("/fr?language=de", "en")).toEqual({ location: "/fr", status: 302 });
  });
});

describe("an address with /en", () => {
  it("moves to the form without it", () => {
    expect(redirectOf("/en/shop?a=1&b=2")).toEqual({ location: "/shop?a=1&b=2", status: 301 });
    expect(redirectOf("/en")).toEqual({ location: "/", status: 301 });
  });

  it.each(["/en//evil.example", "/en///evil.example/x", "//evil.example?language=en"])(
    "never leads to another host: %s",
    (path) => {
      const url = new URL("http://shop.example");
      const [pathname = "", search = ""] = path.split("?");
      url.pathname = pathname;
      url.search = search;
      const location = languageRedirect(url, undefined, null)?.location ?? "/";
      expect(new URL(location, "http://shop.example").host).toBe("shop.example");
    },
  );
});
