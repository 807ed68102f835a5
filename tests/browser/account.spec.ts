import { test } from "@playwright/test";
import { stories } from "./account-stories.ts";
import { forVisitors } from "./each-visitor.ts";

for (const { title, run, visitors } of stories) {
  forVisitors(visitors, (visitor) => {
    test(title, ({ page }) => run(page, visitor));
  });
}
