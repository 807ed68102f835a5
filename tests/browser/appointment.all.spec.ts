/** An appointment in the store in each language, with and without scripts. */
import { test } from "@playwright/test";
import { makeAppointment } from "./appointment-visitor.ts";
import { locales } from "./home-visitor.ts";
import { languages } from "./texts.ts";

for (const language of languages) {
  for (const scripts of [true, false]) {
    test.describe(`${language}, ${scripts ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled: scripts, locale: locales[language] });
      test("proposed, accepted, moved and cancelled", ({ page }) =>
        makeAppointment({ page, language, scripts }));
    });
  }
}
