import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../settings.mjs";
import { faults } from "./faults.ts";
import { mergeTable } from "./table.ts";

const page = "Above\n\n<!-- faults -->\n<!-- end of faults -->\n\nBelow\n";
const found = { number: 2, day: "2026-11-24", tried: "15 rounds", lost: 0, doubled: 0 };

test("every fault has tests that are there", () => {
  expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  const tests = faults.flatMap((fault) => fault.tests);
  expect(tests.filter((test) => !existsSync(join(projectFolder, "tests", test)))).toEqual([]);
});

test("what was found stands in the table, and stays when nothing else is found", () => {
  const once = mergeTable(page, [found]);
  expect(once).toMatch(/\| 2 .* 15 rounds +\| 0 +\| 0 +\| 2026-11-24 \|/);
  expect(once).toMatch(/\| 1 .* not yet /);
  expect(once.startsWith("Above\n")).toBe(true);
  expect(once.endsWith("Below\n")).toBe(true);
  expect(mergeTable(once, [])).toBe(once);
});

test("findings of several tests of one fault are added", () => {
  const table = mergeTable(page, [found, { ...found, tried: "8 more", lost: 1 }]);
  expect(table).toMatch(/15 rounds; 8 more +\| 1 +\| 0 /);
});
