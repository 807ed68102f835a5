/** What is done with products, prices, makers and accounts at the desk; in English and German, all.spec.ts does it. */
import { test } from "@playwright/test";
import type { Task } from "./staff-week.ts";
import { atOneDesk } from "./staff-week-play.ts";

const tasks: readonly Task[] = [
  "Add an accessory and publish it",
  "Import a list of prices with a jump in it",
  "Undo an import",
];

test.describe("products and files, in French", () => {
  const play = atOneDesk("fr");
  for (const task of tasks) test(task, () => play(task));
});
