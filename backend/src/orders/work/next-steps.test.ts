import { describe, expect, it } from "vitest";
import { nextSteps, type OrderWorkFacts } from "./next-steps";

const facts = (change: Partial<OrderWorkFacts>): OrderWorkFacts => ({
  cancelled: false,
  way: "collection",
  withdrawals: [],
  lenses: undefined,
  consentWithdrawn: false,
  open: 0,
  parcels: [],
  returning: false,
  due: 0,
  hold: undefined,
  ...change,
});

const packed = { shipped: false, delivered: false };
const sent = { shipped: true, delivered: false };
const done = { shipped: true, delivered: true };

describe("what waits with an order", () => {
  it.each<[string, Partial<OrderWorkFacts>, string[]]>([
    ["lenses come before packing", { open: 2, lenses: "waiting" }, ["release-lenses", "pack"]],
    [
      "a question comes before packing",
      { open: 2, lenses: "asked" },
      ["hear-from-customer", "pack"],
    ],
    [
      "a parcel is paid, then packed",
      { way: "parcel", open: 1, due: 20 },
      ["take-payment", "pack"],
    ],
    ["a collection is packed before it is paid", { open: 1, due: 20 }, ["pack"]],
    [
      "it is paid as it is handed over",
      { parcels: [packed], due: 20 },
      ["hand-over-and-take-payment"],
    ],
    ["one that is paid is only handed over", { parcels: [packed] }, ["hand-over"]],
    ["a parcel is sent", { way: "parcel", parcels: [packed] }, ["send"]],
    [
      "a card is charged before its parcel leaves",
      { way: "parcel", parcels: [packed], due: 9, hold: "held" },
      ["capture", "send"],
    ],
    [
      "the arrival of a parcel is noted",
      { way: "parcel", parcels: [sent, done] },
      ["confirm-delivery"],
    ],
    ["a debt stays to be paid afterwards", { parcels: [done], due: 5 }, ["take-payment"]],
    ["nothing waits in the end", { parcels: [done] }, []],
    ["nothing waits in a cancelled order", { cancelled: true, open: 3, lenses: "waiting" }, []],
    ["too much money goes back, also then", { cancelled: true, due: -3 }, ["refund"]],
    [
      "a withdrawal stops packing",
      { open: 2, lenses: "waiting", withdrawals: ["cancel"] },
      ["cancel-withdrawn"],
    ],
    [
      "so does one that somebody has to read",
      { open: 2, withdrawals: ["judge"] },
      ["judge-withdrawal"],
    ],
    [
      "goods on their way back do not",
      { open: 2, withdrawals: ["receive"], returning: true },
      ["receive-return", "pack"],
    ],
    ["lapsed money comes first", { open: 1, due: 9, hold: "lapsed" }, ["agree-on-payment", "pack"]],
    [
      "values that may not be used are refused",
      { open: 1, lenses: "waiting", consentWithdrawn: true },
      ["refuse-lenses", "pack"],
    ],
  ])("%s", (_, change, steps) => {
    expect(nextSteps(facts(change))).toEqual(steps);
  });
});
