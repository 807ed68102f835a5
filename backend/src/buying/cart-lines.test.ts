import { describe, expect, it } from "vitest";
import { joinLines, refuseTotals, refuseTwin } from "./cart-lines";

const line = (quantity: number, sphere: number, id = "new") => ({
  id,
  variant_id: "v",
  quantity,
  metadata: { lens: { sphere } },
});

describe("joinLines", () => {
  it("adds up equal lines and keeps the others", () => {
    const joined = joinLines([line(1, -1), line(2, -2), line(3, -1)]);
    expect(joined.map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it("never joins articles without a variant", () => {
    expect(joinLines([{ quantity: 1 }, { quantity: 1 }])).toHaveLength(2);
  });
});

describe("refuseTotals", () => {
  const anything = () => undefined;

  it("counts what is in the cart", () => {
    expect(refuseTotals([line(98, -1)], [line(1, -1)], anything)).toBeUndefined();
    expect(refuseTotals([line(98, -1)], [line(2, -1)], anything)?.issues[0]?.code).toBe("too-many");
    expect(refuseTotals([line(98, -1)], [line(2, -2)], anything)).toBeUndefined();
  });

  it("ends earlier for the boxes of one eye", () => {
    const codes = [1, 2].map((more) => refuseTotals([line(3, -1)], [line(more, -1)], () => 4));
    expect(codes.map((refusal) => refusal?.issues[0]?.code)).toEqual([undefined, "too-many-boxes"]);
  });
});

describe("refuseTwin", () => {
  it("refuses what another line is, not what the line itself is", () => {
    const lines = [line(1, -1, "a"), line(1, -2, "b")];
    expect(refuseTwin(lines, line(1, -1, "a"))).toBeUndefined();
    expect(refuseTwin(lines, line(1, -1, "b"))?.issues[0]?.code).toBe("duplicate");
  });
});
