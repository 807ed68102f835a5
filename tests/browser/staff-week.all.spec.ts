/**
 * The whole week in the shop, as docs/guides/staff-week.md lists it, each task in a language of the dashboard in turn;
 * whether a text lacks its translation is seen by staff-words.all.spec.ts.
 */
import { test } from "@playwright/test";
import { clicksOfTasks, type Task } from "./staff-week.ts";
import { atOneDesk } from "./staff-week-play.ts";
import { languages } from "./texts.ts";

const tasks = Object.keys(clicksOfTasks) as Task[];

for (const [turn, language] of languages.entries()) {
  test.describe(`the week in ${language}`, () => {
    const play = atOneDesk(language);
    for (const task of tasks.filter((_, index) => index % languages.length === turn)) {
      test(task, () => play(task));
    }
  });
}
