import type { SiteLanguage } from "@landolt/forms";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { product } from "#app/commerce/catalog/catalog.server.ts";
import type { Pictured } from "./picture.tsx";

/** Pictures for lines, by handle; a product that is no longer sold has none. */
export async function picturesOf(
  lines: readonly BagLine[],
  language: SiteLanguage,
): Promise<Record<string, Pictured>> {
  const handles = [...new Set(lines.map(({ handle }) => handle))];
  const found = await Promise.all(
    handles.map(async (handle): Promise<[string, Pictured][]> => {
      const answer = await product(language, handle);
      if (!answer.ok) return [];
      const { kind, title, frame, categories, pictures } = answer.value;
      const first = pictures.slice(0, 1);
      return [[handle, { kind, title, categories, pictures: first, ...(frame && { frame }) }]];
    }),
  );
  return Object.fromEntries(found.flat());
}
