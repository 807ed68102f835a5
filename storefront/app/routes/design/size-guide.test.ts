import { describe, expect, it } from "vitest";
import { closest, frontWidth, readSizes } from "./size-guide.ts";

const frame = (lensWidth: number, bridge: number, temple: number, totalWidth: number) => ({
  frame: {
    shape: "round" as const,
    rim: "full" as const,
    material: "steel" as const,
    colour: "gold" as const,
    colourCode: "",
    lensWidth,
    lensHeight: 40,
    bridge,
    temple,
    totalWidth,
    weightGrams: 20,
    prescription: true,
    progressive: true,
    forWhom: "adults" as const,
  },
});
const read = (query: string) => readSizes(new URLSearchParams(query));

describe("size guide", () => {
  it("asks nothing before something was typed", () => {
    expect(read("")).toEqual({ values: {} });
  });

  it("reads the numbers, with either decimal mark", () => {
    expect(read("lens=50&bridge=20,5&temple=145").sizes).toEqual({
      lens: 50,
      bridge: 20.5,
      temple: 145,
    });
  });

  it("names each field that is missing or no size of a frame", () => {
    expect(read("lens=500&temple=145").errors).toEqual({ lens: "size", bridge: "size" });
    expect(read("lens=50&bridge=x&temple=99").errors).toEqual({ bridge: "size", temple: "size" });
    expect(read("lens=500&temple=145").sizes).toBeUndefined();
  });

  it("prefers a frame with the same bridge", () => {
    const frames = [frame(50, 17, 145, 135), frame(52, 20, 140, 140), frame(38, 12, 120, 110)];
    const [best] = closest(frames, { lens: 50, bridge: 20, temple: 145 }, 2);
    expect(best?.frame.bridge).toBe(20);
  });

  it("estimates the front from the end pieces of the frames at hand", () => {
    const measured = [
      { frames: 1, ends: 18 },
      { frames: 3, ends: 20 },
    ];
    expect(frontWidth({ lens: 48, bridge: 20, temple: 145 }, measured)).toBe(136);
    expect(frontWidth({ lens: 48, bridge: 20, temple: 145 }, [])).toBe(116);
  });
});
