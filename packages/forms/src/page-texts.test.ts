import { expect, it } from "vitest";
import { isPageText, pagesWithTexts, pageTextFault } from "./page-texts.ts";

it("names each text once", () => {
  const keys = pagesWithTexts.flatMap(({ texts }) => texts.map(([key]) => key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isPageText)).toBe(true);
  expect(isPageText("checkout.payment")).toBe(false);
});

it.each([
  ["Fine, it’s l'optique { no", "unknown-value"],
  ["Near {town}, '{town}' and “more”", undefined],
  ["Near {name}", "unknown-value"],
  ["{town, select, a {b} other {c}}", "unknown-value"],
  ["Near <b>us</b>", "markup"],
  ["Near\u0000us", "markup"],
  ["Two\nlines", undefined],
  ["  ", "empty"],
  ["x".repeat(2001), "too-long"],
])("%j is %s", (text, fault) => {
  expect(pageTextFault("home.heroThree", text)).toBe(fault);
});
