/** CSV tables as every spreadsheet reads them: RFC 4180, and nothing in them is ever a formula. */

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** What a program that opens tables would take for a formula, also in the width of Asian scripts. A number is none. */
const beginsFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const harmless = (text: string): string =>
  beginsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** What `csvTable` put before a cell that a spreadsheet would take for a formula is taken off again. */
export const asTyped = (cell: string): string =>
  cell.length > 2 && cell.startsWith("'") && beginsFormula.test(cell.slice(1))
    ? cell.slice(1)
    : cell;

function cell(value: unknown): string {
  const text = harmless(value === null || value === undefined ? "" : String(value));
  return /[",;\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a table; what is too long for one text is written piece by piece. */
export const csvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

/** @param rows as many cells each as `head` has names */
export const csvTable = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  csvRows([head, ...rows]);
