/** Stripe that does not answer in time, at each call of an order: nobody is charged twice, and no order is lost. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { until } from "../support/backend-process.ts";
import { runningShop } from "../support/shop-info.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
/** Milliseconds; the shops of the tests wait five seconds for Stripe. */
const hang = 12_000;
const rounds = 4;

it.each([
  ["hangs when the payment is read", "GET .*INTENT", { delay: hang, reset: "before" as const }],
  [
    "hangs when the card is charged",
    "POST .*INTENT/capture",
    { delay: hang, reset: "before" as const },
  ],
  ["charges, and the answer comes too late", "POST .*INTENT/capture", { delay: hang }],
  ["charges, and is cut off", "POST .*INTENT/capture", { reset: "after" as const }],
  ["answers 500", "POST .*INTENT/capture", { status: 500 }],
])("Stripe %s", { timeout: 600_000 }, async (what, calls, fault) => {
  const trial = new Trial(info);
  const carts = [];
  for (let round = 0; round < rounds; round += 1) carts.push(await trial.cart("card"));
  for (const { intent = "" } of carts) {
    await stripe.fail({ calls: calls.replace("INTENT", intent), times: 2, ...fault });
  }
  await Promise.all(
    carts.map(async (cart) => {
      const attempt = randomUUID();
      expect(["ordered", "unknown"]).toContain((await trial.place(cart, attempt)).outcome);
      // The website asks again with the same key.
      const ordered = async () => (await trial.place(cart, attempt)).outcome === "ordered";
      expect(await until(120, ordered)).toBe(true);
    }),
  );
  await trial.end(9, `${rounds} × ${what}`, what.replaceAll(/\W+/g, "-"));
});
