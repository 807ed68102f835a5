/** The whole week in the shop, as docs/guides/staff-week.md lists it, in each language of the dashboard. */
import { test } from "@playwright/test";
import { clicksOfTasks, type Task } from "./staff-week.ts";
import { atOneDesk } from "./staff-week-play.ts";
import { languages } from "./texts.ts";

for (const language of languages) {
  test.describe(`the week in ${language}`, () => {
    const play = atOneDesk(language);
    for (const task of Object.keys(clicksOfTasks) as Task[]) test(task, () => play(task));
  });
}
