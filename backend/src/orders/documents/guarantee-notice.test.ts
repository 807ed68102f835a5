import { siteLanguages } from "@landolt/forms";
import { expect, it } from "vitest";
import { guaranteeNotice } from "./guarantee-notice";

it.each(siteLanguages)("names the years and the European page in %s", (language) => {
  const [title, ...paragraphs] = guaranteeNotice(language).split("\n\n");
  expect(title).toMatch(/^## .*2/);
  expect(paragraphs).toHaveLength(5);
  expect(paragraphs.at(-1)).toContain("europa.eu");
});
