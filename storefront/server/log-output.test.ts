import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const log = fileURLToPath(new URL("./log.ts", import.meta.url));

/**
 * A process that logs to `file` and answers each word on its standard input by a line on its standard error, when
 * its first write has ended: with one thread for files, `fstat` comes after it.
 */
function logging(file: string) {
  const output = openSync(file, "a");
  const script = `
    const { fstat } = await import("node:fs");
    const { log } = await import(${JSON.stringify(log)});
    process.stdin.setEncoding("utf8").on("data", (word) => {
      for (let line = 0; line < 200; line++) log.info({ line }, word.trim());
      if (word.startsWith("end")) process.exit(0);
      fstat(1, () => console.error("alive"));
    });
    console.error("up");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", output, "pipe"],
    env: { ...process.env, NODE_ENV: "production", UV_THREADPOOL_SIZE: "1" },
  });
  closeSync(output);
  const { stdin, stderr } = child;
  if (!stdin || !stderr) throw new Error("no pipes");
  const answers = createInterface({ input: stderr })[Symbol.asyncIterator]();
  return {
    answer: async () => (await answers.next()).value,
    async send(word: string) {
      stdin.write(`${word}\n`);
      return (await answers.next()).value;
    },
    async end() {
      stdin.write("end\n");
      const [code] = await once(child, "exit");
      return code;
    },
    kill: () => child.kill("SIGKILL"),
  };
}

let running: ReturnType<typeof logging> | undefined;
afterEach(() => running?.kill());

describe.runIf(process.platform === "linux")("a log on a device that is always full", () => {
  it("stops neither the process nor its end", async () => {
    running = logging("/dev/full");
    expect(await running.answer()).toBe("up");
    expect(await running.send("one")).toBe("alive");
    expect(await running.send("two")).toBe("alive");
    expect(await running.end()).toBe(0);
  });
});

/** Only root may mount; the file system is as full as one can be. */
const mayMount = process.platform === "linux" && process.getuid?.() === 0;

describe.runIf(mayMount)("a log on a disk that is full for a while", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "landolt-full-"));
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder]);
  });
  afterEach(() => {
    running?.kill();
    execFileSync("/bin/umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });

  it("goes on when there is space again, and says how many lines are missing", async () => {
    const file = join(folder, "storefront.log");
    const ballast = join(folder, "ballast");
    const entries = () => readFileSync(file, "utf8").trimEnd().split("\n").flatMap(parsed);
    const count = (word: string) => entries().filter(({ msg }) => msg === word).length;
    const written = (word: string) => vi.waitFor(() => expect(count(word)).toBe(200), patience);
    running = logging(file);
    expect(await running.answer()).toBe("up");
    expect(await running.send("before")).toBe("alive");
    // Its last lines may still wait for others.
    await written("before");
    expect(() => writeFileSync(ballast, Buffer.alloc(256 * 1024))).toThrow(/ENOSPC/);
    expect(await running.send("full")).toBe("alive");
    expect(await running.send("full")).toBe("alive");
    rmSync(ballast);
    expect(await running.send("after")).toBe("alive");
    await written("after");
    expect(await running.end()).toBe(0);

    const notices = entries().filter(({ lines }) => lines !== undefined);
    const missing = notices.reduce((sum, { lines = 0 }) => sum + lines, 0);
    expect(missing).toBeGreaterThan(0);
    expect(count("full") + missing).toBe(400);
  });
});

/** Milliseconds. */
const patience = { timeout: 60_000, interval: 50 };

/** A line that the full disk has cut is no JSON. */
function parsed(line: string): { msg?: string; lines?: number }[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
