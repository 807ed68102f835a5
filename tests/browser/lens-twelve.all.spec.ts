/** All twelve lenses, with correct values and only with those, with scripts and without. */
import { test } from "@playwright/test";
import { lensSheets } from "../support/lens-sheets.ts";
import { forVisitors, twoVisitors } from "./each-visitor.ts";
import { buyPairs } from "./lens-twelve.ts";

// Twelve pages and a bag of 24 lines are more than the usual limit is for.
test.slow();

forVisitors(twoVisitors("fr", "de"), (visitor) => {
  test("a new visitor buys all twelve lenses, and nothing that is not made", ({ page }) =>
    buyPairs(page, visitor, lensSheets));
});
