/** Stripe's event is acknowledged once it is stored: killed right behind the acknowledgement, the backend makes the order later. */
import { expect, it, onTestFinished } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { runningShop } from "../support/shop-info.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const atOnce = 4;

it("a kill right behind acknowledged events loses no order", async () => {
  onTestFinished(async () => {
    await stripe.deliveries(true);
  });
  const trial = new Trial(info);
  await stripe.deliveries(false);
  const flight = [];
  for (let one = 0; one < atOnce; one += 1) flight.push(await trial.cart("card"));
  const known = await stripe.events();
  const events = flight.flatMap(({ intent }) =>
    known.filter(
      ({ type, data }) =>
        data.object.id === intent && type === "payment_intent.amount_capturable_updated",
    ),
  );
  expect(events).toHaveLength(atOnce);
  const statuses = await Promise.all(events.map((event) => stripe.deliver(event)));
  const backAgain = killBackend(info);
  // Nobody asks again: what was acknowledged is all that the shop has.
  expect(statuses).toEqual(events.map(() => 200));
  for (const { id } of flight) trial.acknowledged.add(id);
  expect(await backAgain()).toBe(true);
  await stripe.deliveries(true);
  await trial.end(6, `one kill, ${trial.carts.length} payments`);
});
