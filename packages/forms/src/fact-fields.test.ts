import { expect, it } from "vitest";
import { factFields, isPlain, plainKinds } from "./fact-fields.ts";
import { factsIn, kindFacts } from "./product-facts.ts";
import { kindNames } from "./product-kinds.ts";

it("the facts of each kind can become columns and fields", () => {
  for (const kind of plainKinds) {
    expect(factFields(kind).map(({ name }) => name)).toEqual(Object.keys(kindFacts[kind].shape));
  }
  expect(factFields("lens")).toMatchObject([
    { name: "maker", type: "text", longest: 60, isOptional: false },
    { name: "wear", type: "choice", options: ["daily", "two-weekly", "monthly"] },
    { name: "kind", type: "choice", options: ["spherical", "toric", "multifocal"] },
    { name: "material", type: "text", longest: 40 },
    { name: "waterPercent", type: "number", isOptional: false },
    { name: "dkt", type: "number", isOptional: true },
  ]);
});

it("a frame, which differs by variant, and a kind without facts are not plain", () => {
  expect(kindNames.filter(isPlain)).toEqual(plainKinds);
  expect(isPlain("frame") || isPlain("accessory")).toBe(false);
});

it("only facts that hold are read", () => {
  const lens = {
    ...{ maker: "Maker", wear: "daily", kind: "toric", material: "etafilcon A" },
    waterPercent: 58,
  };
  expect(factsIn({ lens, frame: { shape: "panto" }, demo: true })).toEqual({ lens });
  expect(factsIn({ lens: { ...lens, waterPercent: 101 } })).toEqual({});
});
