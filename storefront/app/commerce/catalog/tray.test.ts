import { mostFrames } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { brandBeside, changedTray, isSameTray, joinedTrays } from "./tray.ts";

const full = Array.from({ length: mostFrames }, (_, index) => `frame-${index}`);

describe("two trays", () => {
  it("are joined with the first before the second, and nothing twice", () => {
    expect(joinedTrays(["fjell", "lumen"], ["holbrook", "fjell"])).toEqual([
      ...["fjell", "lumen", "holbrook"],
    ]);
    expect(joinedTrays([], ["fjell"])).toEqual(["fjell"]);
    expect(joinedTrays(["fjell"], [])).toEqual(["fjell"]);
  });

  it("joined again are what they were", () => {
    const joined = joinedTrays(["fjell"], ["lumen", "fjell"]);
    expect(joinedTrays(joined, ["lumen", "fjell"])).toEqual(joined);
  });

  it("hold twelve together, those of the first before all", () => {
    expect(joinedTrays(full, ["fjell"])).toEqual(full);
    expect(joinedTrays(["fjell"], full)).toEqual(["fjell", ...full.slice(0, -1)]);
  });

  it("are the same with the same frames in the same order", () => {
    expect(isSameTray(["fjell", "lumen"], ["fjell", "lumen"])).toBe(true);
    expect(isSameTray(["fjell", "lumen"], ["lumen", "fjell"])).toBe(false);
    expect(isSameTray([], [])).toBe(true);
  });
});

describe("a tray", () => {
  it("takes a frame as its last, once", () => {
    expect(changedTray(["fjell"], { handle: "lumen", wanted: true })).toEqual(["fjell", "lumen"]);
    expect(changedTray(["fjell", "lumen"], { handle: "fjell", wanted: true })).toEqual([
      ...["lumen", "fjell"],
    ]);
  });

  it("gives a frame away, and one that is not there as well", () => {
    expect(changedTray(["fjell"], { handle: "fjell", wanted: false })).toEqual([]);
    expect(changedTray(["fjell"], { handle: "lumen", wanted: false })).toEqual(["fjell"]);
  });

  it("names a brand once", () => {
    expect(brandBeside({ title: "Fjell", brand: { name: "Torvik" } })).toBe("Torvik");
    expect(brandBeside({ title: "Oakley Holbrook", brand: { name: "Oakley" } })).toBe("");
    expect(brandBeside({ title: "Fjell" })).toBe("");
  });

  it("takes no thirteenth", () => {
    expect(changedTray(full, { handle: "fjell", wanted: true })).toEqual(full);
  });
});
