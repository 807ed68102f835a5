/** No space left for the whole data folder, database included. Only root may mount a file system that is small enough. */
import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyShop, templateIn } from "../../tools/testing/shops.ts";
import { until } from "../support/backend-process.ts";
import { ask } from "../support/bags.ts";
import { expectClear, insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
import { Launcher } from "../support/launcher.ts";
import { variantIds } from "../support/lenses.ts";
import { type Method, wellStocked } from "../support/placing.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const mayMount = process.platform === "linux" && process.getuid?.() === 0;
const methods: readonly Method[] = ["card", "pay-in-store", "bank-transfer", "card"];

let launcher: Launcher;

const statusOf = async (address: string) => (await fetch(address).catch(() => undefined))?.status;

/** Writes until there is no room, whatever the shop frees meanwhile. */
function fillDisk(file: string): void {
  const ballast = openSync(file, "w");
  const piece = Buffer.alloc(2 ** 20);
  try {
    for (;;) writeSync(ballast, piece);
  } finally {
    closeSync(ballast);
  }
}

/** What the first of many new bags is answered that finds no room in the files that are there. */
async function firstRefusal(info: ShopInfo) {
  const variant_id = (await variantIds(info))(wellStocked);
  for (let count = 0; count < 2000; count += 1) {
    const lines = [{ variant_id, quantity: 1 }];
    const answer = await ask(info, "/store/bags", { language: "en", lines });
    if (answer.status >= 300) return answer;
  }
  throw new Error("the disk takes everything");
}

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
    const flight = await prepareFlight(trial, methods);
    const visits = [await trial.visit(), await trial.visit(), await trial.visit()];
    await statusOf(`${info.shop}/shop`);
    const ballast = join(launcher.dataDir, "ballast");
    expect(() => fillDisk(ballast)).toThrow(/ENOSPC/);

    // Ordered where room was left in files that are there.
    expectClear(await placeFlight(trial, flight));
    let refused: (() => Promise<boolean>) | undefined;
    for (const requestVisit of visits) {
      const { status, body } = await firstRefusal(info);
      expect([status, body.type]).toEqual([503, "unavailable"]);
      // A database that recovers makes itself a little room, in which a request may be kept.
      if (!(await requestVisit())) {
        refused = requestVisit;
        break;
      }
    }
    expect(await statusOf(`${info.shop}/shop`)).toBe(200);
    expect(await statusOf(`${info.shop}/health`)).toBe(200);
    rmSync(ballast);

    const isReady = async () => (await statusOf(`${info.backend}/ready`)) === 200;
    expect(await until(180, isReady)).toBe(true);
    await insistOn(trial, flight);
    // Neither website nor backend could keep it, and the answer said so: the same form once more, as its sender was asked to.
    expect(await refused?.()).toBe(true);
    await trial.end(15, `1 full disk, ${trial.carts.length} orders`);
  });
});
