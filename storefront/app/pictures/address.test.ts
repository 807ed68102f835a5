import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pictureAddress,
  pictureFormats,
  pictureSet,
  pictureWidths,
  readPictureAddress,
  stampOf,
} from "./address.ts";

const front = { path: "torvik-fjell/front", stamp: stampOf("3a37295513665fa8") };

describe("picture addresses", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(front, { path: "uploads/MTc2My1hLmpwZw", stamp: stampOf() }),
        fc.constantFrom(...pictureWidths),
        fc.constantFrom(...pictureFormats),
        (source, width, format) => {
          const read = readPictureAddress(pictureAddress(source, width, format));
          expect(read).toEqual({ source, width, format });
        },
      ),
    );
  });

  it("name the content, so that a new picture has a new address", () => {
    expect(pictureAddress(front, 640, "avif")).toBe(
      "/pictures/torvik-fjell/front-640.3a372955r2.avif",
    );
    expect(stampOf("ffff")).not.toBe(front.stamp);
  });

  it("offer every width once", () => {
    expect(pictureSet(front, "webp").split(", ")).toHaveLength(pictureWidths.length);
  });

  it.each([
    "/pictures/torvik-fjell/front-641.3a372955r1.avif",
    "/pictures/torvik-fjell/front-640.3a372955r1.png",
    "/pictures/torvik-fjell/front-640.avif",
    "/pictures/../front-640.3a372955r1.avif",
    "/pictures/uploads/..-640.r1.avif",
    "/pictures/uploads/%2e%2e%2fx-640.r1.avif",
    "/pictures/uploads/a/b-640.r1.avif",
    "/pictures/torvik-fjell/front-640.3a372955r1.avif?x=1",
    `/pictures/uploads/${"a".repeat(201)}-640.r1.avif`,
  ])("do not include %s", (address) => {
    expect(readPictureAddress(address)).toBeUndefined();
  });
});
