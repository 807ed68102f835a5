/** Products as a table: `handle` names one, and a handle that is not known makes one. */
import type { BulkTable } from "../table";
import { changeProducts } from "./change";
import { createProducts } from "./create";
import { loadProducts, type Refs } from "./load";

export const productsTable: BulkTable<Refs> = {
  key: "handle",
  concerns: { kind: "product", record: ({ id }) => id },
  load: loadProducts,
  async write(ask, changes) {
    const stored = changes.filter(({ row }) => row.stored);
    const fresh = changes.filter(({ row }) => !row.stored);
    return [
      ...(stored.length > 0 ? await changeProducts(ask, stored) : []),
      ...(fresh.length > 0 ? await createProducts(ask, fresh) : []),
    ];
  },
};
