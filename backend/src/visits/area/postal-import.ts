/** What an import of GeoNames' postal files would change, before anything is written. Pure. */
import { type Country, type Place, readPostalFile } from "@landolt/places";

/** Faults reported of one file; a file of another kind has thousands. */
const toldFaults = 50;

export function planPostalImport(
  content: string,
  present: readonly { country: Country; rows: number }[],
) {
  const { places, problems } = readPostalFile(content);
  const files = new Map<Country, Place[]>();
  for (const place of places) {
    const file = files.get(place.country);
    if (file) file.push(place);
    else files.set(place.country, [place]);
  }
  return {
    files,
    report: {
      countries: [...files].map(([country, rows]) => ({
        country,
        rows: rows.length,
        postal_codes: new Set(rows.map(({ postalCode }) => postalCode)).size,
        rows_before: present.find((file) => file.country === country)?.rows ?? 0,
      })),
      fault_count: problems.length,
      faults: problems.slice(0, toldFaults),
    },
  };
}
