/** The pictures, and the facts they are built from, which come out of the seed that is written for the backend. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;

interface Pictured {
  handle: string;
  type: string;
  frames: { colourCode: string; sun?: object }[];
  lens?: object;
}
const products: Pictured[] = JSON.parse(
  execFileSync(process.execPath, [join(here, "facts.ts")], { encoding: "utf8" }),
);

interface Master {
  bytes: number;
  noise: { object: number; ground: number };
}
const masters: Record<string, Master> = JSON.parse(
  readFileSync(join(here, "masters/index.json"), "utf8"),
);

it("names every product that has a picture, with what it is built from", () => {
  expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length);
  expect(products.filter(({ type, lens }) => type === "contact-lens" && !lens)).toEqual([]);
  for (const { handle, type, frames } of products) {
    const codes = new Set(frames.map(({ colourCode }) => colourCode.toLowerCase()));
    expect(codes.size, handle).toBe(frames.length);
    expect(codes.size > 0, handle).toBe(type === "frame");
    // Each colour of sunglasses has a lens of its own.
    expect(new Set(frames.map(({ sun }) => sun !== undefined)).size, handle).toBeLessThan(2);
  }
});

/** Percent of white: as in `render`, which takes more light paths until a picture has no more than this. */
const most = { object: 0.6, ground: 0.2 };

it("has no picture with more noise than can be seen", () => {
  const noisy = Object.entries(masters).filter(
    ([, { noise }]) => noise.object > most.object || noise.ground > most.ground,
  );
  expect(noisy).toEqual([]);
});

it("has no picture of what is not sold or shown", () => {
  const views = ["three-quarter", "front", "folded"];
  const scenes = ["home-hero", "service", "design-measuring", "design-blanks", "design-tools"];
  const places = ["home-visit", "store-front"];
  const known = new Set([
    ...[...scenes, ...places].map((name) => `${name}/main`),
    ...products.flatMap(({ handle, frames }) =>
      frames.length === 0
        ? [`${handle}/main`]
        : frames.flatMap(({ colourCode }) =>
            views.map((view) => `${handle}/${colourCode.toLowerCase()}-${view}`),
          ),
    ),
  ]);
  expect(Object.keys(masters).filter((name) => !known.has(name))).toEqual([]);
});
