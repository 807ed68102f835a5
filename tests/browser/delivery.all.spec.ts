import { test } from "@playwright/test";
import { seeWhatItCosts, sendToSeeWhatItCosts, stories } from "./delivery-stories.ts";
import { everyVisitor, forVisitors } from "./each-visitor.ts";

forVisitors(everyVisitor, (visitor) => {
  const { language, scripts } = visitor;
  // English pages write amounts in another way.
  if (language !== "en" && scripts) {
    test("delivery says what it costs while the address is typed, and why", ({ page }) =>
      seeWhatItCosts(page, language));
  }
  if (language !== "en" && !scripts) {
    test("a form that is sent comes back with the reason, and nothing is lost", ({ page }) =>
      sendToSeeWhatItCosts(page, language));
  }
  for (const { title, run } of stories) {
    test(title, ({ page }) => run(page, visitor));
  }
});
