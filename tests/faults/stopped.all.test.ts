/** SIGTERM while people order, as a deploy sends it: what is under way is answered, and the next start loses nothing. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pause } from "../support/backend-process.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const rounds = 4;
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
    const flight = [];
    for (const method of methods) {
      flight.push({ cart: await trial.cart(method), attempt: randomUUID() });
    }
    const answers = flight.map(({ cart, attempt }) => trial.place(cart, attempt));
    // Each time at another moment of the placing.
    await pause(60 * (round + 1));
    expect(await launcher.end("SIGTERM")).toBe(0);
    unanswered += (await Promise.all(answers)).filter(({ status }) => status === 0).length;
    await launcher.gone();
    await launcher.start();
    for (const { cart, attempt } of flight) {
      expect((await trial.place(cart, attempt)).outcome).toBe("ordered");
    }
  }
  await trial.end(25, `${rounds} stops, ${trial.carts.length} orders, ${unanswered} not answered`);
});
