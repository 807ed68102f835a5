/** The form of the lens page and the right/left table, by the names that a visitor reads. */
import { expect, type Locator, type Page } from "@playwright/test";
import { answersOfForm } from "../support/lens-releases.ts";
import { type LensSheet, offeredBy } from "../support/lens-sheets.ts";
import { orderAsStaffSeeIt } from "./staff-orders.ts";
import { type Language, text } from "./texts.ts";
import { expectOrdered, orderNumber, press, reachPayment } from "./visitor.ts";

export type Eye = "right" | "left";
export type Values = Partial<Record<"sphere" | "cylinder" | "axis", string>>;

/** An English text as the page writes it in its language: the decimal mark differs. */
export const written = (language: Language, value: string) =>
  language === "en" ? value : value.replace(".", ",");

/** The fields of one eye. */
export const eyeOf = (page: Page, language: Language, eye: Eye) =>
  page.getByRole("group", { name: text(language, `lens.eye.${eye}`) });

/** A field by its name, to which the eye is added for who hears it. */
export const fieldOf = (group: Locator, language: Language, field: string) =>
  group.getByLabel(new RegExp(`^${text(language, `lens.field.${field}`)}, `));

export async function choose(page: Page, language: Language, eye: Eye, values: Values) {
  for (const [field, value] of Object.entries(values)) {
    await fieldOf(eyeOf(page, language, eye), language, field).selectOption({
      label: written(language, value),
    });
  }
}

export type Value = number | string;

/** A value as the page writes it. */
export function shown(language: Language, field: string, value: Value): string {
  if (typeof value === "string") return value;
  if (field === "axis") return `${value}°`;
  if (field === "baseCurve" || field === "diameter") return written(language, value.toFixed(1));
  const sign = value === 0 ? "" : value < 0 ? "−" : "+";
  return written(language, sign + Math.abs(value).toFixed(2));
}

/** A value as a form sends it. */
export const sent = (field: string, value: Value) =>
  shown("en", field, value).replace("−", "-").replace("°", "");

/** As above where a list or a table shows it: a design is explained. */
export const named = (language: Language, field: string, value: Value) =>
  field === "design" ? text(language, `lens.designs.${value}`) : shown(language, field, value);

/**
 * Says that these lenses were worn before, and where the values are from; and consents to their use, where
 * that did not happen with a lens that is in the bag.
 */
export async function answerQuestions(page: Page): Promise<void> {
  const { "check.consent": _, ...answers } = answersOfForm;
  for (const [name, value] of Object.entries(answers)) {
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  }
  await expect(async () => {
    if (await consentBox(page).isHidden()) return;
    await consentBox(page).check({ timeout: 1000 });
  }).toPass();
}

/** Consent to the use of the values; it is gone once the page knows of consent that was given before. */
export const consentBox = (page: Page) => page.locator('input[name="check.consent"]');

/** The fields of a lens that have one value only. */
const singleFields = (sheet: LensSheet): string[] =>
  Object.entries(offeredBy(sheet)).flatMap(([field, values]) => (values.length === 1 ? field : []));

/** Answers the questions and chooses pack and values of both eyes. @param scripts whether the axes narrow as values are chosen */
export async function choosePair(
  page: Page,
  language: Language,
  sheet: LensSheet,
  scripts: boolean,
) {
  const { pair, axesOfRight } = sheet;
  const singles = singleFields(sheet);
  await page.locator("input[name=variant]").first().check();
  await answerQuestions(page);
  for (const eye of ["right", "left"] as const) {
    const group = eyeOf(page, language, eye);
    for (const [field, value] of Object.entries(pair[eye])) {
      const select = fieldOf(group, language, field);
      // What has no alternative is read, not chosen.
      if (singles.includes(field)) continue;
      if (field === "axis" && eye === "right" && scripts) {
        await expect(select.getByRole("option")).toHaveText([
          text(language, "lens.choose"),
          ...(axesOfRight ?? []).map((axis) => `${axis}°`),
        ]);
      }
      await select.selectOption({ label: named(language, field, value) });
    }
  }
}

/** The table that is to be seen of a pair, boxes left out. */
export const tableOf = (language: Language, { pair: { right, left } }: LensSheet): string[][] => [
  ["value", "right", "left"].map((name) =>
    text(language, name === "value" ? "lens.table.value" : `lens.eye.${name}`),
  ),
  ...Object.keys(right).map((field) => [
    text(language, `lens.field.${field}`),
    ...[right, left].map((lens) => named(language, field, lens[field] ?? "")),
  ]),
];

export const withoutBoxes = (language: Language, tables: string[][][]): string[][][] =>
  tables.map((rows) => rows.filter(([name]) => name !== text(language, "lens.field.boxes")));

/** Every right/left table of the page, its rows as texts. */
export async function tablesOn(page: Page, language: Language): Promise<string[][][]> {
  const shown = page.getByRole("table", { name: text(language, "lens.table.caption") });
  // The address changes a moment before the page does.
  await expect(shown.first()).toBeVisible();
  return shown.evaluateAll((tables) =>
    tables.map((table) =>
      [...(table as HTMLTableElement).rows].map((row) =>
        [...row.cells].map((cell) => (cell.textContent ?? "").trim()),
      ),
    ),
  );
}

/** A cell of the right/left table, which every page shows in the same way. */
export async function expectValues(
  page: Page,
  language: Language,
  rows: readonly (readonly [string, string, string])[],
) {
  const table = page.getByRole("table", { name: text(language, "lens.table.caption") }).first();
  for (const [field, right, left] of rows) {
    const name = text(language, `lens.field.${field}`);
    const row = table.getByRole("row").filter({
      has: page.getByRole("rowheader", { name, exact: true }),
    });
    await expect(row.getByRole("cell")).toHaveText([
      written(language, right),
      written(language, left),
    ]);
  }
}

/**
 * From the bag to the order, paid in the store; something is looked at on every page on the way.
 * @returns the number of the order
 */
export async function order(page: Page, language: Language, look: () => Promise<void>) {
  await reachPayment(page, language, { look });
  await press(page, language, "checkout.payment.order");
  await expectOrdered(page, language);
  // The steps before show the same tables: this page is there when it says its number.
  const number = await orderNumber(page, language);
  await look();
  return number;
}

/** What the staff see of an order. */
export async function orderedLenses(number: string) {
  const { order: placed } = await orderAsStaffSeeIt(number);
  return (placed.items ?? []).map(({ product_handle, quantity, metadata }) => ({
    handle: product_handle,
    quantity,
    lens: metadata?.lens as Record<string, unknown> & { eye: Eye },
  }));
}
