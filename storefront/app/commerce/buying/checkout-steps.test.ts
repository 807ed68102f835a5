import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CheckoutStep, checkoutAddresses, detour } from "./checkout-steps.ts";

const steps: CheckoutStep[] = ["shipping", "summary", "payment", "status"];
const empty = { filled: false, shipping: false, ordered: false };
const filled = { ...empty, filled: true };
const addressed = { ...filled, shipping: true };

describe("checkout steps", () => {
  it("sends an empty bag back to itself from every step", () => {
    for (const step of steps) expect(detour(step, empty)).toBe(checkoutAddresses.bag);
  });

  it("opens the next step only", () => {
    expect(steps.map((step) => detour(step, filled))).toEqual([
      undefined,
      checkoutAddresses.shipping,
      checkoutAddresses.shipping,
      checkoutAddresses.shipping,
    ]);
    expect(steps.map((step) => detour(step, addressed))).toEqual([
      undefined,
      undefined,
      undefined,
      checkoutAddresses.payment,
    ]);
  });

  it("leads an ordered bag to its order", () => {
    const ordered = { ...empty, ordered: true };
    expect(steps.map((step) => detour(step, ordered))).toEqual([
      checkoutAddresses.status,
      checkoutAddresses.status,
      checkoutAddresses.status,
      undefined,
    ]);
  });

  it("never sends anybody in a circle", () => {
    const progress = fc.record({
      filled: fc.boolean(),
      shipping: fc.boolean(),
      ordered: fc.boolean(),
    });
    fc.assert(
      fc.property(progress, fc.constantFrom(...steps), (state, first) => {
        const target = detour(first, state);
        const next = steps.find((step) => checkoutAddresses[step] === target);
        if (next) expect(detour(next, state)).toBeUndefined();
      }),
    );
  });
});
