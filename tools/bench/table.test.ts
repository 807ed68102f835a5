import { expect, test } from "vitest";
import { table } from "./table.ts";

test("each figure stands beside what it is measured against", () => {
  const rows = [
    { name: "Home", value: 12_345.6, unit: "a second", ratio: 0.714, against: "a bare server" },
    { name: "Render", value: 4.567, unit: "ms", limit: 12 },
  ];
  expect(table(rows).split("\n")).toEqual([
    "| What   | Measured        | Ratio                | Limit   |",
    "| ------ | --------------- | -------------------- | ------- |",
    "| Home   | 12,346 a second | 0.71 × a bare server |         |",
    "| Render | 4.57 ms         |                      | 12.0 ms |",
  ]);
});
