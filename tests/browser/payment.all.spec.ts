import { test } from "@playwright/test";
import { askTheBankTwice, payWithoutStripe } from "./payment-stories.ts";
import { languages } from "./texts.ts";

for (const language of languages) {
  test(`${language}: a bank that declines sends the visitor back, and may be asked again`, ({
    page,
  }) => askTheBankTwice(page, language));

  test(`${language}: Stripe's script does not load: the visitor sees it, and pays otherwise`, ({
    page,
  }) => payWithoutStripe(page, language));
}
