import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { identify, isRunning, startTicks, waitUntilGone } from "./process-identity.ts";

const rest = "S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 98765 20 21";

test.each([
  ["a plain name", `42 (node) ${rest}`],
  ["a name with a space", `42 (my node) ${rest}`],
  ["a name with parentheses", `42 (a) b (c)) ${rest}`],
])("reads the start time behind %s", (_what, stat) => {
  expect(startTicks(stat)).toBe("98765");
});

test("a zombie does not run", () => {
  expect(startTicks(`42 (node) ${rest.replace("S", "Z")}`)).toBeUndefined();
});

test("knows itself, and not somebody with its number", () => {
  const self = identify(process.pid);
  expect(self && isRunning(self)).toBe(true);
  expect(isRunning({ pid: process.pid, started: "another time" })).toBe(false);
});

test("sees a process end", async () => {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  await once(child, "spawn");
  const who = identify(child.pid ?? 0);
  expect(who && isRunning(who)).toBe(true);
  child.kill("SIGKILL");
  expect(who && (await waitUntilGone(who, 5000))).toBe(true);
  expect(identify(child.pid ?? 0)).toBeUndefined();
});
