import { localeOf, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { applyTranslations } from "@medusajs/framework/utils";
import { recordsOf } from "../../platform/ask";

type StoredVariant = { id: string; title: string; product: { id: string; title: string } };

/** A line of an order, with what its article was called in the customer's language. */
type Line = {
  variant_id: string | null;
  product_title: string | null;
  variant_title: string | null;
};

/** What articles are called in a language, by the ids of their variants; without those that are no longer there. */
export async function articleNames(
  container: MedusaContainer,
  variantIds: readonly (string | null | undefined)[],
  language: SiteLanguage,
): Promise<Map<string, { title: string; variant: string }>> {
  const id = [...new Set(variantIds.flatMap((one) => one ?? []))];
  if (id.length === 0) return new Map();
  const fields = ["id", "title", "product.id", "product.title"];
  const objects = await recordsOf<StoredVariant>(container, "product_variant", { id }, fields);
  await applyTranslations({ localeCode: localeOf(language), objects, container });
  return new Map(
    objects.map(({ id, title, product }) => [id, { title: product.title, variant: title }]),
  );
}

/** Lines as somebody reads them whose language need not be the customer's. */
export async function linesInLanguage<L extends Line>(
  container: MedusaContainer,
  lines: readonly L[],
  language: SiteLanguage,
): Promise<L[]> {
  const ids = lines.map(({ variant_id }) => variant_id);
  const names = await articleNames(container, ids, language);
  return lines.map((line) => {
    const name = names.get(line.variant_id ?? "");
    return name ? { ...line, product_title: name.title, variant_title: name.variant } : line;
  });
}

/** The variants of a product by their names in a language, in the order in which they were made. */
export async function variantNames(
  container: MedusaContainer,
  productId: string,
  language: SiteLanguage,
): Promise<{ id: string; title: string }[]> {
  const filters = { product_id: productId };
  const stored = await recordsOf<{ id: string }>(container, "product_variant", filters, ["id"]);
  const ids = stored.map(({ id }) => id).toSorted();
  const names = await articleNames(container, ids, language);
  return ids.map((id) => ({ id, title: names.get(id)?.variant ?? "" }));
}
