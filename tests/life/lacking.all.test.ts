/** A shop that lacks something for a while: a disk with space below its logs, a website that answers. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isObject, readJson } from "../../tools/launch/json-file.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import type { ShopInfo } from "../support/shop-info.ts";

/** Only root may mount a file system that is small enough to be filled. */
const mayMount = process.platform === "linux" && process.getuid?.() === 0;

let launcher: Launcher;
let info: ShopInfo;
let logs: string;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("lacking", {}, { filled: true });
  logs = join(launcher.dataDir, "logs");
  if (mayMount) {
    mkdirSync(logs, { recursive: true });
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=1m,mode=777", "tmpfs", logs]);
  }
  info = await launcher.start();
});

afterAll(async () => {
  if (mayMount) execFileSync("/bin/umount", ["-l", logs]);
  await launcher.remove();
});

const healthy = async (address: string) => {
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(10_000) });
  return answer.status;
};

/** The process of the website, as the launcher has written it down. */
function website(): number {
  const child = readJson(join(launcher.dataDir, "children.json"))?.website;
  if (!isObject(child) || typeof child.pid !== "number") throw new Error("no website");
  return child.pid;
}

describe("a shop", () => {
  it.runIf(mayMount)(
    "goes on while the disk below its logs is full, and says what is missing",
    async () => {
      const ballast = join(logs, "ballast");
      const fill = () =>
        expect(() => writeFileSync(ballast, Buffer.alloc(1024 * 1024))).toThrow(/ENOSPC/);
      fill();
      for (let round = 0; round < 100; round += 1) {
        const page = await fetch(`${info.shop}/nothing/${round}`);
        expect(page.status).toBe(404);
        await page.body?.cancel();
        // The backend logs what it cannot read.
        await fetch(`${info.backend}/store/nothing/${round}`).then((answer) =>
          answer.body?.cancel(),
        );
      }
      expect([await healthy(info.shop), await healthy(info.backend)]).toEqual([200, 200]);
      rmSync(ballast);
      const log = () => readFileSync(join(logs, "storefront.log"), "utf8");
      await eventually(() => expect(log()).toContain("these lines are missing"), info);
      // Also a website that dies while there is no space comes back.
      fill();
      const pid = website();
      process.kill(pid, "SIGKILL");
      await eventually(async () => {
        expect(website()).not.toBe(pid);
        expect(await healthy(info.shop)).toBe(200);
        // From here on the launcher watches it: one that is stopped before would count as starting.
        expect(launcher.output).toContain("The website is back.");
      }, info);
      rmSync(ballast);
      expect(launcher.output).not.toContain("The backend died");
    },
  );

  it("starts a website again that has stopped to answer", async () => {
    const pid = website();
    process.kill(pid, "SIGSTOP");
    await eventually(() => {
      expect(launcher.output).toContain("has not answered 4 health checks in turn");
    }, info);
    await eventually(async () => {
      expect(website()).not.toBe(pid);
      expect(await healthy(info.shop)).toBe(200);
    }, info);
    expect(await healthy(info.backend)).toBe(200);
  });
});
