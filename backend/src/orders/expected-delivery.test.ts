import { openWeek } from "@landolt/forms/testing";
import { expect, it } from "vitest";
import { expectedDelivery } from "./expected-delivery";

const shop = {
  ...openWeek,
  holidays: [],
  handlingDays: 1,
  lensHandlingDays: 3,
  deliveryDays: { from: 1, to: 2 },
};
const line = {
  ...{ id: "line", title: "Case", quantity: 1, fulfilled: 0, shipped: 0, delivered: 0 },
  ...{ returnable: 0, withdrawal: "standard" as const },
};
const facts = {
  ...{ cancelled: false, lines: [line], paymentFailed: false, returns: [] },
  money: { total: 10, authorized: 0, captured: 0, refunded: 0 },
  method: "bank-transfer" as const,
};
// A Tuesday.
const placedAt = new Date("2026-11-24T10:00:00+01:00");
const expected = (
  delivery: "home-delivery" | "store-collection" | "optician-visit",
  more: Partial<Parameters<typeof expectedDelivery>[0]> = {},
) =>
  expectedDelivery(
    {
      ...{ facts: { ...facts, delivery }, lines: [line], placedAt, paidAt: undefined },
      ...{ hasLenses: false, ...more },
    },
    shop,
  );

it("a parcel has no date before it is paid, and then counts from the payment", () => {
  expect(expected("home-delivery")).toEqual({ kind: "after-payment", from: 2, to: 3 });
  expect(expected("home-delivery", { hasLenses: true })).toMatchObject({ from: 4, to: 5 });
  const paidAt = new Date("2026-12-01T15:00:00+01:00");
  expect(expected("home-delivery", { paidAt })).toEqual({
    ...{ kind: "arrival", from: "2026-12-03", to: "2026-12-04" },
  });
});

it("what is collected counts from the order, paid or not", () => {
  const ready = { kind: "collection", ready: "2026-11-25" };
  expect(expected("store-collection")).toEqual(ready);
  expect(expected("store-collection", { paidAt: new Date("2026-12-01T10:00:00Z") })).toEqual(ready);
});

it("a visit and what is made to order have no date", () => {
  expect(expected("optician-visit")).toEqual({ kind: "visit" });
  const lines = [line, { ...line, withdrawal: "custom-made" as const }];
  expect(expected("home-delivery", { lines })).toEqual({ kind: "later" });
});
