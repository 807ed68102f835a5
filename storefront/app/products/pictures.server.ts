import type { SiteLanguage } from "@landolt/forms";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { product } from "#app/commerce/catalog/catalog.server.ts";
import { inColour, otherColour } from "./in-colour.ts";
import type { PicturedLine } from "./picture.tsx";

/** Pictures for lines, by variant: a frame in its colour. A product that is no longer sold has none. */
export async function picturesOf(
  lines: readonly BagLine[],
  language: SiteLanguage,
): Promise<Record<string, PicturedLine>> {
  const variants = new Map(lines.map(({ variantId, handle }) => [variantId, handle]));
  const found = await Promise.all(
    [...variants].map(async ([id, handle]): Promise<[string, PicturedLine][]> => {
      const answer = await product(language, handle);
      if (!answer.ok) return [];
      const { kind, title, categories } = answer.value;
      const variant = answer.value.variants.find((one) => one.id === id);
      const { frame, pictures } = inColour(answer.value, variant);
      const other = otherColour(answer.value, variant);
      const first = pictures.slice(0, 1);
      return [
        [
          id,
          {
            ...{ kind, title, categories, pictures: first },
            ...(frame && { frame }),
            ...(other && { otherColour: other }),
          },
        ],
      ];
    }),
  );
  return Object.fromEntries(found.flat());
}
