import type { SiteLanguage, WithdrawalClass } from "@landolt/forms";
import type { BagLine } from "#app/commerce/buying/bag.ts";
import { product } from "#app/commerce/catalog/catalog.server.ts";

/** How each line may be sent back, by the handle of its product; unknown for what is no longer sold. */
export async function withdrawalClasses(
  lines: readonly BagLine[],
  language: SiteLanguage,
): Promise<Record<string, WithdrawalClass>> {
  const handles = [...new Set(lines.map(({ handle }) => handle))];
  const found = await Promise.all(
    handles.map(async (handle): Promise<[string, WithdrawalClass][]> => {
      const answer = await product(language, handle);
      return answer.ok ? [[handle, answer.value.withdrawal]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
