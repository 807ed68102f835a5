import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LegalNode, legalKey, legalPages, pageTextFault, siteLanguages } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { readMarkdown } from "./markdown";
import { ownLegalText } from "./own";

const factsIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

/** The elements with where their links lead, without words: the same in every language. */
const shape = (node: LegalNode): unknown =>
  typeof node === "string"
    ? []
    : [node.tag, node.to, node.in.filter((each) => typeof each !== "string").map(shape)];

describe.each(legalPages)("the site's own text of %s", (page) => {
  it.each(siteLanguages)("can be shown in %s", (language) => {
    expect(pageTextFault(legalKey(page), ownLegalText(page, language))).toBeUndefined();
  });

  it("has the same facts, sections, tables and links in every language", () => {
    const texts = siteLanguages.map((language) => ownLegalText(page, language));
    const [english = "", ...others] = texts;
    for (const other of others) {
      expect(factsIn(other)).toEqual(factsIn(english));
      expect(readMarkdown(other).map(shape)).toEqual(readMarkdown(english).map(shape));
    }
  });
});

it("names every cookie that the website signs", () => {
  const folder = join(import.meta.dirname, "../../../storefront/app/commerce/platform");
  const source = readFileSync(join(folder, "cookies.server.ts"), "utf8");
  const names = [...source.matchAll(/ = signedCookie\(\s*"([\w-]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const text = ownLegalText("cookies", "en");
  expect(names.filter((name) => !text.includes(`| ${name} |`))).toEqual([]);
});
