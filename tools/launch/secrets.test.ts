import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { secretsIn, staffPasswordIn } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "landolt-secrets-"));
const file = join(folder, "secrets.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("are made once, and only their owner can read them", () => {
  const first = secretsIn(folder);
  expect(Object.values(first).every((secret) => secret.length === 32)).toBe(true);
  expect(new Set(Object.values(first)).size).toBe(5);
  chmodSync(file, 0o644);
  expect(secretsIn(folder)).toEqual(first);
  const password = staffPasswordIn(folder);
  expect(staffPasswordIn(folder)).toBe(password);
  for (const path of [file, join(folder, "staff-password")]) {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  }
});

test("one that was deleted is made anew, the others stay", () => {
  const { jwt, ...others } = secretsIn(folder);
  writeFileSync(file, JSON.stringify(others));
  const next = secretsIn(folder);
  expect(next).toMatchObject(others);
  expect(next.jwt).not.toBe(jwt);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(next);
});
