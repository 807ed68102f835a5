/** What a visitor has narrowed a listing by, as it stands in an address. Pure. */
import { type Choices, facetNames } from "@landolt/forms";

/** More than any facet has; what a made-up address names beyond that is not read. */
const mostValues = 30;

/** Reads the choices of an address. Values that no product has are dropped by the catalog. */
export function readChoices(search: URLSearchParams): Choices {
  const choices: Choices = {};
  for (const name of facetNames) {
    const values = search.getAll(name).filter((value) => value.length > 0 && value.length <= 60);
    if (values.length > 0) choices[name] = [...new Set(values)].slice(0, mostValues);
  }
  return choices;
}
