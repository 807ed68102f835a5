import { frameFacts } from "@landolt/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawnFrame } from "./drawn-frame.ts";
import { FrameDrawing } from "./frame-drawing.tsx";
import { frameMarkup } from "./frame-markup.ts";
import { plainFrame } from "./plain-frame.ts";

const { shape, rim, material, colour } = frameFacts.shape;
const sun = {
  ...{ category: 3, polarised: false, mirrored: false, photochromic: false, baseCurve: 6 },
  ...{ lensName: '"/><script>', lensColour: "<b>bronze" },
};
const all = shape.options.flatMap((shape) =>
  rim.options.flatMap((rim) =>
    material.options.flatMap((material) =>
      colour.options.map((colour) => ({ ...plainFrame, shape, rim, material, colour, sun })),
    ),
  ),
);

const idsIn = (markup: string) => Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id);

describe("a drawn frame", () => {
  it("has no id that another drawing on the page has, even of the same frame", () => {
    const page = renderToStaticMarkup(
      <>
        <FrameDrawing frame={plainFrame} />
        <FrameDrawing frame={plainFrame} label="A frame" />
        <FrameDrawing frame={{ ...plainFrame, rim: "half" }} />
      </>,
    );
    const ids = idsIn(page);
    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is a picture with a name, or hidden", () => {
    expect(renderToStaticMarkup(<FrameDrawing frame={plainFrame} label='A "frame"' />)).toMatch(
      /^<svg viewBox="-80 -38 160 76" class="" role="img" aria-label="A &quot;frame&quot;">/,
    );
    expect(renderToStaticMarkup(<FrameDrawing frame={plainFrame} />)).toContain(
      'aria-hidden="true"',
    );
  });

  it("is whole in each of its looks: what it refers to, every number, every element", () => {
    for (const frame of all) {
      const markup = frameMarkup(frame, "one");
      const ids = new Set(idsIn(markup));
      const lacking = Array.from(markup.matchAll(/#(one-[a-z]+)/g), ([, id = ""]) => id).filter(
        (id) => !ids.has(id),
      );
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      const crossed: string[] = [];
      const open: string[] = [];
      const rest = markup.replaceAll(
        /<(\/?)([a-zA-Z]+)(?: [a-z0-9A-Z-]+="[^"<>&]*")*(\/?)>/g,
        (_, closing, name, alone) => {
          if (!closing && !alone) open.push(name);
          if (closing && open.pop() !== name) crossed.push(name);
          return "";
        },
      );
      const faults = [...lacking, ...crossed, ...open];
      expect({ faults, rest }).toEqual({ faults: [], rest: "" });
    }
  });

  it("says nothing in its text that is not our own", () => {
    expect(frameMarkup({ ...plainFrame, sun }, "one")).not.toMatch(/script|bronze|<b>/);
  });

  it("is drawn from what a page keeps of a frame as from all that is known of it", () => {
    for (const frame of [plainFrame, { ...plainFrame, sun }]) {
      expect(frameMarkup(drawnFrame(frame), "one")).toBe(frameMarkup(frame, "one"));
    }
    expect(drawnFrame(plainFrame)).not.toHaveProperty("weightGrams");
  });

  it("stays the same, however many others were drawn since", () => {
    const before = frameMarkup(plainFrame, "one");
    for (let count = 0; count < 2000; count++) {
      frameMarkup({ ...plainFrame, lensWidth: 40 + count / 100 }, "other");
    }
    expect(frameMarkup(plainFrame, "one")).toBe(before);
  });
});
