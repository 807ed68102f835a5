/** SIGTERM while people order, as a deploy sends it: what is under way is answered, and the next start loses nothing. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { pause } from "../support/backend-process.ts";
import { placeFlight, prepareFlight, untilUnderWay } from "../support/flight.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const methods: readonly Method[] = ["card", "pay-in-store", "card", "bank-transfer", "card"];

let launcher: Launcher;

beforeAll(async () => {
  launcher = await Launcher.inNewFolder("stopped", stripe.settings, { filled: true });
}, 600_000);

afterAll(() => launcher.remove());

it("a stop during orders loses none", { timeout: 900_000 }, async () => {
  const trial = new Trial(await launcher.start());
  const flight = await prepareFlight(trial, methods);
  const requestVisit = await trial.visit();
  const placing = placeFlight(trial, flight);
  const visiting = requestVisit();
  await untilUnderWay(trial, flight);
  await pause(80);
  expect(await launcher.end("SIGTERM")).toBe(0);
  const unanswered = (await placing).filter(({ status }) => status === 0).length;
  // Thanked for or not: if it was, it is stored.
  await visiting;
  await launcher.gone();
  await launcher.start();
  for (const { cart, attempt } of flight) {
    expect((await trial.place(cart, attempt)).outcome).toBe("ordered");
  }
  expect(unanswered).toBe(0);
  await trial.end(25, `1 stop, ${trial.carts.length} orders, ${unanswered} not answered`);
});
