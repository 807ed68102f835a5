import { describe, expect, it } from "vitest";
import { distanceKm } from "./distance.ts";
import { loadPlaces } from "./geonames.ts";
import { mersch } from "./testing.ts";

describe("loadPlaces", () => {
  it("knows the towns around and nothing far away", async () => {
    const places = await loadPlaces(mersch);
    const names = places.map(({ country, name }) => `${country} ${name}`);
    for (const town of [
      "lu Mersch",
      "lu Esch-sur-Alzette",
      "de Trier",
      "fr Thionville",
      "be Arlon",
    ]) {
      expect(names).toContain(town);
    }
    expect(Math.max(...places.map((place) => distanceKm(mersch, place)))).toBeLessThanOrEqual(80);
  });

  it("has a place's names in the country's languages", async () => {
    const luxembourg = (await loadPlaces(mersch, 20)).find(({ name }) => name === "Luxembourg");
    expect(luxembourg?.alternates).toContain("Lëtzebuerg");
  });

  it("has only real positions", async () => {
    for (const { name, latitude, longitude } of await loadPlaces(mersch, 200)) {
      expect([name, Number.isFinite(latitude), Number.isFinite(longitude)]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});
