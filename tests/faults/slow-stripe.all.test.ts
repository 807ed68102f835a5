/** Stripe that does not answer in time, at each call of an order: nobody is charged twice, and no order is lost. */
import { expect, it, onTestFinished } from "vitest";
import { insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
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
  const flight = await prepareFlight(
    trial,
    Array.from({ length: rounds }, () => "card"),
  );
  for (const { intent = "" } of trial.carts) {
    await stripe.fail({ calls: calls.replace("INTENT", intent), times: 2, ...fault });
  }
  for (const { outcome } of await placeFlight(trial, flight)) {
    expect(["ordered", "unknown"]).toContain(outcome);
  }
  // The website asks again with the same key.
  await insistOn(trial, flight);
  await trial.end(9, `${rounds} × ${what}`, what.replaceAll(/\W+/g, "-"));
});

it("Stripe is away for everybody: soon it is not called any more, and every order comes when it is back", {
  timeout: 600_000,
}, async () => {
  onTestFinished(async () => void (await stripe.heal()));
  const trial = new Trial(info);
  const early = await prepareFlight(trial, ["card", "card", "card"]);
  const late = await prepareFlight(trial, ["card", "card", "card", "card", "card"]);
  await stripe.fail({ calls: "/v1/", times: 1000, reset: "before" });
  const outcomes = async (flight: typeof early) =>
    new Set((await placeFlight(trial, flight)).map(({ outcome }) => outcome));
  expect(await outcomes(early)).toEqual(new Set(["unknown"]));
  const before = await stripe.calls();
  expect(await outcomes(late)).toEqual(new Set(["unknown"]));
  // Each would be called for three times; one call may be the one that tries.
  expect((await stripe.calls()) - before).toBeLessThanOrEqual(1);
  await stripe.heal();
  await insistOn(trial, [...early, ...late]);
  await trial.end(9, `${trial.carts.length} × is away`, "is-away");
});
