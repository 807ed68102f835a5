/** PostgreSQL that crashes under load: it recovers by itself, and so does everything that was under way. */
import { expect, it } from "vitest";
import { pause, until } from "../support/backend-process.ts";
import { expectClear, insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
import { postgresServer } from "../support/postgres-processes.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const rounds = 2;

const answers = async (address: string) => (await fetch(address).catch(() => undefined))?.status;

it.each([
  // The kill that leaves its children behind, and the order to shut down immediately.
  ["is killed", "SIGKILL"] as const,
  ["is stopped at once", "SIGQUIT"] as const,
])(
  "a database that %s under load recovers by itself",
  {
    timeout: 180_000 + rounds * 180_000,
  },
  async (_, signal) => {
    const trial = new Trial(info);
    for (let round = 0; round < rounds; round += 1) {
      const flight = await prepareFlight(trial, ["card", "pay-in-store", "card", "bank-transfer"]);
      const requestVisit = await trial.visit();
      await answers(`${info.shop}/shop`);
      const placing = placeFlight(trial, flight);
      await pause(80 * (round + 1));
      process.kill(postgresServer(info), signal);
      expect(await answers(`${info.shop}/shop`)).toBe(200);
      expect(await requestVisit()).toBe(true);
      expectClear(await placing);
      expect(await until(120, async () => (await answers(`${info.backend}/ready`)) === 200)).toBe(
        true,
      );
      await insistOn(trial, flight);
    }
    await trial.end(11, `${rounds} × ${signal}, ${trial.carts.length} orders`, signal);
  },
);
