/**
 * The beginnings of the neighbours' postal codes whose regions come within 40 km of Luxembourg's border:
 * departments in France (Ardennes, Meurthe-et-Moselle, Meuse, Moselle), routing regions in Germany (from
 * Aachen over the Eifel, the Hunsrück and Trier to the Saar), provinces in Belgium (Liège, Namur,
 * Luxembourg). Every other code is farther away, whatever its place is called.
 */
import type { Country, Position } from "./place.ts";

const near: Readonly<Record<Exclude<Country, "lu">, readonly string[]>> = {
  fr: ["08", "54", "55", "57"],
  de: ["52", "53", "54", "55", "56", "66"],
  be: ["4", "5", "6"],
};

/** Kilometres from the border within which every region is listed above. */
const listedKm = 40;

const isInLuxembourg = ({ latitude, longitude }: Position) =>
  latitude >= 49.44 && latitude <= 50.19 && longitude >= 5.73 && longitude <= 6.54;

/**
 * Whether a code abroad lies wholly beyond the radius around a shop in Luxembourg.
 * @param postalCode as `normalisePostalCode` gives it
 */
export function isFarAbroad(
  country: Country,
  postalCode: string,
  origin: Position,
  radiusKm: number,
): boolean {
  if (country === "lu" || radiusKm > listedKm || !isInLuxembourg(origin)) return false;
  return !near[country].some((beginning) => postalCode.startsWith(beginning));
}
