/**
 * The region of the first digit of a Luxembourg postal code. The post divides the country into regions
 * that follow no administrative border (Wikipedia, "Postal codes in Luxembourg"): 1 and 2 the
 * capital, 3 south of it, 4 the Esch area, 5 the south-east, 6 the north-east, 7 north of the
 * capital, 8 the west, 9 the north; 0 are parcel lockers anywhere. Addresses that town halls publish
 * agree: Dudelange L-3401, Differdange L-4501, Junglinster L-6101, Brouch L-7415, Boevange L-8710,
 * Ettelbruck L-9002, Clervaux L-9701.
 */
import { distanceKm } from "./distance.ts";
import type { Position } from "./place.ts";

/** An area between two parallels and two meridians, decimal degrees. */
interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** An area made of boxes. */
export type Region = readonly Box[];

const capital: Region = [{ south: 49.54, west: 6.02, north: 49.68, east: 6.28 }];

/**
 * The named areas, drawn wide: sides that the description leaves open run to the country's border
 * (49.44 to 50.19 N, 5.73 to 6.54 E), the others lie some kilometres beyond the towns named beside
 * each. Too wide a box costs a "check"; too narrow a one would call a true address a contradiction,
 * which is a "check" too.
 */
const regions: Readonly<Record<string, Region>> = {
  // Airport and Senningerberg in the east, Cessange in the west.
  "1": capital,
  "2": capital,
  // Leudelange, Mondercange, Schifflange, Rumelange, Dudelange, Bettembourg, Frisange.
  "3": [{ south: 49.44, west: 5.9, north: 49.62, east: 6.28 }],
  // Esch, Differdange, Pétange, Bascharage.
  "4": [{ south: 49.44, west: 5.73, north: 49.64, east: 6.06 }],
  // Hesperange, Sandweiler, Mondorf, Remich, Wormeldange.
  "5": [{ south: 49.44, west: 6.08, north: 49.65, east: 6.54 }],
  // Niederanven, Junglinster, Grevenmacher, Echternach, Beaufort.
  "6": [{ south: 49.6, west: 6.15, north: 49.9, east: 6.54 }],
  // Walferdange, Mersch, Bissen, Colmar-Berg, Larochette.
  "7": [{ south: 49.63, west: 5.95, north: 49.87, east: 6.32 }],
  // Strassen, Bertrange, Mamer, Bridel, Steinfort; then Saeul, Redange, Rambrouch.
  "8": [
    { south: 49.55, west: 5.73, north: 49.7, east: 6.14 },
    { south: 49.68, west: 5.73, north: 49.95, east: 6.04 },
  ],
  // Ettelbruck, Diekirch, Vianden, Wiltz, Clervaux.
  "9": [{ south: 49.78, west: 5.73, north: 50.19, east: 6.54 }],
};

/** The area of a four-digit code; undefined where the digit names none. */
export function luxembourgRegion(postalCode: string): Region | undefined {
  return regions[postalCode.charAt(0)];
}

/** True where the code is one of the capital's. */
export function ofTheCapital(postalCode: string): boolean {
  return luxembourgRegion(postalCode) === capital;
}

export function contains(region: Region, { latitude, longitude }: Position): boolean {
  return region.some(
    ({ south, west, north, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Kilometres from `origin` to the nearest and to the farthest point of `region`. */
export function rangeKm(region: Region, origin: Position): { nearest: number; farthest: number } {
  const closest = region.map(({ south, west, north, east }) =>
    distanceKm(origin, {
      latitude: between(south, origin.latitude, north),
      longitude: between(west, origin.longitude, east),
    }),
  );
  const corners = region.flatMap(({ south, west, north, east }) =>
    [south, north].flatMap((latitude) =>
      [west, east].map((longitude) => distanceKm(origin, { latitude, longitude })),
    ),
  );
  return { nearest: Math.min(...closest), farthest: Math.max(...corners) };
}
