/** How cells are read. Pure. */
import type { CellReader } from "./plan";

/** Nothing in the shop costs more, and no shelf holds more. */
const mostMoney = 1_000_000;
const mostPieces = 1_000_000;

/** A number as spreadsheets write it, with a comma where semicolons stand between the cells. */
const plainNumber = (text: string, decimalComma: boolean): string =>
  decimalComma ? text.replace(",", ".") : text;

/**
 * An amount in the currency's main unit, `12.5` or, beside semicolons, `12,5`; kept as `12.50`.
 * @param currency ISO 4217; it says how many decimals there are
 */
export function amountReader(currency: string): CellReader {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (text, decimalComma) => {
    const plain = plainNumber(text, decimalComma);
    if (/^-\d/.test(plain)) return { code: "negative" };
    const found = /^\d{1,12}(?:\.(\d+))?$/.exec(plain);
    if (!found) return { code: "not-a-number" };
    if ((found[1] ?? "").replace(/0+$/, "").length > decimals) return { code: "too-precise" };
    const amount = Number(plain);
    return amount > mostMoney ? { code: "too-much" } : { cell: amount.toFixed(decimals) };
  };
}

/** Pieces on a shelf: a whole number, 0 or more. */
export const piecesReader: CellReader = (text) => {
  if (/^-\d/.test(text)) return { code: "negative" };
  if (!/^\d{1,12}$/.test(text)) return { code: "not-a-number" };
  return Number(text) > mostPieces ? { code: "too-much" } : { cell: String(Number(text)) };
};

/** A number that a schema takes, as `54` or `54.5`. */
export function measureReader(schema: {
  minValue: number | null;
  maxValue: number | null;
  safeParse(value: number): { success: boolean };
}): CellReader {
  const allowed = `${schema.minValue ?? 0}–${schema.maxValue ?? ""}`;
  return (text, decimalComma) => {
    const plain = plainNumber(text, decimalComma);
    if (!/^\d{1,6}(?:\.\d{1,4})?$/.test(plain)) return { code: "not-a-number", allowed };
    return schema.safeParse(Number(plain)).success
      ? { cell: String(Number(plain)) }
      : { code: "out-of-range", allowed };
  };
}

export function oneOf(words: Iterable<string>): CellReader {
  const known = new Set(words);
  return (text) =>
    known.has(text) ? { cell: text } : { code: "not-one-of", allowed: [...known].join(", ") };
}

export const yesNo = oneOf(["yes", "no"]);

export const words =
  (longest: number): CellReader =>
  (text) =>
    text.length > longest ? { code: "too-long", allowed: String(longest) } : { cell: text };

export const matching =
  (pattern: RegExp, allowed: string): CellReader =>
  (text) =>
    pattern.test(text) ? { cell: text } : { code: "not-possible", allowed };

/** What stands between the parts of a cell that holds one for each variant. */
const between = "|";

export const partsOf = (cell: string): string[] =>
  cell === "" ? [] : cell.split(between).map((part) => part.trim());

/** The parts as one cell; an empty one where all of them are. */
export const joined = (parts: readonly string[]): string =>
  parts.every((part) => part === "") ? "" : parts.join(` ${between} `).trim();

/** Several in one cell, each as `one` reads it, with `|` between them. */
export const listOf =
  (one: CellReader): CellReader =>
  (text, decimalComma) => {
    const parts: string[] = [];
    for (const part of partsOf(text)) {
      const reading = part === "" ? { code: "part-missing" } : one(part, decimalComma);
      if ("code" in reading) return reading;
      parts.push(reading.cell);
    }
    return { cell: joined(parts) };
  };
