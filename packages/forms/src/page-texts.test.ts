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

it.each([
  ["## Title\n\n> {legal_name}, [{email}](mailto:{email})\n\n| a | b |", undefined],
  ["by bank transfer to {iban}", undefined],
  ["x".repeat(2001), undefined],
  ["x".repeat(40_001), "too-long"],
  ["Near {radius}", "unknown-value"],
  ["<script>alert(1)</script>", "markup"],
])("of a legal page %j is %s", (text, fault) => {
  expect(pageTextFault("legal.terms", text)).toBe(fault);
});
