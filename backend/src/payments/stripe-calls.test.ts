import Stripe from "stripe";
import { expect, it } from "vitest";
import { Breaker } from "./breaker";
import { withBreaker } from "./stripe-calls";

const intent = { id: "pi_1", object: "payment_intent", status: "requires_capture" };

/** Stripe's client, of which every call is counted, and cut off while Stripe is away. */
function shop() {
  const stripe = { away: true, keys: [] as unknown[] };
  const http: Stripe.HttpClient = {
    getClientName: () => "test",
    async makeRequest(...[, , , , headers]) {
      stripe.keys.push(Reflect.get(headers, "Idempotency-Key"));
      if (stripe.away) throw Object.assign(new Error("cut off"), { code: "ECONNRESET" });
      return {
        getStatusCode: () => 200,
        getHeaders: () => ({}),
        getRawResponse: () => ({}),
        toStream: () => undefined,
        toJSON: async () => ({ ...intent }),
      };
    },
  };
  const httpClient = withBreaker(http, new Breaker({ failures: 2, pause: 50 }));
  // Without a pause the client repeats once what was cut off.
  const client = new Stripe("sk_test_1", { httpClient, maxNetworkRetries: 0, telemetry: false });
  const capture = () => client.paymentIntents.capture("pi_1", {}, { idempotencyKey: "capture:1" });
  return { stripe, capture };
}

it("while Stripe is away the next call is not made, and fails as an error of Stripe's", async () => {
  const { stripe, capture } = shop();
  await expect(capture()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  expect(stripe.keys).toHaveLength(2);
  await expect(capture()).rejects.toThrow(Stripe.errors.StripeAPIError);
  expect(stripe.keys).toHaveLength(2);
});

it("after the pause a call is made under the key it had, and ends it", async () => {
  const { stripe, capture } = shop();
  await expect(capture()).rejects.toThrow(Stripe.errors.StripeConnectionError);
  stripe.away = false;
  await expect.poll(() => capture().catch(() => undefined)).toMatchObject(intent);
  await expect(capture()).resolves.toMatchObject(intent);
  expect(new Set(stripe.keys)).toEqual(new Set(["capture:1"]));
});
