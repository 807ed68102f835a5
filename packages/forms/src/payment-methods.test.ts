import { expect, it } from "vitest";
import { deliveryChoices } from "./checkout.ts";
import { isPaymentMethod, methodFits } from "./payment-methods.ts";
import { inEach } from "./site-language.ts";

it("pays in the store what is handed over by a person, and everything in advance", () => {
  const fitting = inEach(deliveryChoices, (delivery) =>
    ["card", "pay-in-store", "bank-transfer"].filter(
      (method) => isPaymentMethod(method) && methodFits(method, delivery),
    ),
  );
  expect(fitting).toEqual({
    "home-delivery": ["card", "bank-transfer"],
    "store-collection": ["card", "pay-in-store", "bank-transfer"],
    "optician-visit": ["card", "pay-in-store", "bank-transfer"],
  });
});
