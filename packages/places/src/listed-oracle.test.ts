/**
 * Every place of the list around the shop, asked at both radii and compared with the distance of its
 * own point; with the list alone, and with a postal file as an operator imports it. The file is made
 * here from the list: the points are real, the codes are not. oracle.test.ts asks with real codes
 * where a table of them lies beside the checkout.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { loadPlaces } from "./geonames.ts";
import type { Country, Place, Position } from "./place.ts";
import { buildIndex, type PlaceIndex } from "./place-index.ts";
import { readPostalFile } from "./postal-file.ts";
import { resolve } from "./resolve.ts";
import { mersch } from "./testing.ts";

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** The cosine rule on a sphere, so that a wrong distance of ours can not agree with itself. */
function km(one: Position, other: Position): number {
  const [a, b] = [rad(one.latitude), rad(other.latitude)];
  const turn = rad(one.longitude - other.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** Beginnings of codes, a thousand each; abroad those of regions near Luxembourg. */
const beginnings: Record<Country, readonly string[]> = {
  lu: ["0", "1", "2"],
  de: ["54", "55", "66"],
  fr: ["54", "55", "57"],
  be: ["4", "5", "6"],
};

/** A code for each place, of as many digits as its country has. */
const codeOf = (country: Country, at: number) =>
  `${beginnings[country][Math.floor(at / 1000)]}${String(at % 1000).padStart(3, "0")}`;

type Coded = Place & { postalCode: string };

function compare(index: PlaceIndex, radius: number, rows: readonly Coded[]) {
  const count = { agree: 0, check: 0, wrong: [] as string[] };
  for (const { country, postalCode, name, ...point } of rows) {
    const truth = km(mersch, point) <= radius ? "inside" : "outside";
    const { answer } = resolve(index, mersch, radius, { country, postalCode, place: name });
    if (answer === "check") count.check += 1;
    else if (answer === truth) count.agree += 1;
    else count.wrong.push(`${name} (${postalCode}): ${answer}`);
  }
  return { ...count, share: count.agree / rows.length };
}

describe("against the distance of every place of the list", () => {
  let rows: Coded[];
  let listed: PlaceIndex;
  let imported: PlaceIndex;

  beforeAll(async () => {
    const places = await loadPlaces(mersch);
    rows = places.map((place, at) => ({ ...place, postalCode: codeOf(place.country, at) }));
    const file = rows.map(({ country, postalCode, name, latitude, longitude }) =>
      [country, postalCode, name, ...Array(6).fill(""), latitude, longitude, "6"].join("\t"),
    );
    listed = buildIndex(places);
    imported = buildIndex([...places, ...readPostalFile(file.join("\n")).places]);
  });

  it("has some thousand places to ask about, on both sides of both radii", () => {
    expect(rows.length).toBeGreaterThan(1000);
    for (const radius of [10, 30]) {
      const inside = rows.filter((row) => km(mersch, row) <= radius).length;
      expect(inside).toBeGreaterThan(20);
      expect(inside).toBeLessThan(rows.length / 2);
    }
  });

  it.each([10, 30])("a postal file decides 97 % at %d km, none wrong", (radius) => {
    const { wrong, share } = compare(imported, radius, rows);
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.97);
  });

  it.each([10, 30])("without one there is no wrong answer at %d km either", (radius) => {
    expect(compare(listed, radius, rows).wrong).toEqual([]);
  });
});
