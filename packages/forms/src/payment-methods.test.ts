import { expect, it } from "vitest";
import { deliveryChoices } from "./checkout.ts";
import { methodFits, paymentMethods } from "./payment-methods.ts";

it("pays in the store what is handed over by a person, and everything in advance", () => {
  const fitting = deliveryChoices.map((delivery) =>
    paymentMethods.filter((method) => methodFits(method, delivery)),
  );
  expect(fitting).toEqual([
    ["card", "bank-transfer"],
    ["card", "pay-in-store", "bank-transfer"],
    ["card", "pay-in-store", "bank-transfer"],
  ]);
});
