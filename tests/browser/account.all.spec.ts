import { test } from "@playwright/test";
import { stories } from "./account-stories.ts";
import { everyVisitor, forVisitors } from "./each-visitor.ts";

forVisitors(everyVisitor, (visitor) => {
  for (const { title, run } of stories) {
    test(title, ({ page }) => run(page, visitor));
  }
});
