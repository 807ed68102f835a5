/** No space left for the whole data folder, database included. Only root may mount a file system that is small enough. */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyShop, templateIn } from "../../tools/testing/shops.ts";
import { until } from "../support/backend-process.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const mayMount = process.platform === "linux" && process.getuid?.() === 0;
const methods: readonly Method[] = ["card", "pay-in-store", "bank-transfer", "card"];

let launcher: Launcher;

const statusOf = async (address: string) => (await fetch(address).catch(() => undefined))?.status;

describe.runIf(mayMount)("a shop whose disk is full (only root may mount a small one)", () => {
  beforeAll(async () => {
    launcher = await Launcher.inNewFolder("full-disk", stripe.settings, { filled: false });
    const { dataDir } = launcher;
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=600m,mode=755", "tmpfs", dataDir]);
    // Into the folder that is there.
    copyShop(`${templateIn(process.env.LANDOLT_SHOPS ?? "")}/.`, dataDir);
  }, 120_000);

  afterAll(async () => {
    await launcher.end("SIGTERM");
    await launcher.killAll();
    execFileSync("/bin/umount", ["-l", launcher.dataDir]);
    await launcher.remove();
  });

  it("refuses clearly, loses nothing, and recovers without help", {
    timeout: 900_000,
  }, async () => {
    const trial = new Trial(await launcher.start());
    const { info } = trial;
    await trial.place(await trial.cart("card"));
    const flight = [];
    for (const method of methods) {
      flight.push({ cart: await trial.cart(method), attempt: randomUUID() });
    }
    await statusOf(`${info.shop}/shop`);
    const ballast = join(launcher.dataDir, "ballast");
    const { bavail, bsize } = statfsSync(launcher.dataDir);
    expect(() => writeFileSync(ballast, Buffer.alloc(bavail * bsize + bsize))).toThrow(/ENOSPC/);

    const during = await Promise.all(flight.map(({ cart, attempt }) => trial.place(cart, attempt)));
    for (const { status, outcome } of during) {
      // Ordered where room was left in files that are there; else a failure of ours that can be repeated.
      if (outcome !== "ordered") expect([0, 500, 503]).toContain(status);
    }
    expect(await statusOf(`${info.shop}/shop`)).toBe(200);
    expect(await statusOf(`${info.shop}/health`)).toBe(200);
    rmSync(ballast);

    const isReady = async () => (await statusOf(`${info.backend}/ready`)) === 200;
    expect(await until(180, isReady)).toBe(true);
    for (const { cart, attempt } of flight) {
      const isOrdered = async () => (await trial.place(cart, attempt)).outcome === "ordered";
      expect(await until(120, isOrdered)).toBe(true);
    }
    await trial.end(15, `1 full disk, ${trial.carts.length} orders`);
  });
});
