import { describe, expect, it } from "vitest";
import type { Findable } from "../modules/catalog-index/service";
import { Finder } from "./finder";

let revision = 0;
const product = (id: string, title: string, change: Partial<Findable> = {}): Findable => ({
  ...{ id, channels: ["shop"], titles: [title, title, title], brand: null },
  ...{ subtitles: [], categories: [], descriptions: [], skus: [] },
  revision: ++revision,
  ...change,
});

const found = (finder: Finder, question: string, channels = ["shop"], most = 10) =>
  finder.find(question, channels, most).map(({ id }) => id);

function filled(products: readonly Findable[], finder = new Finder()) {
  for (const one of products) finder.takeIn(one);
  return finder;
}

const shop = () =>
  filled([
    product("frogskins", "Frogskins", { brand: "Oakley", skus: ["OO9013-24"] }),
    product("fjell", "Fjell", { brand: "Torvik", channels: ["store"] }),
    product("case", "Hard case", { titles: ["Hard case", "Étui rigide", "Brillenetui groß"] }),
    product("saline", "Saline", { descriptions: ["Rinses a hard lens."] }),
    product("tie-bar", "Tie Bar", { brand: "Oakley" }),
  ]);

describe("a question finds", () => {
  it.each([
    ["frogskins", ["frogskins"]],
    ["frogskns", ["frogskins"]],
    ["frog", ["frogskins"]],
    ["OO9013-24", ["frogskins"]],
    ["etui", ["case"]],
    ["gross", ["case"]],
    ["oakley tie", ["tie-bar"]],
    ["zzzzqqqqxxxx", []],
    ["", []],
    ["   -- ", []],
  ])("%s", (question, ids) => {
    expect(found(shop(), question)).toEqual(ids);
  });

  it("what is named so before what only speaks of it", () => {
    expect(found(shop(), "hard")).toEqual(["case", "saline"]);
  });

  it("what is called so before its variations, also where they name it twice", () => {
    const finder = filled([
      product("xs", "Holbrook XS", { subtitles: ["The Holbrook for children"] }),
      product("holbrook", "Holbrook"),
      product("toric", "Biofinity Toric", { descriptions: ["Of the material of Biofinity."] }),
      product("biofinity", "Biofinity"),
    ]);
    expect(found(finder, "holbrook")).toEqual(["holbrook", "xs"]);
    expect(found(finder, "biofinty")).toEqual(["biofinity", "toric"]);
  });

  it("some of the words where nothing has all of them", () => {
    expect(found(shop(), "oakley banana").sort()).toEqual(["frogskins", "tie-bar"]);
  });

  it("what begins so before what is merely like it", () => {
    const finder = filled([
      product("cloth", "Anti fog"),
      product("frogskins", "Frogskins", { subtitles: ["A classic of beaches"] }),
      product("beach", "Beach towel"),
    ]);
    expect(found(finder, "frog")).toEqual(["frogskins", "cloth"]);
    expect(found(finder, "beach")).toEqual(["beach", "frogskins"]);
  });

  it("a name before whatever has many lesser words that begin so", () => {
    const descriptions = [
      "Sun, sunshine, sunset, sundown, sunglasses, sunday, sunrise and sunny sunbeams.",
    ];
    const finder = filled([
      product("towel", "Towel", { descriptions, subtitles: ["Sunnier"] }),
      product("sunto", "Sunto"),
    ]);
    expect(found(finder, "sun")).toEqual(["sunto", "towel"]);
  });

  it("the number that is typed and none of its neighbours", () => {
    const finder = filled(
      ["4711", "4712", "4811", "OO9013"].map((number) => product(number, `Gascan ${number}`)),
    );
    expect(found(finder, "4711")).toEqual(["4711"]);
    expect(found(finder, "47")).toEqual(["4711", "4712"]);
    expect(found(finder, "oo9o13")).toEqual(["OO9013"]);
  });

  it("the product that has all words, also where each of them stands in thousands", () => {
    const finder = filled(
      Array.from({ length: 5000 }, (_, at) =>
        product(`p${at}`, `Sutro ${at}`, { brand: at % 2 ? "Oakley" : "Torvik" }),
      ),
    );
    expect(found(finder, "sutro 4321 oakley")).toEqual(["p4321"]);
    expect(found(finder, "torvik", ["shop"], 3)).toEqual(["p0", "p2", "p4"]);
    expect(found(finder, "4")).toHaveLength(10);
  });

  it("no more than is asked for, and only what a channel shows", () => {
    const finder = shop();
    expect(found(finder, "oakley", ["shop"], 1)).toHaveLength(1);
    expect(found(finder, "fjell")).toEqual([]);
    expect(found(finder, "fjell", ["shop", "store"])).toEqual(["fjell"]);
  });
});

it("follows what is written anew, and forgets what is gone", () => {
  const finder = shop();
  filled([product("saline", "Spring water"), product("case", "", { channels: [] })], finder);
  expect(found(finder, "spring")).toEqual(["saline"]);
  expect(found(finder, "saline")).toEqual([]);
  expect(found(finder, "etui")).toEqual([]);
  expect(finder.revision).toBe(revision);
  finder.takeIn(product("case", "Soft case"));
  expect(found(finder, "case")).toEqual(["case"]);
});

it("knows after many changes what one knows that never saw anything else", () => {
  const words = ["radar", "path", "latch", "sutro", "lite", "étui", "4711", "9013"];
  const at = (from: number, many: number) =>
    Array.from({ length: many }, (_, next) => words[(from * 7 + next * 3) % words.length]).join(
      " ",
    );
  const made = (turn: number): Findable =>
    product(`p${turn % 17}`, at(turn, 1 + (turn % 3)), {
      channels: turn % 5 === 0 ? [] : [turn % 2 ? "shop" : "store"],
      descriptions: [at(turn + 1, turn % 4), null],
    } as Partial<Findable>);
  const all = Array.from({ length: 400 }, (_, turn) => made(turn));
  const changed = filled(all);
  const fresh = filled([
    // In the order of their places: of equals the older comes first.
    ...all.slice(0, 17).map(({ id }) => product(id, "", { channels: [] })),
    ...all.slice(-17),
  ]);
  for (const question of [...words, "rada", "lach", "sutro path", "latch 9013 etui", "4"]) {
    for (const channel of ["shop", "store"]) {
      expect(changed.find(question, [channel], 20)).toEqual(fresh.find(question, [channel], 20));
    }
  }
});
