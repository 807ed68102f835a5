import { describe, expect, it } from "vitest";
import { type WithdrawalFacts, withdrawalStep } from "./withdrawal-step";

const here = { id: "a", quantity: 2, fulfilled: 0, delivered: 0 };
const out = { id: "a", quantity: 2, fulfilled: 2, delivered: 2 };

const facts = (change: Partial<WithdrawalFacts>): WithdrawalFacts => ({
  takenOut: false,
  outcome: "staff-cancels",
  lines: [here],
  cancelled: false,
  returns: [],
  owed: 0,
  ...change,
});

describe("the next step about a withdrawal", () => {
  it.each<[string, Partial<WithdrawalFacts>, string]>([
    ["goods that are still here", {}, "cancel"],
    ["a cancelled order that was refunded", { cancelled: true }, "none"],
    ["a cancelled order that was not", { cancelled: true, owed: 20 }, "refund"],
    ["an order that nobody knows", { lines: undefined, outcome: "staff-judges" }, "judge"],
    ["a late declaration", { outcome: "staff-judges" }, "judge"],
    ["lines that were taken out", { lines: [{ ...here, quantity: 0 }], owed: 10 }, "refund"],
    ["lines that were taken out and refunded", { lines: [{ ...here, quantity: 0 }] }, "none"],
    ["a part of a line that was taken out", { takenOut: true }, "none"],
    [
      "goods on their way back",
      { lines: [out], returns: [{ status: "requested", lines: ["a"] }] },
      "receive",
    ],
    [
      "goods that are back",
      { lines: [out], returns: [{ status: "received", lines: ["a"] }], owed: 5 },
      "refund",
    ],
    [
      "goods that are back and refunded",
      { lines: [out], returns: [{ status: "received", lines: ["a"] }] },
      "none",
    ],
    [
      "a return of which a part is back",
      { lines: [out], returns: [{ status: "partially_received", lines: ["a"] }] },
      "receive",
    ],
    [
      "goods that no return is about",
      { lines: [out], returns: [{ status: "received", lines: ["b"] }] },
      "judge",
    ],
    ["one box here and one that left", { lines: [{ ...out, fulfilled: 1 }] }, "cancel"],
  ])("%s", (_, change, step) => {
    expect(withdrawalStep(facts(change))).toBe(step);
  });
});
