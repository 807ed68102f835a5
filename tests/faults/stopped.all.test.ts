/** SIGTERM while people order, as a deploy sends it: what is under way is answered, and the next start loses nothing. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { pause } from "../support/backend-process.ts";
import { placeFlight, prepareFlight, untilUnderWay } from "../support/flight.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const rounds = 2;
const methods: readonly Method[] = ["card", "pay-in-store", "card", "bank-transfer", "card"];

let launcher: Launcher;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("stopped", stripe.settings, { filled: true });
}, 600_000);

afterAll(() => launcher.remove());

it(`${rounds} stops during orders lose none`, { timeout: 900_000 }, async () => {
  const trial = new Trial(await launcher.start());
  let unanswered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const flight = await prepareFlight(trial, methods);
    const requestVisit = await trial.visit();
    const placing = placeFlight(trial, flight);
    const visiting = requestVisit();
    await untilUnderWay(trial, flight);
    // Each time at another moment of the placing.
    await pause(80 * (round + 1));
    expect(await launcher.end("SIGTERM")).toBe(0);
    unanswered += (await placing).filter(({ status }) => status === 0).length;
    // Thanked for or not: if it was, it is stored.
    await visiting;
    await launcher.gone();
    await launcher.start();
    for (const { cart, attempt } of flight) {
      expect((await trial.place(cart, attempt)).outcome).toBe("ordered");
    }
  }
  expect(unanswered).toBe(0);
  await trial.end(25, `${rounds} stops, ${trial.carts.length} orders, ${unanswered} not answered`);
});
