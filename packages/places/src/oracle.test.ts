/**
 * Every postal code of Luxembourg and every place of its neighbours within 35 km, asked at both radii
 * and compared with the distance of its own point. The table lies beside a checkout of the project,
 * not in it; without it these tests are skipped.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { howMany } from "../../../tests/support/extent.ts";
import { distanceKm } from "./distance.ts";
import { loadPlaces } from "./geonames.ts";
import type { Country, Place } from "./place.ts";
import { buildIndex, type PlaceIndex } from "./place-index.ts";
import { readPostalFile } from "./postal-file.ts";
import { resolve, type Whereabouts } from "./resolve.ts";
import { mersch } from "./testing.ts";

const file = join(
  import.meta.dirname,
  ...["..", "..", "..", "..", "shared", "domain", "postal-lu-region.tsv"],
);
const present = existsSync(file);
const table = present ? readFileSync(file, "utf8") : "";

type Row = Whereabouts & Pick<Place, "latitude" | "longitude">;

const rows: Row[] = table
  .split("\n")
  .slice(2)
  .filter((line) => line !== "")
  .map((line) => {
    const [country = "", postalCode = "", place = "", latitude, longitude] = line.split("\t");
    return {
      country: country.toLowerCase() as Country,
      postalCode,
      place,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });

function compare(index: PlaceIndex, km: number, some: readonly Row[], shop = mersch) {
  const count = { rows: some.length, agree: 0, check: 0, wrongInside: 0, wrongOutside: 0 };
  for (const row of some) {
    const truth = distanceKm(shop, row) <= km ? "inside" : "outside";
    const { answer } = resolve(index, shop, km, row);
    if (answer === "check") count.check += 1;
    else if (answer === truth) count.agree += 1;
    else if (answer === "inside") count.wrongInside += 1;
    else count.wrongOutside += 1;
  }
  return count;
}

/** The rows as the files that an operator would import. */
const asPostalFile = (some: readonly Row[]) =>
  some
    .map(({ country, postalCode, place, latitude, longitude }) =>
      [country, postalCode, place, ...Array(6).fill(""), latitude, longitude, "6"].join("\t"),
    )
    .join("\n");

/** Enough rows to meet every town, few enough to ask them from many shops. */
const sample = rows.filter((_, at) => at % howMany(16, 8) === 0);

/** Shops all over the country, the same in every run. */
const shops = Array.from({ length: howMany(6, 24) }, (_, at) => ({
  shop: { latitude: 49.5 + ((at * 7) % 24) / 40, longitude: 5.9 + ((at * 11) % 24) / 48 },
  km: 5 + ((at * 5) % 24) * 1.5,
}));

const missing = present ? "" : " (skipped: the table of postal codes is not beside the checkout)";

describe.skipIf(!present)(`against the distance of every postal code${missing}`, () => {
  const luxembourg = rows.filter(({ country }) => country === "lu");
  let listed: PlaceIndex;
  let withLuxembourg: PlaceIndex;
  let withAll: PlaceIndex;

  beforeAll(async () => {
    const places = await loadPlaces(mersch);
    const imported = (some: readonly Row[]) => readPostalFile(asPostalFile(some)).places;
    listed = buildIndex(places);
    withLuxembourg = buildIndex([...places, ...imported(luxembourg)]);
    withAll = buildIndex([...places, ...imported(rows)]);
  });

  it.each([
    [10, 0.82],
    [30, 0.61],
  ])("the place list alone is never wrong at %d km and decides %d", (km, share) => {
    const count = compare(listed, km, rows);
    expect(count).toMatchObject({ wrongInside: 0, wrongOutside: 0 });
    expect(count.agree / count.rows).toBeGreaterThan(share);
  });

  it.each([10, 30])("Luxembourg's file decides 97 % of its codes at %d km, none wrong", (km) => {
    const count = compare(withLuxembourg, km, luxembourg);
    expect(count).toMatchObject({ wrongInside: 0, wrongOutside: 0 });
    expect(count.agree / count.rows).toBeGreaterThanOrEqual(0.97);
  });

  it.each([10, 30])("the four countries' files decide 97 % of all at %d km, none wrong", (km) => {
    const count = compare(withAll, km, rows);
    expect(count).toMatchObject({ wrongInside: 0, wrongOutside: 0 });
    expect(count.agree / count.rows).toBeGreaterThanOrEqual(0.97);
  });

  it("no shop anywhere in the country gets a wrong inside, from whichever data", () => {
    for (const { shop, km } of shops) {
      for (const index of [listed, withLuxembourg, withAll]) {
        expect(compare(index, km, sample, shop).wrongInside).toBe(0);
      }
    }
  }, 60_000);

  it("nor from an old file that lacks every seventh code", () => {
    const old = rows.filter((_, at) => at % 7 !== 1);
    const index = buildIndex(readPostalFile(asPostalFile(old)).places);
    for (const { shop, km } of shops) {
      expect(compare(index, km, sample, shop).wrongInside).toBe(0);
    }
  }, 60_000);
});
