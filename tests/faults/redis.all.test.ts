/** A shop with Redis, which is killed under load and comes back empty. Left out where there is no Redis. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyFreePort } from "../../tools/launch/ports.ts";
import { pause, until } from "../support/backend-process.ts";
import { insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
const methods: readonly Method[] = ["card", "pay-in-store", "bank-transfer", "card"];

let folder: string;
let port: number;
let redis: ChildProcess;
let launcher: Launcher;

async function startRedis(): Promise<void> {
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  redis = spawn("redis-server", args, { stdio: "ignore" });
  const answers = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true));
      socket.on("error", () => done(false)).on("connect", () => socket.destroy());
    });
  expect(await until(20, answers)).toBe(true);
}

async function killRedis(): Promise<void> {
  const ended = once(redis, "exit");
  redis.kill("SIGKILL");
  await ended;
}

const title = `a shop with Redis${hasRedis ? "" : ": left out, redis-server is not installed"}`;

describe.skipIf(!hasRedis)(title, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "landolt-redis-"));
    port = await anyFreePort("127.0.0.1");
    await startRedis();
    const settings = { ...stripe.settings, REDIS_URL: `redis://127.0.0.1:${port}` };
    launcher = await Launcher.inNewFolder("with-redis", settings, { filled: true });
  }, 120_000);

  afterAll(async () => {
    await launcher?.remove();
    await killRedis();
    rmSync(folder, { recursive: true, force: true });
  });

  it("takes orders again when Redis was killed", {
    timeout: 900_000,
  }, async () => {
    const trial = new Trial(await launcher.start());
    const flight = await prepareFlight(trial, methods);
    const placing = placeFlight(trial, flight);
    await pause(100);
    await killRedis();
    expect((await fetch(`${trial.info.shop}/shop`)).status).toBe(200);
    await pause(1000);
    await startRedis();
    await placing;
    await insistOn(trial, flight);
    await trial.end(13, `1 kill, ${trial.carts.length} orders`);
  });
});
