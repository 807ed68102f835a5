/**
 * kill -9 of the backend while it places orders. Several are under way at each kill, started one after
 * the other so that each is caught at another moment; all moments together lie evenly over the time
 * that placing takes on this machine. `npm test` kills once with two under way, `npm run test:all`
 * twice with six.
 */
import { describe, expect, it } from "vitest";
import { killBackend, pause } from "../support/backend-process.ts";
import { howMany } from "../support/extent.ts";
import { prepareFlight } from "../support/flight.ts";
import type { Method } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const kills = howMany(1, 2);
const everyMethod: readonly Method[] = [
  ...(["card", "pay-in-store", "bank-transfer"] as const),
  ...(["card", "card", "card"] as const),
];
const methods = everyMethod.slice(0, howMany(2, 6));

/** Milliseconds that placing takes, some of it beside others. */
async function timeToPlace(): Promise<number> {
  const trial = new Trial(info);
  const [first, ...rest] = await prepareFlight(trial, methods);
  if (first) await trial.place(first.cart);
  const began = performance.now();
  for (const { cart } of rest) await trial.place(cart);
  return (1.5 * (performance.now() - began)) / rest.length;
}

describe("a backend killed while it places orders", () => {
  const budget = kills * 300_000 + 300_000;
  it(`keeps its word, ${kills * methods.length} times`, { timeout: budget }, async () => {
    const span = await timeToPlace();
    const step = span / (kills * methods.length);
    const trial = new Trial(info);
    for (let kill = 0; kill < kills; kill += 1) {
      const flight = await prepareFlight(trial, methods);
      const requestVisit = await trial.visit();
      // The first started is caught latest. Between two starts lie the moments of the other kills.
      const answers = [];
      for (const { cart } of flight) {
        answers.push(trial.place(cart));
        await pause(cart === flight.at(-1)?.cart ? step * (kill + 1) : step * kills);
      }
      const backAgain = killBackend(info);
      // The website keeps a request for a visit while the backend is dead.
      expect(await requestVisit()).toBe(true);
      await Promise.all(answers);
      expect(await backAgain()).toBe(true);
      // Half of the customers try again at once, half never do.
      if (kill % 2 === 0) await Promise.all(flight.map(({ cart }) => trial.place(cart)));
    }
    await trial.end(1, `${kills} kills, ${trial.carts.length} orders`);
  });
});
