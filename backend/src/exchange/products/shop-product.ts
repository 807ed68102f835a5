/** A product that staff enter in the dashboard's form, as the lines that the tables would have of it. Pure. */
import {
  inAll,
  inEach,
  isPlain,
  kindOf,
  type ShopProductForm,
  siteLanguages,
  type Written,
} from "@landolt/forms";
import { colourNames, colourOption } from "../../catalog/lookbook/colours";
import { joined } from "../cell-readers";
import type { Cells } from "../plan";
import { baseCurve, colourColumns, frameColumns, plainColumns, sunColumns } from "./columns";
import { cellOf, cellsOf } from "./facts";

const pack: Written = { en: "Pack", fr: "Boîte", de: "Packung" };
const lensesIn = (count: number): Written => ({
  en: `${count} lenses`,
  fr: `${count} lentilles`,
  de: `${count} Linsen`,
});

const eachText = (name: string, texts: Written) =>
  Object.fromEntries(
    siteLanguages.map((language) => [`${name}_${language}`, inAll(texts)[language]]),
  );

/** The lines of each variant as one cell. */
const columnsOf = (rows: readonly Cells[]): Cells =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, joined(rows.map((row) => row[name] ?? ""))]),
  );

/** What a product is grouped by, what each variant is called, and what its kind says. */
function kindCells(form: ShopProductForm): { option: Written; choices: Written[]; cells: Cells } {
  switch (form.type) {
    case "contact-lens":
      return {
        option: pack,
        choices: form.variants.map(({ lensesPerBox }) => lensesIn(lensesPerBox)),
        cells: {
          ...cellsOf(plainColumns.lens, form.facts),
          lenses_per_box: joined(form.variants.map(({ lensesPerBox }) => String(lensesPerBox))),
        },
      };
    case "frame": {
      const { category: sunCategory, ...sun } = form.sun ?? {};
      const sunOf = form.sun ? cellsOf(sunColumns, { sunCategory, ...sun }) : {};
      return {
        option: colourOption,
        choices: form.variants.map(({ colour }) => colourNames[colour]),
        cells: {
          ...cellsOf(frameColumns, form.frame),
          ...cellsOf([baseCurve], sun),
          ...columnsOf(
            form.variants.map((variant) => ({ ...cellsOf(colourColumns, variant), ...sunOf })),
          ),
        },
      };
    }
    default: {
      const kind = kindOf(form.type);
      return {
        option: form.option,
        choices: form.variants.map(({ choice }) => choice),
        cells: isPlain(kind) ? cellsOf(plainColumns[kind], form.facts) : {},
      };
    }
  }
}

/** @param location where the pieces lie */
export function linesOf(
  form: ShopProductForm,
  handle: string,
  location: string,
): { product: Cells; stock: Cells[] } {
  const { option, choices, cells } = kindCells(form);
  const choiceIn = inEach(siteLanguages, (language) =>
    joined(choices.map((choice) => inAll(choice)[language])),
  );
  return {
    product: {
      ...{ handle, type: form.type, channel: "online", brand: form.brand },
      ...{ categories: form.category, withdrawal: form.withdrawal },
      status: form.published ? "published" : "draft",
      pictures: joined(form.pictures),
      ...eachText("title", form.title),
      ...eachText("subtitle", form.subtitle),
      ...eachText("description", form.description),
      ...eachText("option", option),
      ...eachText("choice", choiceIn),
      ...columnsOf(
        form.variants.map(({ sku, price, stock }) => ({
          ...{ sku, price: String(price), counted: cellOf(stock !== undefined) },
        })),
      ),
      ...cells,
    },
    stock: form.variants.flatMap(({ sku, stock }) =>
      stock === undefined ? [] : [{ sku, location, quantity: String(stock) }],
    ),
  };
}
