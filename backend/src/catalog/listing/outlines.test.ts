import { facetNames, type ListingOrder } from "@landolt/forms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Outline } from "../../modules/catalog-index/service";
import { type ListingQuestion, Outlines } from "./outlines";

let revision = 0;
const outline = (id: string, more: Partial<Outline> = {}): Outline => {
  revision += 1;
  return {
    ...{ id, handle: id, channels: ["shop"], categories: ["all"], facets: {} },
    ...{ titles: [id, id, id], price: null, brand: null, measures: null, revision, ...more },
  };
};
const question: ListingQuestion = {
  ...{ channels: ["shop"], language: "en", order: "name", page: 1, perPage: 100, choices: {} },
};
const taken = (entries: readonly Outline[]) => {
  const outlines = new Outlines();
  outlines.takeIn(entries);
  return outlines;
};
const frame = (id: string, shape: string, colour: string[], size: string, price: number) =>
  outline(id, {
    facets: {
      brand: [shape === "round" ? "torvik" : "oakley"],
      shape: [shape],
      colour,
      size: [size],
    },
    brand: shape === "round" ? "Torvik" : "Oakley",
    price,
  });
const frames = [
  frame("a", "round", ["black", "gold"], "narrow", 49.99),
  frame("b", "round", ["gold"], "wide", 100),
  frame("c", "square", ["black"], "medium", 250),
];
const counts = (choices: ListingQuestion["choices"]) =>
  Object.fromEntries(
    taken(frames)
      .listing({ ...question, choices })
      .facets.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ value, count }) => [value, count])),
      ]),
  );

describe("a listing", () => {
  it("has the facets in which its products differ", () => {
    expect(counts({})).toEqual({
      brand: { torvik: 2, oakley: 1 },
      shape: { round: 2, square: 1 },
      colour: { black: 2, gold: 2 },
      size: { narrow: 1, medium: 1, wide: 1 },
    });
  });

  it("counts what remains under the other facets' choices", () => {
    expect(counts({ shape: ["round"] })).toMatchObject({
      shape: { round: 2, square: 1 },
      colour: { black: 1, gold: 2 },
      size: { medium: 0 },
    });
  });

  it("of some handles has no other product, and none that its channels do not show", () => {
    const outlines = taken([...frames, outline("d", { channels: ["lookbook"] })]);
    expect(outlines.listing({ ...question, handles: ["c", "a", "d", "x"] }).ids).toEqual([
      "a",
      "c",
    ]);
    outlines.takeIn([outline("a", { handle: "renamed" })]);
    expect(outlines.listing({ ...question, handles: ["a", "renamed"] }).ids).toEqual(["a"]);
    expect(outlines.listing({ ...question, handles: ["a"] }).count).toBe(0);
  });

  it("drops values that no product has", () => {
    const choices = { shape: ["round", "heart"], wear: ["daily"] };
    const answer = taken(frames).listing({ ...question, choices });
    expect(answer.choices).toEqual({ shape: ["round"] });
    expect(answer.ids).toEqual(["a", "b"]);
  });

  it.each<[ListingOrder, string[]]>([
    ["name", ["Eau", "Étui 9", "Étui 10", "Zoom"]],
    ["price", ["Étui 9", "Zoom", "Eau", "Étui 10"]],
    ["price-down", ["Zoom", "Étui 9", "Eau", "Étui 10"]],
  ])("by %s, numbers by value and what has no price last", (order, expected) => {
    const prices: Record<string, number> = { Zoom: 9.5, "Étui 9": 2 };
    const entries = ["Étui 10", "Zoom", "Étui 9", "Eau"].map((title, index) =>
      outline(`p${index}`, { titles: [title, title, title], price: prices[title] ?? null }),
    );
    const { ids } = taken(entries).listing({ ...question, language: "fr", order });
    const titleOf = new Map(entries.map(({ id, titles }) => [id, titles[0]]));
    expect(ids.map((id) => titleOf.get(id))).toEqual(expected);
  });

  it("shows every product on exactly one page; one beyond the last is the last", () => {
    const entries = Array.from({ length: 61 }, (_, index) => outline(`p${index}`));
    const outlines = taken(entries);
    const page = (page: number) => outlines.listing({ ...question, page, perPage: 24 });
    expect([1, 2, 3].flatMap((one) => page(one).ids).toSorted()).toEqual(
      entries.map(({ id }) => id).toSorted(),
    );
    expect(page(9)).toMatchObject({ page: 3, pages: 3, count: 61 });
  });
});

const values = { shape: ["round", "square", "pilot"], colour: ["black", "gold"] };
const someEntry = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(String),
  channels: fc.subarray(["shop", "lookbook"]),
  categories: fc.subarray(["all", "sun"]),
  facets: fc.record({
    shape: fc.subarray(values.shape, { maxLength: 1 }),
    colour: fc.subarray(values.colour),
  }),
  price: fc.option(fc.integer({ min: 1, max: 5 })),
  title: fc.constantFrom("Ada", "Bea", "Cleo", "Étui 9", "Étui 10"),
});

/** The same answers, computed product by product. */
function plainly(entries: readonly Outline[], asked: ListingQuestion) {
  const scope = [...new Map(entries.map((entry) => [entry.id, entry])).values()].filter(
    ({ channels, categories }) =>
      channels.some((one) => asked.channels.includes(one)) &&
      (asked.category === undefined || categories.includes(asked.category)),
  );
  const meets = (entry: Outline, except?: string) =>
    facetNames.every((name) => {
      const chosen = asked.choices[name]?.filter((value) =>
        scope.some(({ facets }) => facets[name]?.includes(value)),
      );
      if (!chosen?.length || name === except) return true;
      return entry.facets[name]?.some((value) => chosen.includes(value)) ?? false;
    });
  const names = new Intl.Collator("en-GB", { numeric: true });
  const byName = (a: Outline, b: Outline) =>
    names.compare(a.titles[0] ?? "", b.titles[0] ?? "") || a.id.localeCompare(b.id);
  const cost = ({ price }: Outline) => price ?? Number.POSITIVE_INFINITY;
  const ids = scope
    .filter((entry) => meets(entry))
    .toSorted((a, b) =>
      asked.order === "name" || cost(a) === cost(b) ? byName(a, b) : cost(a) - cost(b),
    )
    .map(({ id }) => id);
  const count = (name: "shape" | "colour", value: string) =>
    scope.filter((entry) => meets(entry, name) && entry.facets[name]?.includes(value)).length;
  return { ids, count };
}

it("answers as counting product by product does, whatever changed before", () => {
  const asked = fc.record({
    channels: fc.subarray(["shop", "lookbook"], { minLength: 1 }),
    category: fc.option(fc.constantFrom("all", "sun"), { nil: undefined }),
    order: fc.constantFrom<ListingOrder>("name", "price"),
    choices: fc.record(
      {
        shape: fc.subarray(values.shape, { minLength: 1 }),
        colour: fc.subarray(values.colour, { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.array(someEntry), { maxLength: 4 }), asked, (looks, ask) => {
      const outlines = new Outlines();
      const query = { ...question, ...ask };
      const all: Outline[] = [];
      for (const look of looks) {
        const entries = look.map(({ title, ...more }) =>
          outline(more.id, { ...more, titles: [title, title, title] }),
        );
        outlines.takeIn(entries);
        all.push(...entries);
        // Orders are kept up from here on.
        outlines.listing(query);
      }
      const answer = outlines.listing(query);
      const expected = plainly(all, query);
      expect(answer.ids).toEqual(expected.ids);
      expect(answer.count).toBe(expected.ids.length);
      for (const { name, values } of answer.facets) {
        if (name !== "shape" && name !== "colour") continue;
        for (const { value, count } of values) expect(count).toBe(expected.count(name, value));
      }
    }),
  );
});
