import { type Json, listIn, type Notes, recordIn } from "./notes.ts";
import { extensions } from "./resources.ts";

type Name = keyof typeof extensions;

/** Our own extensions among those of an element; others are reported, as is what FHIR says of single values. */
export function ownExtensions(
  element: Json,
  known: readonly Name[],
  notes: Notes,
): Partial<Record<Name, Json>> {
  const found: Partial<Record<Name, Json>> = {};
  for (const one of listIn(element.extension)) {
    const extension = recordIn(one);
    const name = known.find((each) => extensions[each] === extension?.url);
    const url = typeof extension?.url === "string" ? extension.url.slice(0, 200) : "extension";
    if (!(extension && name)) notes.lose("extension", url);
    else if (found[name]) notes.refuse("value", url);
    else found[name] = extension;
  }
  return found;
}
