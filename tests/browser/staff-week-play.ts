/** How the tasks of the week are played. */
import { expect, test } from "@playwright/test";
import { Desk, type Story } from "./staff-desk.ts";
import { clicksOfTasks, type Task } from "./staff-week.ts";
import { fileStories } from "./staff-week-stories-files.ts";
import { orderStories } from "./staff-week-stories-orders.ts";
import { peopleStories } from "./staff-week-stories-people.ts";
import { productStories } from "./staff-week-stories-products.ts";
import { returnStories } from "./staff-week-stories-returns.ts";
import { settingsStories } from "./staff-week-stories-settings.ts";
import { visitStories } from "./staff-week-stories-visits.ts";
import type { Language } from "./texts.ts";

const stories: Readonly<Record<Task, Story>> = {
  ...peopleStories,
  ...visitStories,
  ...orderStories,
  ...returnStories,
  ...productStories,
  ...fileStories,
  ...settingsStories,
};

/**
 * One desk for the tests of a group, which share its window one after the other, as a person's day does.
 * @returns how a task is played at it, and its clicks are held against the list
 */
export function atOneDesk(language: Language): (task: Task) => Promise<void> {
  test.describe.configure({ mode: "default" });
  let desk: Desk;
  test.beforeAll(async ({ browser }) => {
    desk = await Desk.open(browser, language);
  });
  test.afterAll(() => desk.page.close());
  return async (task) => {
    await stories[task](desk);
    expect(desk.clicks, "clicks").toHaveLength(clicksOfTasks[task]);
  };
}
