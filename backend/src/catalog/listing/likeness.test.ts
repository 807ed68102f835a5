import { fitDistance } from "@landolt/forms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Outline } from "../../modules/catalog-index/service";
import { alike, fitting } from "./likeness";
import { OutlineSets } from "./outline-sets";

const scope = { channels: ["store"] };

function setsOf(products: readonly Partial<Outline>[]): OutlineSets {
  const sets = new OutlineSets();
  sets.takeIn(
    products.map((product, at) => {
      const id = product.id ?? `p${at}`;
      return {
        ...{ id, handle: id, channels: ["store"], categories: [], facets: {} },
        ...{ titles: [id, id, id], price: null, brand: null, measures: null, revision: at + 1 },
        ...product,
      };
    }),
  );
  return sets;
}

describe("what stands below a frame", () => {
  const frame = (id: string, shape: string, material: string, more: Partial<Outline> = {}) => ({
    ...{ id, facets: { shape: [shape], material: [material] }, ...more },
  });
  const sets = setsOf([
    frame("a", "round", "wood"),
    frame("b", "square", "steel"),
    frame("c", "square", "wood"),
    frame("d", "round", "steel"),
    frame("e", "round", "wood", { channels: ["online"] }),
    frame("f", "round", "wood"),
    frame("g", "oval", "horn"),
  ]);
  const like = (handle: string, most: number) =>
    alike(sets, scope, { handle, language: "en", most });

  it("has its shape and its material, then one of them, then neither", () => {
    expect(like("a", 9)).toEqual(["f", "d", "c", "b", "g"]);
    expect(like("a", 2)).toEqual(["f", "d"]);
  });

  it("is what stands first by name where nothing is like it", () => {
    expect(like("g", 2)).toEqual(["a", "b"]);
  });

  it("is nothing where there is no such product", () => {
    expect(like("x", 3)).toEqual([]);
  });
});

it("the size guide answers as measuring every frame does", () => {
  const measures = fc.record({
    lensWidth: fc.integer({ min: 40, max: 44 }),
    bridge: fc.integer({ min: 15, max: 18 }),
    temple: fc.integer({ min: 135, max: 150 }),
    totalWidth: fc.integer({ min: 120, max: 150 }),
  });
  const product = fc.record({
    measures: fc.option(measures),
    channels: fc.subarray(["store", "online"]),
  });
  fc.assert(
    fc.property(fc.array(product), (products) => {
      const sizes = { lens: 42, bridge: 17, temple: 145 };
      const answer = fitting(setsOf(products), scope, { sizes, most: 3 });
      const shown = products.flatMap(({ measures: own, channels }, at) =>
        own && channels.includes("store") ? [{ id: `p${at}`, own }] : [],
      );
      const sorted = shown.toSorted(
        (a, b) => fitDistance(a.own, sizes) - fitDistance(b.own, sizes),
      );
      expect(answer.ids).toEqual(sorted.slice(0, 3).map(({ id }) => id));
      expect(answer.frames).toBe(shown.length);
      const ends = shown.map(({ own }) => own.totalWidth - 2 * own.lensWidth - own.bridge);
      expect(answer.ends * shown.length).toBeCloseTo(ends.reduce((sum, one) => sum + one, 0));
    }),
  );
});
