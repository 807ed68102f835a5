import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashOf, Stamp } from "./stamps.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "landolt-stamps-"));
  mkdirSync(join(folder, "src/deep"), { recursive: true });
  writeFileSync(join(folder, "src/a.ts"), "1");
  writeFileSync(join(folder, "src/deep/b.ts"), "2");
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = () => hashOf(folder, [join(folder, "src"), join(folder, "lock.json")]);

describe("hashOf", () => {
  test.each<[string, () => void]>([
    ["a changed file", () => writeFileSync(join(folder, "src/a.ts"), "3")],
    ["a new file", () => writeFileSync(join(folder, "src/deep/c.ts"), "")],
    ["a removed file", () => rmSync(join(folder, "src/a.ts"))],
    ["a file that was absent", () => writeFileSync(join(folder, "lock.json"), "{}")],
  ])("tells %s", (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test("ignores what is made", () => {
    const before = hash();
    mkdirSync(join(folder, "src/node_modules"));
    writeFileSync(join(folder, "src/node_modules/x.js"), "x");
    writeFileSync(join(folder, "src/a.tsbuildinfo"), "x");
    expect(hash()).toBe(before);
  });
});

test("a stamp counts only while its output is there", () => {
  const output = join(folder, "out.js");
  const stamp = new Stamp(folder, "part", [output]);
  writeFileSync(output, "");
  expect(stamp.matches("h")).toBe(false);
  stamp.write("h");
  expect(stamp.matches("h")).toBe(true);
  expect(stamp.matches("other")).toBe(false);
  rmSync(output);
  expect(stamp.matches("h")).toBe(false);
});
