/** The contract as a page of the documentation. */
import { placesOfIds, type Row } from "./rows/row.ts";

const introduction = `# The interface, call by call

Written by \`npm run test:all\`, which starts a fresh shop and makes every call below in a real story, through the
official JavaScript SDK where it has the call. \`npm test\` leaves out returns, claims, exchanges, edits and draft orders. A row is only here when it was answered with success.
\`WRITE_CONTRACT=1\` writes this page again after the table in \`tests/contract/rows\` has changed.

Orders, returns, claims and exchanges are business records: deleting one cancels it and keeps it.

_Success_: a story made the call, and it was answered with a status below 300. _Unknown id_: the same call was made once more for each id of its
path, with an id that nothing has. Every call that reads or changes something answers that with 404, a \`type\` and a \`message\`; deleting
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

/** What the tests have asked, and how. */
function triedOf(row: Row, isPassed: boolean): string {
  if (row.elsewhere) return `success (\`${row.elsewhere}\`)`;
  if (!isPassed) return "NOTHING";
  return placesOfIds(row).length > 0 ? "success, unknown id" : "success";
}

/** Markdown: one table an area, in the order of the rows. */
export function contractTable(rows: readonly Row[], passed: (row: Row) => boolean): string {
  const areas = Map.groupBy(rows, ({ area }) => area);
  const tables = [...areas].map(([area, calls]) => {
    const lines = calls.map((row) => [
      row.group,
      row.method,
      `\`${row.path}\``,
      triedOf(row, passed(row)),
    ]);
    const head = ["Resource", "Method", "Path", "Tried"];
    return `## ${area}: ${calls.length} calls\n\n${table([head, ...lines])}`;
  });
  return `${introduction}\n${tables.join("\n\n")}\n`;
}
