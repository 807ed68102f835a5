import { test } from "@playwright/test";
import { everyVisitor, forVisitors } from "./each-visitor.ts";
import { stories } from "./main-path.ts";

forVisitors(everyVisitor, (visitor) => {
  for (const { title, run } of stories) {
    test(title, ({ page }) => run(page, visitor));
  }
});
