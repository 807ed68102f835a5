import type { Row } from "./row.ts";

function numberText(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** The rows as a Markdown table: what was measured, beside what it is measured against. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, ratio, against, limit }) => [
    name,
    `${numberText(value)} ${unit}`,
    ratio === undefined ? "" : `${ratio.toFixed(2)} × ${against ?? ""}`.trim(),
    limit === undefined ? "" : `${numberText(limit)} ${unit}`,
  ]);
  const all = [["What", "Measured", "Ratio", "Limit"], ...lines];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  const text = all.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [text[0], rule, ...text.slice(1)].join("\n");
}
