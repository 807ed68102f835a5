import { describe, expect, it } from "vitest";
import { planWithdrawal, type WithdrawableLine } from "./plan-withdrawal";

const line = (change: Partial<WithdrawableLine>): WithdrawableLine => ({
  ...{ id: "a", quantity: 2, fulfilled: 0, returnable: 0, withdrawal: "standard" },
  ...change,
});
const delivered = { fulfilled: 2, returnable: 2 };
const nothing = { toReturn: [], toCancel: [], toJudge: [] };
const two = [{ id: "a", quantity: 2 }];

describe("what becomes of a withdrawal", () => {
  it("what is still here is cancelled, also of the whole order", () => {
    expect(planWithdrawal([line({})], undefined)).toEqual({ ...nothing, toCancel: two });
  });

  it("what was delivered comes back", () => {
    expect(planWithdrawal([line(delivered)], two)).toEqual({ ...nothing, toReturn: two });
  });

  it("half delivered: what is here goes first", () => {
    const half = line({ fulfilled: 1, returnable: 1 });
    const one = [{ id: "a", quantity: 1 }];
    expect(planWithdrawal([half], one)).toEqual({ ...nothing, toCancel: one });
    expect(planWithdrawal([half], two)).toEqual({ ...nothing, toCancel: one, toReturn: one });
  });

  it("sealed goods come back when the customer says the seal is whole", () => {
    const lenses = line({ ...delivered, withdrawal: "sealed-hygiene" });
    const sealed = [{ id: "a", quantity: 2, sealed: true }];
    expect(planWithdrawal([lenses], sealed)).toEqual({ ...nothing, toReturn: two });
    expect(planWithdrawal([lenses], two)).toEqual({ ...nothing, toJudge: ["a"] });
  });

  it("sealed goods that never left need no word on their seal", () => {
    const lenses = line({ withdrawal: "sealed-hygiene" });
    expect(planWithdrawal([lenses], two)).toEqual({ ...nothing, toCancel: two });
  });

  it.each([
    ["made to measure", line({ ...delivered, withdrawal: "custom-made" }), two],
    ["another order's line", line({ id: "b" }), two],
    ["packed and on its way", line({ fulfilled: 2 }), two],
    ["already asked back", line({ fulfilled: 2, returnable: 0 }), two],
  ])("%s is for a person to judge", (_, stored, withdrawn) => {
    expect(planWithdrawal([stored], withdrawn)).toEqual({ ...nothing, toJudge: ["a"] });
  });

  it("asked for more than there is, the rest is for a person", () => {
    const withdrawn = [{ id: "a", quantity: 5 }];
    const plan = planWithdrawal([line(delivered)], withdrawn);
    expect(plan).toEqual({ ...nothing, toReturn: two, toJudge: ["a"] });
  });
});
