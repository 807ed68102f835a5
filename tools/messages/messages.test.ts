import { describe, expect, test } from "vitest";
import { argumentsOf, flatten, unusedKeys } from "./messages.ts";

test("flattens keys with dots", () => {
  expect([...flatten({ a: { b: "x", c: { d: "y" } }, e: "z" })]).toEqual([
    ["a.b", "x"],
    ["a.c.d", "y"],
    ["e", "z"],
  ]);
});

describe("argumentsOf", () => {
  test.each([
    ["Hello", ""],
    ["Hello {name}", "name"],
    ["{count, plural, one {# for {name}} other {# for {name}}}", "count, name"],
    ["{when, date, long} <link>{what}</link>", "link (tag), what, when (date)"],
    ["{kind, select, a {A} other {{b}}}", "b, kind (choice)"],
  ])("%s takes %s", (message, expected) => {
    expect(argumentsOf(message)).toBe(expected);
  });

  test("an inflecting language matches one that only says the number", () => {
    expect(argumentsOf("{n, plural, one {# pair} other {# pairs}}")).toBe(argumentsOf("{n} Paar"));
  });

  test("refuses a broken message", () => {
    expect(() => argumentsOf("{count, plural, one {x}")).toThrow();
  });
});

describe("unusedKeys", () => {
  const unused = (keys: string[], ...texts: string[]) =>
    unusedKeys(
      keys,
      texts.map((text, index) => ({ path: `${index}.tsx`, text })),
    );

  test.each<[string, string, string[]]>([
    ["written behind its namespace", "bag.title", ['const t = useTranslations("bag"); t("title")']],
    ["written whole", "bag.title", ['const t = useTranslations(); t("bag.title")']],
    ["with a part put in", "bag.size.small", [`useTranslations("bag"); t(\`size.\${size}\`)`]],
    [
      "from a table in another file",
      "bag.title",
      ['useTranslations("bag"); t(entry.text)', '{ text: "title" }'],
    ],
    ["handed over whole", "error.email", ['export const key = "error.email"']],
  ])("a key is used when it is %s", (_what, key, texts) => {
    expect(unused([key], ...texts)).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ["nobody says it", "bag.title", ['useTranslations("bag"); t("text")']],
    [
      "only another namespace has its last part",
      "bag.title",
      ['useTranslations("shop"); t("title")'],
    ],
    ["a template puts in everything", "bag.title", [`useTranslations(); t(\`\${key}\`)`]],
  ])("a key is unused when %s", (_what, key, texts) => {
    expect(unused([key], ...texts)).toEqual([key]);
  });
});
