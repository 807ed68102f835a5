/** Products as a table: `handle` names one, and a handle that is not known makes one. */
import { readHandles } from "../../read-models/catalog/product-rows";
import { type BulkTable, namesOf } from "../table";
import { changeProducts } from "./change";
import { skuColumn } from "./columns";
import { createProducts } from "./create";
import { loadProducts, type Refs } from "./load";
import { removeProducts } from "./remove";

export const productsTable: BulkTable<Refs> = {
  key: "handle",
  claims: skuColumn,
  batch: 20,
  concerns: { kind: "product", record: ({ id }) => id },
  names: async (container) => namesOf(await readHandles(container, {})),
  load: loadProducts,
  async write(container, changes) {
    const stored = changes.filter(({ row }) => row.stored);
    const fresh = changes.filter(({ row }) => !row.stored);
    if (stored.length > 0) await changeProducts(container, stored);
    if (fresh.length > 0) await createProducts(container, fresh);
  },
  remove: (container, rows) =>
    removeProducts(
      container,
      rows.map(({ refs }) => refs.id),
    ),
};
