/** The contract as a page of the documentation. */
import type { Row } from "./rows/row.ts";

const introduction = `# The interface, call by call

Written by \`npm test\`, which starts a fresh shop and makes every call below in a real story, through the
official JavaScript SDK where it has the call. A row is only here when it was answered with success.
\`WRITE_CONTRACT=1\` writes this page again after the table in \`tests/contract/rows\` has changed.

Orders, returns, claims and exchanges are business records: deleting one cancels it and keeps it.

An id that nothing has is answered with 404, a \`type\` and a \`message\` by every call that reads or changes one; deleting
what is not there succeeds, so that a client may repeat it. Lists in a query may have more than twenty entries
(decision 0047).
`;

/** A Markdown table as the formatter leaves it: every column as wide as its widest cell. */
function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((cells) => cells[at]?.length ?? 0)),
  );
  const [head = "", ...rows] = lines.map(
    (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [head, rule, ...rows].join("\n");
}

/** Markdown: one table an area, in the order of the rows. */
export function contractTable(rows: readonly Row[], passed: (row: Row) => boolean): string {
  const areas = Map.groupBy(rows, ({ area }) => area);
  const tables = [...areas].map(([area, calls]) => {
    const lines = calls.map((row) => [
      row.group,
      row.method,
      `\`${row.path}\``,
      passed(row) ? "yes" : "NO",
    ]);
    const head = ["Resource", "Method", "Path", "Answered"];
    return `## ${area}: ${calls.length} calls\n\n${table([head, ...lines])}`;
  });
  return `${introduction}\n${tables.join("\n\n")}\n`;
}
