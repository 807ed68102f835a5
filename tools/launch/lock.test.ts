import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holderOf, takeLock } from "./lock.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "landolt-lock-"));
  file = join(folder, "landolt.pid");
});
afterEach(() => rmSync(folder, { recursive: true }));

const busy = (pid: number) => `process ${pid} has it`;

describe("takeLock", () => {
  test("keeps a second one out until it is given back", () => {
    const release = takeLock(file, busy);
    expect(holderOf(file)).toBe(process.pid);
    expect(() => takeLock(file, busy)).toThrow(`process ${process.pid} has it`);
    release();
    expect(existsSync(file)).toBe(false);
    takeLock(file, busy);
  });

  test.each([
    ["of a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, started: "then" })],
    [
      "of another process with a reused number",
      JSON.stringify({ pid: process.pid, started: "then" }),
    ],
    ["cut short by a full disk", '{"pid": 1'],
    ["that is empty", ""],
  ])("takes over a file %s", (_what, content) => {
    writeFileSync(file, content);
    takeLock(file, busy);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  });
});
