/** A day in the dashboard, which is typed part by part in the order of its language. */

import { localeOf } from "@landolt/forms";
import type { Locator, Page } from "@playwright/test";
import type { Language } from "./texts.ts";

function digitsOf(language: Language, date: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language));
  const [year = "", month = "", day = ""] = date.split("-");
  const digits: Record<string, string> = { year, month, day };
  return format
    .formatToParts(new Date(`${date}T12:00:00`))
    .map(({ type }) => digits[type] ?? "")
    .join("");
}

/**
 * Presses the first part of a day; typing goes on to the next by itself.
 *
 * @param label the field's name, as it is shown
 * @param date YYYY-MM-DD
 */
export async function typeDay(
  within: Page | Locator,
  language: Language,
  label: string,
  date: string,
): Promise<void> {
  const field = within.getByRole("group", { name: label, exact: true }).first();
  const first = field.getByRole("spinbutton").first();
  await first.click();
  await first.page().keyboard.type(digitsOf(language, date));
}
