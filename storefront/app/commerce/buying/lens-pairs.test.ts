import type { Eye } from "@landolt/optics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BagLine } from "./bag.ts";
import { bagOf, cartAnswer } from "./cart-answer.ts";
import { groupLines, linesOf } from "./lens-pairs.ts";

const line = (id: string, variantId: string, eye?: Eye): BagLine => ({
  id,
  handle: "biofinity",
  title: "Biofinity",
  subtitle: "",
  variant: "3 lenses",
  variantId,
  quantity: 1,
  unitPrice: 23,
  total: 23,
  originalTotal: 23,
  ...(eye && { lens: { eye, sphere: -275, baseCurve: 860, diameter: 1400 } }),
});

const shape = (lines: BagLine[]) =>
  groupLines(lines).map(({ line: single, pair }) =>
    pair ? linesOf(pair).map(({ id }) => id) : single.id,
  );

describe("pairs", () => {
  it("join right and left of one variant, in the order of adding", () => {
    const lines = [
      line("1", "a", "right"),
      line("2", "b"),
      line("3", "a", "left"),
      line("4", "a", "left"),
      line("5", "c", "left"),
      line("6", "a", "right"),
    ];
    expect(shape(lines)).toEqual([["1", "3"], "2", ["6", "4"], ["5"]]);
  });

  it("lose no line, repeat none, and mix no variants", () => {
    const kind = fc.tuple(
      fc.constantFrom("a", "b"),
      fc.constantFrom<Eye | undefined>("right", "left", undefined),
    );
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 20 }), (kinds) => {
        const lines = kinds.map(([variant, eye], index) => line(`${index}`, variant, eye));
        const groups = groupLines(lines);
        expect(shape(lines).flat().toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        for (const { pair } of groups) {
          if (!pair) continue;
          expect(new Set(linesOf(pair).map(({ variantId }) => variantId)).size).toBe(1);
          if (pair.right) expect(pair.right.lens.eye).toBe("right");
          if (pair.left) expect(pair.left.lens.eye).toBe("left");
        }
      }),
    );
  });
});

describe("a cart's lens line", () => {
  it("carries its lens into the bag, and nothing that is none", () => {
    const item = { quantity: 2, variant_id: "variant_1" };
    const lens = { eye: "left", sphere: -2.75, cylinder: -0.75, axis: 90 };
    const { cart } = cartAnswer.parse({
      cart: {
        id: "cart_1",
        currency_code: "eur",
        items: [
          {
            ...item,
            id: "cali_1",
            metadata: { lens: { ...lens, baseCurve: 8.7, diameter: 14.5 } },
          },
          { ...item, id: "cali_2", metadata: { lens } },
          { ...item, id: "cali_3", metadata: null },
        ],
      },
    });
    expect(bagOf(cart).lines.map((one) => one.lens)).toEqual([
      { eye: "left", sphere: -275, cylinder: -75, axis: 90, baseCurve: 870, diameter: 1450 },
      undefined,
      undefined,
    ]);
  });
});
