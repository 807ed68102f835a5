/** Products named one by one, from wherever they are sold or shown. */
import type { SiteLanguage } from "@landolt/forms";
import { productsIn } from "./catalog.server.ts";
import { handle as handleRule } from "./handle.ts";
import type { ListingItem } from "./product-answer.ts";

/** Those of the handles that are sold online or hang in the store, in their order. */
export async function productsCalled(
  language: SiteLanguage,
  wished: readonly string[],
): Promise<ListingItem[]> {
  // One that is no handle would have the backend refuse all of them.
  const handles = wished.filter((one) => handleRule.safeParse(one).success);
  if (handles.length === 0) return [];
  const answers = await Promise.all([
    productsIn(language, "shop", { handles }),
    productsIn(language, "lookbook", { handles }),
  ]);
  const found = answers.flatMap((answer) => (answer.ok ? answer.value.items : []));
  return handles.flatMap((handle) => found.find((item) => item.handle === handle) ?? []);
}
