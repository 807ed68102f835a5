/** The facts that the pictures are built from come out of the seed, which is written for the backend. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;

it("names every product that has a picture, with what it is built from", () => {
  const products: { handle: string; type: string; frame?: object; lens?: object }[] = JSON.parse(
    execFileSync(process.execPath, [join(here, "facts.ts")], { encoding: "utf8" }),
  );
  const handles = new Set(products.map(({ handle }) => handle));
  expect(handles.size).toBe(products.length);
  expect(products.filter(({ type, frame }) => type === "frame" && !frame)).toEqual([]);
  expect(products.filter(({ type, lens }) => type === "contact-lens" && !lens)).toEqual([]);

  const masters: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(here, "masters/index.json"), "utf8"),
  );
  const scenes = ["home-hero", "service", "design-measuring", "design-blanks", "design-tools"];
  const known = new Set([...handles, ...scenes, "home-visit"]);
  expect(Object.keys(masters).filter((key) => !known.has(key.split("/")[0] ?? ""))).toEqual([]);
});
