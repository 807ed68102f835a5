/** All twelve lenses, with correct values and only with those: every other one with scripts, the rest without. */
import { test } from "@playwright/test";
import { lensSheets } from "../support/lens-sheets.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { buyPairs } from "./lens-twelve.ts";

// Six pages and a bag of twelve lines are more than the usual limit is for.
test.slow();

forVisitors(twoVisitors("fr", "de"), (visitor) => {
  const half = lensSheets.filter((_, index) => index % 2 === Number(visitor.scripts));
  test("a new visitor buys six lenses, and nothing that is not made", ({ page }) =>
    buyPairs(page, visitor, half));
});
