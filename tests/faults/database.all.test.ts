/** PostgreSQL that crashes under load, and one that does not answer for a while. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pause, until } from "../support/backend-process.ts";
import type { Method } from "../support/placing.ts";
import { postgresProcesses, postgresServer } from "../support/postgres-processes.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const methods: readonly Method[] = ["card", "pay-in-store", "card", "bank-transfer"];

const answers = async (address: string) => (await fetch(address).catch(() => undefined))?.status;

async function flightOf(trial: Trial) {
  const flight = [];
  for (const method of methods) {
    flight.push({ cart: await trial.cart(method), attempt: randomUUID() });
  }
  return flight;
}

/** What was not answered is asked for again with its key, as the website does. */
async function ordered(trial: Trial, flight: Awaited<ReturnType<typeof flightOf>>) {
  for (const { cart, attempt } of flight) {
    const isOrdered = async () => (await trial.place(cart, attempt)).outcome === "ordered";
    expect(await until(120, isOrdered)).toBe(true);
  }
}

describe("a database", () => {
  it.each([
    // The orders to shut down immediately, and the kill that leaves its children behind.
    ["is stopped at once", "SIGQUIT"],
    ["is killed", "SIGKILL"],
  ] as const)("that %s under load recovers by itself", { timeout: 900_000 }, async (_, signal) => {
    const rounds = 4;
    const trial = new Trial(info);
    for (let round = 0; round < rounds; round += 1) {
      const flight = await flightOf(trial);
      await answers(`${info.shop}/shop`);
      const placing = flight.map(({ cart, attempt }) => trial.place(cart, attempt));
      await pause(80 * (round + 1));
      process.kill(postgresServer(info), signal);
      expect(await answers(`${info.shop}/shop`)).toBe(200);
      await Promise.all(placing);
      expect(await until(120, async () => (await answers(`${info.backend}/ready`)) === 200)).toBe(
        true,
      );
      await ordered(trial, flight);
    }
    await trial.end(11, `${rounds} × ${signal}, ${trial.carts.length} orders`, signal);
  });

  it("that does not answer keeps no cached page away, and no order is lost", {
    timeout: 600_000,
  }, async () => {
    const trial = new Trial(info);
    const flight = await flightOf(trial);
    await answers(`${info.shop}/shop`);
    const frozen = postgresProcesses(info);
    expect(frozen.length).toBeGreaterThan(1);
    try {
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
      const placing = flight.map(({ cart, attempt }) => trial.place(cart, attempt));
      expect(await answers(`${info.shop}/shop`)).toBe(200);
      expect(await answers(`${info.shop}/health`)).toBe(200);
      expect(await answers(`${info.backend}/ready`)).toBe(503);
      await pause(5_000);
      for (const pid of frozen) process.kill(pid, "SIGCONT");
      await Promise.all(placing);
    } finally {
      for (const pid of frozen) {
        try {
          process.kill(pid, "SIGCONT");
        } catch {
          // It has ended meanwhile.
        }
      }
    }
    await ordered(trial, flight);
    await trial.end(12, `5 s without answer, ${flight.length} orders`);
  });
});
