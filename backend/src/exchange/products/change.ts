/** Writes what changes of products that are there. */
import { inEach, translatedLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ProductStatus } from "@medusajs/framework/utils";
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import { writeTranslations } from "../../catalog";
import type { Change } from "../plan";
import { rowLanguage, textFields } from "./columns";
import { brandsOf, categoriesIn, picturesIn } from "./create";
import { productMetadata } from "./facts";
import type { Refs } from "./load";

export async function changeProducts(
  container: MedusaContainer,
  changes: readonly Change<Refs>[],
): Promise<void> {
  await updateProductsWorkflow(container).run({
    input: {
      additional_data: { brands: brandsOf(changes) },
      products: changes.map(({ row, after }) => {
        const cells = { ...row.cells, ...after };
        const text = (field: string) => cells[`${field}_${rowLanguage}`] || null;
        return {
          id: row.refs.id,
          title: text("title") ?? "",
          subtitle: text("subtitle"),
          description: text("description"),
          status: cells.status as ProductStatus,
          weight: cells.weight ? Number(cells.weight) : null,
          metadata: productMetadata(cells, row.refs.metadata),
          ...(after.categories === undefined
            ? {}
            : { category_ids: categoriesIn(after, row.refs.places) }),
          ...(after.pictures === undefined ? {} : picturesIn(after)),
        };
      }),
    },
  });
  const textsIn = (language: string, after: Change<Refs>["after"]) =>
    Object.fromEntries(
      textFields.flatMap((field) => {
        const text = after[`${field}_${language}`];
        return text === undefined ? [] : [[field, text]];
      }),
    );
  const records = changes.map(({ row, after }) => ({
    ...{ reference: "product", id: row.refs.id },
    texts: inEach(translatedLanguages, (language) => textsIn(language, after)),
  }));
  const translated = records.filter(({ texts }) =>
    Object.values(texts).some((own) => Object.keys(own).length > 0),
  );
  if (translated.length > 0) await writeTranslations(container, translated);
}
