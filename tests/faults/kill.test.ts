/**
 * kill -9 of the backend while it places orders. Six are under way at each kill, started one after
 * the other so that each is caught at another moment; all moments together lie evenly over the time
 * that placing takes on this machine. `npm test` kills once, `npm run test:all` ten times: 60 orders.
 */
import { describe, expect, it } from "vitest";
import { killBackend, killPace, pause, until } from "../support/backend-process.ts";
import { howMany } from "../support/extent.ts";
import { missingMails } from "../support/order-invariants.ts";
import { type Method, place, type ReadyCart, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const kills = howMany(1, 10);
const methods: readonly Method[] = [
  "card",
  "pay-in-store",
  "card",
  "bank-transfer",
  "card",
  "card",
];
async function cartsToPlace(): Promise<ReadyCart[]> {
  const carts: ReadyCart[] = [];
  for (const method of methods) carts.push(await readyCart(info, method));
  return carts;
}

/** Milliseconds that placing takes, some of it beside others. */
async function timeToPlace(): Promise<number> {
  const [first, ...rest] = await cartsToPlace();
  if (first) await place(info, first);
  const began = performance.now();
  for (const cart of rest) await place(info, cart);
  return (1.5 * (performance.now() - began)) / rest.length;
}

describe("a backend killed while it places orders", () => {
  const budget = kills * 300_000 + 300_000;
  it(`keeps its word, ${kills * methods.length} times`, { timeout: budget }, async () => {
    const span = await timeToPlace();
    const step = span / (kills * methods.length);
    const trial = new Trial(info);
    const { carts } = trial;
    for (let kill = 0; kill < kills; kill += 1) {
      const began = performance.now();
      const flight = await cartsToPlace();
      carts.push(...flight);
      // The first started is caught latest. Between two starts lie the moments of the other kills.
      const answers = [];
      for (const cart of flight) {
        answers.push(trial.place(cart));
        await pause(cart === flight.at(-1) ? step * (kill + 1) : step * kills);
      }
      const backAgain = killBackend(info);
      await Promise.all(answers);
      expect(await backAgain()).toBe(true);
      // Half of the customers try again at once, half never do.
      if (kill % 2 === 0) await Promise.all(flight.map((cart) => trial.place(cart)));
      if (kill + 1 < kills) await pause(killPace - (performance.now() - began));
    }
    await trial.end(1, `${kills} kills, ${carts.length} orders`);
    await until(180, async () => (await missingMails(info, carts)).length === 0);
    expect(await missingMails(info, carts)).toEqual([]);
  });
});
