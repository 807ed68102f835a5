/** All twelve lenses: what their pages offer and refuse, and that they are bought with those values alone. */
import { test } from "@playwright/test";
import { isAll, oneUnlessAll } from "../support/extent.ts";
import { forVisitors } from "./each-visitor.ts";
import { buyPairs, readTwelvePages, sendTwelvePairs } from "./lens-twelve.ts";
import { languages } from "./texts.ts";
import { sheets } from "./whole-order.ts";

for (const language of oneUnlessAll(languages.toReversed())) {
  test(`${language}: the page of each lens offers what it is made in, and refuses the rest`, ({
    page,
  }) => readTwelvePages(page, language));
}

// lens-twelve.all.spec.ts buys all twelve, with scripts and without.
forVisitors(isAll ? [] : [{ language: "de", scripts: true }], (visitor) => {
  test("a new visitor buys a toric pair, and leaves no trace of its values", ({ page }) =>
    buyPairs(page, visitor, [sheets.de]));
});

forVisitors(isAll ? [] : [{ language: "fr", scripts: false }], (visitor) => {
  test(
    "a new visitor buys a multifocal pair, and leaves no trace of its values",
    { tag: "@long" },
    ({ page }) => buyPairs(page, visitor, [sheets.fr]),
  );
});

forVisitors([{ language: "en", scripts: false }], ({ language }) => {
  test(
    "all twelve lenses are ordered in one bag, and leave no trace of their values",
    { tag: "@long" },
    ({ page }) => sendTwelvePairs(page, language),
  );
});
