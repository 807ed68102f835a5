import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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
