import { describe, expect, it } from "vitest";
import { refundsOf } from "./refunds";

const paid = (id: string, captured: number[], refunded: number[] = []) => ({
  id,
  captures: captured.map((amount) => ({ amount })),
  refunds: refunded.map((amount) => ({ amount })),
});

describe("what goes back", () => {
  it("is found to the last cent, whatever went back before", () => {
    for (const [captured, refunded, owed] of [
      [32.9, 23, 9.9],
      [38.9, 26, 12.9],
      [21.4, 8.9, 12.5],
    ] as const) {
      const refunds = refundsOf([paid("pay_1", [captured], [refunded])], captured - refunded);
      expect(refunds).toEqual([{ payment_id: "pay_1", amount: owed }]);
    }
  });

  it("comes from several payments where one does not hold it", () => {
    const payments = [paid("pay_1", [100], [10]), paid("pay_2", []), paid("pay_3", [20])];
    expect(refundsOf(payments, 95)).toEqual([
      { payment_id: "pay_1", amount: 90 },
      { payment_id: "pay_3", amount: 5 },
    ]);
    expect(refundsOf(payments)).toEqual([
      { payment_id: "pay_1", amount: 90 },
      { payment_id: "pay_3", amount: 20 },
    ]);
  });

  it("is nothing where nothing is owed, or nothing was paid", () => {
    expect(refundsOf([paid("pay_1", [100])], 0)).toEqual([]);
    expect(refundsOf([paid("pay_1", [100])], -5)).toEqual([]);
    expect(refundsOf([paid("pay_1", [100], [100])], 5)).toEqual([]);
    expect(refundsOf([{ id: "pay_1", captures: null, refunds: null }])).toEqual([]);
  });
});
