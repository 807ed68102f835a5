/** PostgreSQL that crashes under load: it recovers by itself, and so does everything that was under way. */
import { expect, it } from "vitest";
import { pause, until } from "../support/backend-process.ts";
import { expectClear, insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
import { postgresServer } from "../support/postgres-processes.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();

const answers = async (address: string) => (await fetch(address).catch(() => undefined))?.status;

it.each([
  // The kill that leaves its children behind, and the order to shut down immediately.
  ["is killed", "SIGKILL", 80] as const,
  ["is stopped at once", "SIGQUIT", 160] as const,
])(
  "a database that %s under load recovers by itself",
  {
    timeout: 360_000,
  },
  async (_, signal, milliseconds) => {
    const trial = new Trial(info);
    const flight = await prepareFlight(trial, ["card", "pay-in-store", "card", "bank-transfer"]);
    const requestVisit = await trial.visit();
    await answers(`${info.shop}/shop`);
    const placing = placeFlight(trial, flight);
    await pause(milliseconds);
    process.kill(postgresServer(info), signal);
    expect(await answers(`${info.shop}/shop`)).toBe(200);
    expect(await requestVisit()).toBe(true);
    expectClear(await placing);
    expect(await until(120, async () => (await answers(`${info.backend}/ready`)) === 200)).toBe(
      true,
    );
    await insistOn(trial, flight);
    await trial.end(11, `${signal}, ${trial.carts.length} orders`, signal);
  },
);
