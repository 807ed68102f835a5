import { siteLanguages } from "@landolt/forms";
import { expect, it } from "vitest";
import { writtenSections } from "./contract-file";
import { guaranteeNotice } from "./terms";

it("breaks long paragraphs and keeps what a no-break space holds together", () => {
  const text = `${"word ".repeat(15)}10\u00a0km\n\nsecond`;
  expect(writtenSections("Shop, today", [{ title: "Delivery", text }])).toBe(
    [
      "Shop, today\n\n\nDelivery\n========\n",
      `${"word ".repeat(15).trim()}\n10\u00a0km\n`,
      "second\n",
    ].join("\n"),
  );
});

it.each(siteLanguages)("the notice on the guarantee names the years in %s", (language) => {
  const { title, text } = guaranteeNotice(language);
  expect(title).toContain("2");
  expect(text.split("\n\n")).toHaveLength(5);
  expect(text).toContain("europa.eu");
});
