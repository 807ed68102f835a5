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

async function shop() {
  const finder = new Finder();
  await finder.takeIn([
    product("frogskins", "Frogskins", { brand: "Oakley", skus: ["OO9013-24"] }),
    product("fjell", "Fjell", { brand: "Torvik", channels: ["store"] }),
    product("case", "Hard case", { titles: ["Hard case", "Étui rigide", "Brillenetui groß"] }),
    product("saline", "Saline", { descriptions: ["Rinses a hard lens."] }),
    product("tie-bar", "Tie Bar", { brand: "Oakley" }),
  ]);
  return finder;
}

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
  ])("%s", async (question, ids) => {
    expect(found(await shop(), question)).toEqual(ids);
  });

  it("what is named so before what only speaks of it", async () => {
    expect(found(await shop(), "hard")).toEqual(["case", "saline"]);
  });

  it("what is called so before its variations, also where they name it twice", async () => {
    const finder = new Finder();
    await finder.takeIn([
      product("xs", "Holbrook XS", { subtitles: ["The Holbrook for children"] }),
      product("holbrook", "Holbrook"),
      product("toric", "Biofinity Toric", { descriptions: ["Of the material of Biofinity."] }),
      product("biofinity", "Biofinity"),
    ]);
    expect(found(finder, "holbrook")).toEqual(["holbrook", "xs"]);
    expect(found(finder, "biofinty")).toEqual(["biofinity", "toric"]);
  });

  it("some of the words where nothing has all of them", async () => {
    expect(found(await shop(), "oakley banana").sort()).toEqual(["frogskins", "tie-bar"]);
  });

  it("no more than is asked for, and only what a channel shows", async () => {
    const finder = await shop();
    expect(found(finder, "oakley", ["shop"], 1)).toHaveLength(1);
    expect(found(finder, "fjell")).toEqual([]);
    expect(found(finder, "fjell", ["shop", "store"])).toEqual(["fjell"]);
  });
});

it("follows what is written anew, and forgets what is gone", async () => {
  const finder = await shop();
  await finder.takeIn([product("saline", "Spring water"), product("case", "", { channels: [] })]);
  expect(found(finder, "spring")).toEqual(["saline"]);
  expect(found(finder, "saline")).toEqual([]);
  expect(found(finder, "etui")).toEqual([]);
  expect(finder.revision).toBe(revision);
  await finder.takeIn([product("case", "Soft case")]);
  expect(found(finder, "case")).toEqual(["case"]);
});
