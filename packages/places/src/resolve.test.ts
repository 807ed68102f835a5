import { describe, expect, it } from "vitest";
import type { Country } from "./place.ts";
import { buildIndex } from "./place-index.ts";
import { resolve } from "./resolve.ts";
import { coded, mersch, places } from "./testing.ts";
import type { Zone } from "./zones.ts";

const listed = buildIndex(places);
const imported = buildIndex([...places, ...coded]);

const ask = (
  index: typeof listed,
  km: number,
  [country, postalCode, place]: readonly [Country, string, string],
  zones: readonly Zone[] = [],
) => resolve(index, mersch, km, { country, postalCode, place }, zones);

describe("with the place list alone", () => {
  it.each<[number, [Country, string, string], string, string]>([
    [10, ["lu", "L-7501", "Mersch"], "inside", "place"],
    [10, ["lu", "7501", "MIERSCH"], "inside", "place"],
    [10, ["lu", "9002", "Ettelbrück"], "check", "border"],
    [10, ["lu", "2951", "Luxembourg-Ville"], "outside", "place"],
    [30, ["lu", "2951", "Lëtzebuerg"], "inside", "place"],
    [30, ["lu", "4001", "Esch/Alzette"], "check", "border"],
    [10, ["lu", "4001", "Esch"], "outside", "place"],
    [30, ["lu", "9650", "Esch"], "inside", "place"],
    [30, ["lu", "9145", "Erpeldange"], "check", "same-name"],
    [30, ["lu", "9701", "Mersch"], "check", "contradiction"],
    [30, ["lu", "8801", "Mersch"], "check", "contradiction"],
    [30, ["lu", "7501", "Nowhere"], "inside", "region"],
    [10, ["lu", "4001", "Nowhere"], "outside", "region"],
    [10, ["lu", "7501", "Nowhere"], "check", "unknown-place"],
    [10, ["lu", "0161", "Mersch"], "check", "unconfirmed"],
    [10, ["lu", "75", "Mersch"], "check", "not-a-postal-code"],
    [30, ["de", "54290", "Trier"], "outside", "place"],
    [60, ["de", "54290", "Trier"], "check", "unconfirmed"],
    [10, ["de", "54290", "Nowhere"], "outside", "country"],
    [30, ["de", "54290", "Nowhere"], "check", "unknown-place"],
    [10, ["fr", "F-57000", ""], "outside", "country"],
    [30, ["fr", "75001", "Paris"], "outside", "country"],
    [30, ["be", "1000", "Bruxelles"], "outside", "country"],
    [30, ["be", "6700", "Nowhere"], "check", "unknown-place"],
    [60, ["fr", "75001", "Paris"], "check", "unknown-place"],
  ])("%d km, %j: %s, because of %s", (km, address, answer, reason) => {
    const resolution = ask(listed, km, address);
    expect([resolution.answer, resolution.reason.code]).toEqual([answer, reason]);
  });

  it("takes the country's name for no town beside another town's code", () => {
    expect(ask(listed, 10, ["lu", "7501", "Luxembourg"]).reason.code).toBe("unknown-place");
  });

  it("tells the place and its distance", () => {
    const { km, reason } = ask(listed, 10, ["lu", "7501", "mersch"]);
    expect(km).toBeCloseTo(0.3, 1);
    expect(reason).toEqual({
      code: "place",
      found: { name: "Mersch", km, latitude: 49.7489, longitude: 6.1061 },
    });
  });

  it("asks staff when places of one name lie on both sides", () => {
    const twins = buildIndex(
      [49.76, 50.1].map((latitude) => ({ country: "be", name: "Mont", latitude, longitude: 6.1 })),
    );
    const { answer, reason } = ask(twins, 20, ["be", "6661", "Mont"]);
    expect(answer).toBe("check");
    expect(reason).toMatchObject({
      code: "same-name",
      found: [{ name: "Mont" }, { name: "Mont" }],
    });
  });
});

describe("with postal codes imported", () => {
  it.each<[number, [Country, string, string], string, string]>([
    [10, ["lu", "7501", "Mersch"], "inside", "postal-code"],
    [12, ["lu", "9002", "Ettelbréck"], "check", "border"],
    [14, ["lu", "9002", "Ettelbruck"], "inside", "postal-code"],
    [10, ["lu", "7501", "Luxembourg"], "inside", "postal-code"],
    [1, ["lu", "7501", "Somewhere"], "check", "which-place"],
    [1, ["lu", "7501", "Rollingen"], "check", "border"],
    [30, ["lu", "9701", "Mersch"], "check", "contradiction"],
    [30, ["lu", "9701", "Clerf"], "outside", "postal-code"],
    [60, ["de", "54290", "Trier"], "inside", "postal-code"],
    [10, ["lu", "7502", "Mersch"], "inside", "place"],
  ])("%d km, %j: %s, because of %s", (km, address, answer, reason) => {
    const resolution = ask(imported, km, address);
    expect([resolution.answer, resolution.reason.code]).toEqual([answer, reason]);
  });

  it("keeps an estimate away from the radius", () => {
    const [point] = coded;
    if (point === undefined) throw new Error("no point");
    const near = { ...point, latitude: 49.79 };
    expect(ask(buildIndex([near]), 5, ["lu", "7501", "Mersch"]).answer).toBe("check");
    const estimate = buildIndex([near, point, { ...near, estimated: true, postalCode: "7502" }]);
    expect(ask(estimate, 7, ["lu", "7502", "Mersch"]).answer).toBe("check");
    expect(ask(estimate, 8, ["lu", "7502", "Mersch"]).answer).toBe("inside");
  });
});

describe("zones", () => {
  const zone: Zone = { country: "lu", codes: { from: "9700", to: "9799" }, answer: "inside" };

  it("win over the map", () => {
    const resolution = ask(imported, 10, ["lu", "L-9701", "Clervaux"], [zone]);
    expect(resolution).toEqual({ answer: "inside", reason: { code: "zone", zone } });
  });

  it("know a place by all its names", () => {
    const clervaux: Zone = { country: "lu", place: "Clervaux", answer: "inside" };
    expect(ask(imported, 10, ["lu", "9799", "Clerf"], [clervaux]).reason.code).toBe("zone");
    expect(ask(imported, 10, ["lu", "9799", "Mersch"], [clervaux]).reason.code).not.toBe("zone");
  });

  it("leave other codes alone", () => {
    expect(ask(imported, 10, ["lu", "4001", "Esch-sur-Alzette"], [zone]).answer).toBe("outside");
  });
});
