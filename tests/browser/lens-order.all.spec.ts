import { test } from "@playwright/test";
import { everyVisitor, forVisitors } from "./each-visitor.ts";
import { stories } from "./lens-order-stories.ts";

forVisitors(everyVisitor, (visitor) => {
  for (const { title, tell } of stories) {
    test(title, ({ page }) => tell(page, visitor));
  }
});
