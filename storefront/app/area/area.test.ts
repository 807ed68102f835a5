import { describe, expect, it } from "vitest";
import { lineOnMap, spotsAround } from "./area.ts";

const shop = { name: "Mersch", latitude: 49.75, longitude: 6.11 };
const at = (name: string, latitude: number, longitude: number, alternates?: string[]) => ({
  name,
  latitude,
  longitude,
  ...(alternates && { alternates }),
});

describe("map of the area", () => {
  it("puts a place where it lies: north is up, in kilometres", () => {
    const [spot] = spotsAround(shop, [at("Ettelbruck", 49.8475, 6.0997)], 30);
    expect(spot?.name).toBe("Ettelbruck");
    expect(spot?.y).toBeCloseTo(-10.8, 1);
    expect(spot?.x).toBeCloseTo(-0.7, 1);
  });

  it("draws a line where it runs", () => {
    const border = [at("", 49.75, 6.11), at("", 49.8475, 6.0997)];
    expect(lineOnMap(border, shop)).toBe("M0 0L-0.74 -10.84");
  });

  it("names the larger of two places that lie upon each other", () => {
    const spots = spotsAround(
      shop,
      [at("Hamlet", 49.62, 6.13), at("Luxembourg", 49.61, 6.13, ["Lëtzebuerg"])],
      30,
    );
    expect(spots.map(({ name }) => name)).toEqual(["Luxembourg"]);
  });

  it("keeps free what is written elsewhere", () => {
    const ettelbruck = at("Ettelbruck", 49.8475, 6.0997);
    const words = { name: "10 km", x: -2, y: -11 };
    expect(spotsAround(shop, [ettelbruck], 30, [words])).toEqual([]);
  });

  it("leaves out what lies beyond the map, under the shop, or would run over the edge", () => {
    const places = [
      at("Far", 50.2, 6.11),
      at("Near", 49.751, 6.111),
      at("Longer than there is room", 49.75, 6.5),
    ];
    expect(spotsAround(shop, places, 30)).toEqual([]);
  });
});
