/** The postal code file that GeoNames offers by country, as an operator downloads it. */
import { luxembourgAlternates } from "./luxembourg-names.ts";
import { countries, type Place } from "./place.ts";
import { normalisePostalCode } from "./postal-code.ts";

/**
 * Why a line was left out: it has not the file's twelve fields, is of another country than ours, or
 * holds a code, a name or a position that is none.
 */
export type LineProblem = "fields" | "country" | "postal-code" | "name" | "position";

export interface PostalFile {
  readonly places: readonly Place[];
  /** Lines that were left out; `line` counts from 1. */
  readonly problems: readonly { readonly line: number; readonly problem: LineProblem }[];
}

/**
 * Reads tab-separated lines of country, postal code, place, three pairs of administrative name and
 * code, latitude, longitude, accuracy (https://download.geonames.org/export/zip/readme.txt). An
 * accuracy of 1 means an estimate. A bad line is reported and the rest is read; nothing throws.
 *
 * @param text content of one or more country files, such as `LU.txt`, in UTF-8
 */
export function readPostalFile(text: string): PostalFile {
  const places: Place[] = [];
  const problems: { line: number; problem: LineProblem }[] = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  lines.forEach((line, index) => {
    if (line.trim() === "") return;
    const read = readLine(line);
    if (typeof read === "string") problems.push({ line: index + 1, problem: read });
    else places.push(read);
  });
  return { places, problems };
}

function readLine(line: string): Place | LineProblem {
  const fields = line.split("\t").map((field) => field.trim());
  if (fields.length !== 12) return "fields";
  const [sign = "", code = "", name = ""] = fields;
  const [latitude = "", longitude = "", accuracy] = fields.slice(9);
  const country = countries.find((known) => known === sign.toLowerCase());
  if (country === undefined) return "country";
  const postalCode = normalisePostalCode(country, code);
  if (postalCode === undefined) return "postal-code";
  if (name === "") return "name";
  const position = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  if (Number.isNaN(position.latitude) || Number.isNaN(position.longitude)) return "position";
  return {
    country,
    name,
    postalCode,
    ...position,
    ...(country === "lu" && luxembourgAlternates(name)),
    ...(accuracy === "1" && { estimated: true }),
  };
}

function degrees(text: string, limit: number): number {
  const value = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : Number.NaN;
}
