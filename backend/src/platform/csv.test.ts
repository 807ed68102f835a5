import { expect, it } from "vitest";
import { csvTable } from "./csv";

it("defuses formulas, leaves numbers and quotes what would break a cell", () => {
  const row = [
    '=HYPERLINK("x")',
    "-2.75",
    "-2+3",
    "@SUM(A1)",
    "\tx",
    "＝1+1",
    'a "b"',
    "a,b",
    null,
    4,
  ];
  expect(csvTable(["a"], [row])).toBe(
    `a\r\n"'=HYPERLINK(""x"")",-2.75,'-2+3,'@SUM(A1),'\tx,'＝1+1,"a ""b""","a,b",,4\r\n`,
  );
});
