import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it.runIf(process.platform === "linux")(
  "a full disk below the log does not end the process",
  async () => {
    const full = openSync("/dev/full", "w");
    const script = `
    require(${JSON.stringify(join(import.meta.dirname, "full-log.ts"))}).outliveFullLog();
    process.stdout.write("one");
    setImmediate(() => {
      process.stdout.write("two");
      setImmediate(() => process.exit(7));
    });`;
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", full, full] });
    closeSync(full);
    expect(await once(child, "exit")).toEqual([7, null]);
  },
);
