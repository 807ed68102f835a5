import { faults } from "./faults.ts";

/** What one test of a fault found in a whole run. */
export interface Finding {
  readonly number: number;
  readonly day: string;
  readonly tried: string;
  readonly lost?: number;
  readonly doubled?: number;
}

type Row = readonly string[];

const header: Row = ["", "Fault", "What must hold", "Tried", "Lost", "Doubled", "Day"];
const begin = "<!-- faults -->";
const end = "<!-- end of faults -->";

const sum = (values: readonly (number | undefined)[]): string => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? "–" : String(known.reduce((one, other) => one + other, 0));
};

function lines(rows: readonly Row[]): string {
  const widths = header.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0), 1));
  const line = (row: Row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [first = header, ...others] = rows;
  return [line(first), rule, ...others.map(line)].join("\n");
}

/** The page with the findings in its table; of faults without a finding the line stays. */
export function mergeTable(page: string, findings: readonly Finding[]): string {
  const [before = "", table = "", after = ""] = page.split(
    new RegExp(`(?<=${begin}\\n)([\\s\\S]*?)(?=${end})`),
  );
  const known = new Map(
    table.split("\n").map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      return [cells[1], cells.slice(4, 8)] as const;
    }),
  );
  const rows = faults.map(({ number, fault, holds, tests }): Row => {
    const found = findings.filter((finding) => finding.number === number);
    const last = found
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    const result =
      last === undefined
        ? (known.get(String(number)) ?? ["not yet", "", "", ""])
        : [
            found.map(({ tried }) => tried).join("; "),
            sum(found.map(({ lost }) => lost)),
            sum(found.map(({ doubled }) => doubled)),
            last,
          ];
    const links = tests.map((test, at) => `[${at + 1}](../tests/${test})`).join(" ");
    return [String(number), `${fault} ${links}`, holds, ...result];
  });
  return `${before}\n${lines([header, ...rows])}\n\n${after}`;
}
