import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { duration, line, Steps } from "./steps.ts";

/** A stream that is no terminal, and what was written to it. */
function paper(): { out: NodeJS.WriteStream; text: () => string } {
  const stream = new PassThrough();
  const chunks: string[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  return { out: Object.assign(stream, { isTTY: false }) as never, text: () => chunks.join("") };
}

test.each([
  [0, "0.0 s"],
  [1449, "1.4 s"],
  [119_900, "119.9 s"],
  [119_960, "2 min 00 s"],
  [185_400, "3 min 05 s"],
])("%d ms reads %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

test("columns stand below each other", () => {
  expect(line("✓", "Start", "1.0 s").indexOf("1.0")).toBe(
    line("·", "Install all", "1.0 s").indexOf("1.0"),
  );
});

describe("Steps without a terminal", () => {
  test("writes one plain line per step", async () => {
    const { out, text } = paper();
    const steps = new Steps(out);
    await steps.step("Build", (step) => step.skip("unchanged"));
    await steps.step("Start", (step) => step.note("port 3000"));
    expect(text()).toMatch(/^ {2}· Build +unchanged\n {2}✓ Start +0\.0 s, port 3000\n$/);
    expect(text()).not.toContain("\x1b");
  });

  test("marks a failed step and passes its error on", async () => {
    const { out, text } = paper();
    const failing = new Steps(out).step("Build", () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(text()).toContain("✗ Build");
  });
});
