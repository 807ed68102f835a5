import { demoRanges } from "@landolt/optics/demo-ranges";
import { describe, expect, it } from "vitest";
import { type PlannedArticle, planProjection } from "./plan-projection";
import { lineId } from "./validate-line";

const channel = "sc_shop";
const article = (change: Partial<PlannedArticle> = {}): PlannedArticle => ({
  isLens: false,
  channels: [channel],
  price: { amount: 5, taxInclusive: true },
  left: 10,
  ...change,
});
const range = demoRanges["acuvue-oasys-1-day"];
const box = article({
  isLens: true,
  current: { range, version: 1 },
  price: { amount: 30, taxInclusive: true },
});
const lens = (eye: "right" | "left", sphere = -2.75) => ({
  eye,
  sphere,
  baseCurve: 8.5,
  diameter: 14.3,
});

const line = (variant_id: string, quantity: number, values?: ReturnType<typeof lens>) => ({
  id: lineId(variant_id, { lens: values }),
  variant_id,
  quantity,
  ...(values && { lens: values }),
});
const item = (variant_id: string, quantity: number, unit_price: number, values?: object) => ({
  id: `item_${variant_id}`,
  variant_id,
  quantity,
  unit_price,
  metadata: values ? { lens: values } : {},
});

type Input = Parameters<typeof planProjection>[0];
const plan = (
  lines: Input["bag"]["lines"],
  articles: Record<string, PlannedArticle>,
  cart?: Input["cart"],
  more: { projected?: number } = {},
) =>
  planProjection({
    bag: { lines, version: 2, projected_version: more.projected ?? 2 },
    articles: new Map(Object.entries(articles)),
    channel,
    cart,
  });

describe("planning", () => {
  it("orders no more boxes for an eye than it is sold at once, and says so", () => {
    const lenses = { v: { ...box, most: 4 } };
    const { steps, problems } = plan([line("v", 6, lens("right"))], lenses);
    expect(steps.add).toEqual([{ variant_id: "v", quantity: 4, lens: lens("right") }]);
    expect([...problems.values()]).toEqual([{ code: "boxes", left: 4 }]);
  });

  it("keeps two lenses apart of which one stands in for another", () => {
    const made = lens("right");
    const instead = { ...line("v", 1, made), prescribed: { ...made, sphere: -2.8 } };
    const other = { ...instead, id: lineId("v", { lens: made, prescribed: instead.prescribed }) };
    expect(other.id).not.toBe(line("v", 1, made).id);
  });

  it("writes a lens again whose questions have other answers", () => {
    const answers = {
      ...{ worn: "these", checked: "unsure", source: "box" },
      wearer: "from-16",
    } as const;
    const wanted = [{ ...line("v", 1, lens("left")), answers }];
    const withAnswers = (lensAnswers: unknown) => ({
      items: [{ ...item("v", 1, 30), metadata: { lens: lens("left"), lensAnswers } }],
    });
    expect(plan(wanted, { v: box }, withAnswers({ ...answers })).idle).toBe(true);
    const { steps } = plan(
      wanted,
      { v: box },
      withAnswers({ ...answers, checked: "within-a-year" }),
    );
    expect(steps.update).toEqual([{ item_id: "item_v", quantity: 1, answers }]);
  });

  it("has nothing to do where the cart says what the bag wants", () => {
    const { idle, problems } = plan([line("v", 2)], { v: article() }, { items: [item("v", 2, 5)] });
    expect(idle).toBe(true);
    expect(problems.size).toBe(0);
  });

  it("adds, changes and removes by variant and lens, whatever the order of a lens's keys", () => {
    const right = lens("right");
    const { eye, ...values } = right;
    const cart = {
      items: [item("box", 1, 30, { ...values, eye }), item("old", 1, 5), item("v", 3, 5)],
    };
    const { steps } = plan(
      [line("box", 2, right), line("box", 1, lens("left")), line("v", 3)],
      { box, v: article(), old: article() },
      cart,
    );
    expect(steps).toEqual({
      remove: ["item_old"],
      update: [{ item_id: "item_box", quantity: 2 }],
      add: [{ variant_id: "box", quantity: 1, lens: lens("left") }],
      reprice: false,
    });
  });

  it("takes a line out of the cart that was taken out of the bag", () => {
    const removed = { ...line("v", 2), removed_at: 1 };
    const { steps } = plan([removed], { v: article() }, { items: [item("v", 2, 5)] });
    expect(steps.remove).toEqual(["item_v"]);
  });

  it("prices every line again when one price differs", () => {
    const cart = { items: [item("v", 2, 4)] };
    const { steps, idle } = plan([line("v", 2)], { v: article() }, cart);
    expect(steps.reprice).toBe(true);
    expect(idle).toBe(false);
  });

  it("is not idle while nobody knows whether the cart was calculated to its end", () => {
    const cart = { items: [item("v", 2, 5)] };
    expect(plan([line("v", 2)], { v: article() }, cart, { projected: 1 }).idle).toBe(false);
    expect(plan([line("v", 2)], { v: article() }, cart).idle).toBe(true);
  });
});

describe("what is answered", () => {
  it("is what can not be had, and the cart holds the rest", () => {
    const { problems, steps } = plan(
      [
        line("none", 1),
        line("draft", 1),
        line("unpriced", 1),
        line("few", 5),
        line("out", 1),
        line("box", 1, lens("right", -1.1)),
        line("uncounted", 99),
      ],
      {
        draft: article({ channels: [] }),
        unpriced: { ...article(), price: undefined },
        few: article({ left: 3 }),
        out: article({ left: 0 }),
        box,
        uncounted: { ...article(), left: undefined },
      },
    );
    expect([...problems.values()]).toEqual([
      { code: "gone" },
      { code: "gone" },
      { code: "gone" },
      { code: "stock", left: 3 },
      { code: "stock", left: 0 },
      { code: "lens" },
    ]);
    expect(steps.add).toEqual([
      { variant_id: "few", quantity: 3 },
      { variant_id: "uncounted", quantity: 99 },
    ]);
  });

  it("counts the box of both eyes together", () => {
    const few = { ...box, left: 3 };
    const lines = [line("box", 2, lens("right")), line("box", 2, lens("left"))];
    const { problems, steps } = plan(lines, { box: few });
    expect([...problems.values()]).toEqual([{ code: "stock", left: 1 }]);
    expect(steps.add.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });
});
