import { describe, expect, it } from "vitest";
import { dataOf, intentIdOf, sessionStatusOf } from "./intent";

const intent = {
  id: "pi_1",
  client_secret: "pi_1_secret_x",
  amount: 1999,
  currency: "eur",
  status: "requires_capture" as const,
};

describe("a payment intent", () => {
  it("leaves nothing with us but what is needed to pay", () => {
    const whole = {
      ...intent,
      receipt_email: "marie@example.com",
      latest_charge: { name: "Marie" },
    };
    expect(dataOf(whole)).toEqual(intent);
  });

  it("is authorised only when the money is reserved or taken", () => {
    expect(sessionStatusOf(intent)).toBe("authorized");
    expect(sessionStatusOf({ status: "succeeded" })).toBe("captured");
    expect(sessionStatusOf({ status: "processing" })).toBe("pending");
    expect(sessionStatusOf({ status: "requires_payment_method" })).toBe("pending");
  });

  it("must be there", () => {
    expect(intentIdOf({ id: "pi_1" })).toBe("pi_1");
    expect(() => intentIdOf({})).toThrow("no payment intent");
    expect(() => intentIdOf({ id: "../refunds" })).toThrow("no payment intent");
  });
});
