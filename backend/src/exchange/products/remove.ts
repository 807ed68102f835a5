/** Removes products that an import has made, with everything that it made for them. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteInventoryItemWorkflow, deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { recordsOf } from "../../platform/ask";
import { readSkusInUse } from "../../read-models/catalog/skus-in-use";

type Stored = {
  id: string;
  created_at: string | Date;
  variants?: { id: string; sku?: string | null }[] | null;
  options?: { id: string; values?: { id: string }[] | null }[] | null;
};

export async function removeProducts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<void> {
  const products = await recordsOf<Stored>(container, "product", { id: [...ids] }, [
    "id",
    "created_at",
    "variants.id",
    "variants.sku",
    "options.id",
    "options.values.id",
  ]);
  const translated = products.flatMap(({ id, variants, options }) => [
    id,
    ...(variants ?? []).map((variant) => variant.id),
    ...(options ?? []).flatMap((option) => [
      option.id,
      ...(option.values ?? []).map((value) => value.id),
    ]),
  ]);
  await deleteProductsWorkflow(container).run({ input: { ids: [...ids] } });
  await removeLooseStock(container, products);
  const translations = container.resolve(Modules.TRANSLATION);
  const texts = await translations.listTranslations(
    { reference_id: translated },
    { select: ["id"], take: null },
  );
  if (texts.length > 0) await translations.deleteTranslations(texts.map(({ id }) => id));
}

/** Items that were made for variants and not linked to them yet, when the process ended between the two. */
async function removeLooseStock(
  container: MedusaContainer,
  products: readonly Stored[],
): Promise<void> {
  const madeAt = new Map(
    products.flatMap(({ created_at, variants }) =>
      (variants ?? []).flatMap(({ sku }) => (sku ? [[sku, new Date(created_at)]] : [])),
    ),
  );
  const used = await readSkusInUse(container, { skus: [...madeAt.keys()] });
  const loose = used.flatMap(({ sku, item, made }) => {
    const since = madeAt.get(sku);
    return item !== null && since && made >= since ? [item] : [];
  });
  if (loose.length > 0) await deleteInventoryItemWorkflow(container).run({ input: loose });
}
