import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Children } from "./children.ts";
import { readJson } from "./json-file.ts";
import { anyFreePort } from "./ports.ts";
import { identify, isRunning, waitUntilGone } from "./process-identity.ts";
import { answers, backoff, Service, type ServiceSpec } from "./service.ts";

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

/** Milliseconds. Only what hangs is to fail by it: a machine may be busy. */
const patience = 60_000;

/** A service that runs a line of JavaScript and is ready at once. */
function serviceOf(
  script: string,
  isReady = async () => true,
  timeout = patience,
  more: Partial<ServiceSpec> = {},
) {
  const said: string[] = [];
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
      ...more,
    },
    { say: (text) => said.push(text) },
    new Children(childrenFile),
  );
  const pid = () => {
    const entry = readJson(childrenFile)?.trial;
    return typeof entry === "object" && entry && "pid" in entry ? Number(entry.pid) : undefined;
  };
  return { service, said, pid };
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

  test("starts a program again that dies again and again, and says so", async () => {
    const trial = serviceOf("console.log('no luck'); setTimeout(() => process.exit(3), 30)");
    await trial.service.start(never);
    const often =
      /^The trial died 5 times in turn \(exit code 3\); starting it again in 2 s\. Its log: /;
    await expect.poll(() => trial.said.some((text) => often.test(text))).toBe(true);
    // The pause does not hold up a stop.
    await trial.service.stop(never);
    expect(trial.pid()).toBeUndefined();
  });

  test("waits longer each time, for a minute at most", () => {
    const pauses = [1, 2, 3, 4, 9, 10, 11, 1000].map(backoff);
    expect(pauses).toEqual([0, 250, 500, 1000, 32_000, 60_000, 60_000, 60_000]);
  });

  test("goes on where a restart cannot even begin", async () => {
    let troubles = 2;
    const beforeRestart = async () => {
      troubles -= 1;
      if (troubles >= 0) throw new Error("no space left");
    };
    const trial = serviceOf(stays, async () => true, patience, { beforeRestart });
    await trial.service.start(never);
    process.kill(trial.pid() ?? 0, "SIGKILL");
    await expect.poll(() => trial.said.at(-1)).toBe("The trial is back.");
    expect(
      trial.said.filter((text) => text.includes("while starting: no space left")),
    ).toHaveLength(2);
  });

  test("ends and starts again a program that lives and does not answer", async () => {
    const port = await anyFreePort("127.0.0.1");
    const url = `http://127.0.0.1:${port}/`;
    // Busy for good, as with a write that is repeated forever.
    const hangs = `require("http").createServer((_, response) => {
      response.end();
      if (require("fs").existsSync("hang")) for (;;);
    }).listen(${port}, "127.0.0.1")`;
    const health = { answers: () => answers(url, 500), every: 20, failures: 3 };
    const trial = serviceOf(hangs, () => answers(url), patience, { health });
    await trial.service.start(never);
    const first = trial.pid() ?? 0;
    writeFileSync(join(folder, "hang"), "");
    await expect
      .poll(() => trial.said[0])
      .toBe("The trial has not answered 3 health checks in turn; ending it.");
    rmSync(join(folder, "hang"));
    await expect.poll(() => trial.said.at(-1)).toBe("The trial is back.");
    expect(trial.pid()).not.toBe(first);
    expect(await answers(url)).toBe(true);
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

  test("ends what its program has started and left", async () => {
    const starts = `const child = require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stays)}]);
      require("fs").writeFileSync("left.json", JSON.stringify({ pid: child.pid })); ${stays}`;
    const left = () => Number(readJson(join(folder, "left.json"))?.pid);
    const trial = serviceOf(starts, async () => left() > 0);
    await trial.service.start(never);
    const who = identify(left());
    expect(who && isRunning(who)).toBe(true);
    await trial.service.stop(never);
    expect(who && (await waitUntilGone(who, patience))).toBe(true);
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
