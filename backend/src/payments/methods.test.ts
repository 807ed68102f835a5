import { expect, it } from "vitest";
import { methodOf, orderPaymentOf, providerIds } from "./methods";

it("payments that are stored keep their provider", () => {
  expect(providerIds).toMatchObject({
    card: "pp_stripe_stripe",
    "pay-in-store": "pp_pay-in-store_pay-in-store",
    "bank-transfer": "pp_bank-transfer_bank-transfer",
  });
  expect(methodOf("pp_stripe_stripe")).toBe("card");
  expect(orderPaymentOf("pp_system_default")).toBe("other");
});
