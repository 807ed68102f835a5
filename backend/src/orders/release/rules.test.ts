import { describe, expect, it } from "vitest";
import type { StoredLensLine } from "../../read-models/orders/lens-lines";
import { lensLine as line, now } from "./lens-line.fixture";
import { lensOrders, releaseKey, sameAsBefore } from "./rules";

const stateOf = (...rows: StoredLensLine[]) => lensOrders(rows)[0]?.state;

describe("the state of an order with lenses", () => {
  it("is waiting again once consent to the use of the values is withdrawn", () => {
    const row = { state: "released", revision: 1, released: [releaseKey(line())] } as const;
    expect(stateOf(line(row))).toBe("released");
    expect(stateOf(line({ ...row, consent_withdrawn: true }))).toBe("waiting");
    expect(stateOf(line({ state: "refused", consent_withdrawn: true }))).toBe("refused");
  });

  it("is waiting without a row", () => {
    expect(stateOf(line())).toBe("waiting");
  });

  it.each(["waiting", "asked", "refused"] as const)("is what the row says: %s", (state) => {
    expect(stateOf(line({ state, revision: 1 }))).toBe(state);
  });

  it("is released with exactly the lines and values that were released", () => {
    const released = [releaseKey(line())];
    const row = { state: "released", revision: 1, released } as const;
    expect(stateOf(line(row))).toBe("released");
    expect(stateOf(line(row, { sphere: -3 }))).toBe("waiting");
    expect(stateOf(line(row), line({ ...row, line_id: "line_added" }))).toBe("waiting");
    expect(stateOf(line({ ...row, released: [] }))).toBe("waiting");
  });

  it("is distinguished by order", () => {
    const other = line({ order_id: "order_2", state: "asked", revision: 3 });
    const found = lensOrders([line(), line({ line_id: "line_left" }), other]);
    expect(found.map(({ id, state, lines }) => [id, state, lines.length])).toEqual([
      ["order_1", "waiting", 2],
      ["order_2", "asked", 1],
    ]);
  });
});

describe("values that were released before", () => {
  const left = { eye: "left", sphere: -3.25 };
  const earlier = (change: Partial<StoredLensLine> = {}, lens: object = {}) => {
    const lines = [
      line({ order_id: "order_0", line_id: "old_right" }, lens),
      line({ order_id: "order_0", line_id: "old_left" }, left),
    ];
    const row = {
      ...{ state: "released", revision: 1, released: lines.map(releaseKey) },
      ...{ decided_by: "user_1", decided_by_name: "Nora Weis" },
      decided_at: new Date("2026-01-10T12:00:00Z"),
      ...change,
    } as const;
    return lensOrders(lines.map((one) => ({ ...one, ...row })));
  };
  const lines = [line(), line({ line_id: "line_left" }, left)];
  const before = (orders: ReturnType<typeof earlier>, months = 12, wanted = lines) =>
    sameAsBefore(wanted, orders, months, now);

  it("release an order by itself", () => {
    expect(before(earlier())).toBe("order_0");
  });

  it("in another pack too, for the lens is the same", () => {
    const pack = [line({ variant_id: "variant_3" })];
    expect(before(earlier(), 12, pack)).toBe("order_0");
  });

  it.each<[string, () => string | undefined]>([
    ["none were", () => before([])],
    ["a person looks at every order", () => before(earlier(), 0)],
    ["the months are over", () => before(earlier(), 10)],
    [
      "nobody looked at them: they were released by themselves",
      () => before(earlier({ decided_by: null, decided_by_name: null })),
    ],
    ["they were asked about", () => before(earlier({ state: "asked" }))],
    ["one value is another", () => before(earlier({}, { sphere: -2.5 }))],
    ["the base curve is another", () => before(earlier({}, { baseCurve: 8.8 }))],
    ["it is the other eye", () => before(earlier({}, { eye: "left" }))],
    ["it is another product", () => before(earlier(), 12, [line({ product_id: "prod_2" })])],
    [
      "one eye is new",
      () =>
        before(earlier(), 12, [line(), line({ line_id: "line_left" }, { eye: "left", sphere: 1 })]),
    ],
    [
      "another lens was prescribed than is made",
      () => before(earlier(), 12, [line({ metadata: { prescribed: { sphere: -2.8 } } })]),
    ],
  ])("do not where %s", (_why, result) => {
    expect(result()).toBeUndefined();
  });
});
