import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Children } from "./children.ts";
import type { Explained } from "./explained.ts";
import { readJson } from "./json-file.ts";
import { Service } from "./service.ts";

let folder: string;
let service: Service | undefined;
const never = new AbortController().signal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "landolt-service-"));
});
afterEach(async () => {
  await service?.stop(AbortSignal.abort());
  rmSync(folder, { recursive: true });
});

/** A service that runs a line of JavaScript and is ready at once. */
function serviceOf(script: string, isReady = async () => true, timeout = 3000) {
  const said: string[] = [];
  const givenUp = Promise.withResolvers<Explained>();
  const childrenFile = join(folder, "children.json");
  service = new Service(
    {
      name: "trial",
      command: process.execPath,
      args: ["-e", script],
      cwd: folder,
      env: process.env,
      log: join(folder, "trial.log"),
      isReady,
      timeout,
      stopSignal: "SIGTERM",
      grace: 300,
    },
    { say: (text) => said.push(text), giveUp: givenUp.resolve },
    new Children(childrenFile),
  );
  const pid = () => {
    const entry = readJson(childrenFile)?.trial;
    return typeof entry === "object" && entry && "pid" in entry ? Number(entry.pid) : undefined;
  };
  return { service, said, givenUp: givenUp.promise, pid };
}

const stays = "setInterval(() => {}, 1000)";

describe("Service", () => {
  test("brings a killed program back and writes its number down", async () => {
    const trial = serviceOf(stays);
    await trial.service.start(never);
    const first = trial.pid() ?? 0;
    process.kill(first, "SIGKILL");
    await expect.poll(() => trial.said.at(-1)).toBe("The trial is back.");
    expect(trial.pid()).not.toBe(first);
    await trial.service.stop(never);
    expect(trial.pid()).toBeUndefined();
  });

  test("gives up on a program that dies again and again", { timeout: 20_000 }, async () => {
    const trial = serviceOf("console.log('no luck'); setTimeout(() => process.exit(3), 30)");
    await trial.service.start(never);
    const error = await trial.givenUp;
    expect(error.message).toMatch(/died 6 times within a minute/);
    expect(error.excerpt).toContain("no luck");
  });

  test("waits for a slow restart as long as the program lives, and says so", async () => {
    let ready = true;
    const trial = serviceOf(stays, async () => ready, 50);
    await trial.service.start(never);
    ready = false;
    process.kill(trial.pid() ?? 0, "SIGKILL");
    const waits = () => trial.said.filter((text) => /waiting on/.test(text)).length;
    await expect.poll(waits).toBeGreaterThan(1);
    expect(trial.pid()).toBeDefined();
    ready = true;
    await expect.poll(() => trial.said.at(-1)).toBe("The trial is back.");
  });

  test("gives a first start up that takes too long", async () => {
    const trial = serviceOf(stays, async () => false, 50);
    await expect(trial.service.start(never)).rejects.toThrow(/was not ready after 0.05 s/);
  });

  test("explains one that ends while it starts", async () => {
    const trial = serviceOf("console.error('bad luck'); process.exit(1)", async () => false);
    await expect(trial.service.start(never)).rejects.toMatchObject({
      message: expect.stringMatching(/^The trial ended while starting/),
      excerpt: ["bad luck"],
    });
  });

  test("insists on stopping one that does not listen", async () => {
    const trial = serviceOf(`process.on("SIGTERM", () => {}); console.log("up"); ${stays}`);
    await trial.service.start(never);
    await trial.service.stop(never);
    expect(trial.pid()).toBeUndefined();
  });
});
