import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { planted, plantedIn } from "./planted.ts";
import { personalDataIn } from "./private-logs.ts";

const folder = mkdtempSync(join(tmpdir(), "landolt-logs-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("names each value once, with its log and place", () => {
  for (const shop of ["1", "2"]) mkdirSync(join(folder, shop, "logs"), { recursive: true });
  writeFileSync(join(folder, "1/logs/backend.log"), "sent to anna@example.com, anna@example.com");
  writeFileSync(join(folder, "2/logs/storefront.log"), '{"path":"/order","status":200}\n');
  expect(personalDataIn(folder)).toEqual([
    "backend.log: anna@example.com in: sent to anna@example.com, anna@example.com",
  ]);
});

test("knows each planted prescription by its name, its day and its values, however they are written", () => {
  expect(planted).toHaveLength(200);
  for (const { by, issued, sphere, cylinder, axis } of planted) {
    const [right, hundredths] = [
      [sphere, cylinder, axis],
      [sphere, cylinder].map((value) => Number(value) * 100),
    ];
    const [eye] = plantedIn(right.join(" "))?.keys() ?? [];
    const written = [
      `right.sphere=${sphere}&right.cylinder=${cylinder}&right.axis=${axis}`,
      `"sphere":${hundredths[0]},"cylinder":${hundredths[1]},"axis":${axis}`,
      `{"axis": ${axis}, "sphere": ${hundredths[0]}, "cylinder": ${hundredths[1]}}`,
      right.join(" ").replaceAll(".", ",").replaceAll("-", "−"),
    ];
    expect(eye).toBeDefined();
    for (const log of written) expect([...plantedIn(log).keys()], log).toEqual([eye]);
    expect([...plantedIn(`${by} ${issued}`).keys()]).toEqual([by.replace("Dr. ", ""), issued]);
  }
  const others = [
    "-2.25",
    "-2.25 -1.00 90",
    "4f1c-2025-4101-173a",
    "2026-03-01 11:22:33.225 [175] 173",
  ];
  for (const log of others) expect([...plantedIn(log).keys()], log).toEqual([]);
});

test("finds what one shop says of a planted prescription", () => {
  const [one] = planted;
  writeFileSync(join(folder, "1/logs/backend.log"), `kept ${one?.by}`);
  expect(personalDataIn(folder)).toEqual([
    expect.stringContaining("backend.log: Plantin00x0 in: kept"),
  ]);
});
