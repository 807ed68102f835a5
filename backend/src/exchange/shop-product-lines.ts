/** What the tables would have of a new product of the shop; its handle follows from brand and name. */
import type { ShopProductForm } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { handleOf } from "../catalog";
import { BRANDS_MODULE } from "../modules/brands";
import { conflictError } from "../platform/errors";
import { readStockLocations } from "../read-models/catalog/stock-levels";
import { linesOf } from "./products/shop-product";

/** @throws MedusaError `conflict` where there is a product of this brand and name already */
export async function shopProductLines(container: MedusaContainer, form: ShopProductForm) {
  const [[brand], [location]] = await Promise.all([
    container.resolve(BRANDS_MODULE).listBrands({ handle: form.brand }, { take: 1 }),
    readStockLocations(container, {}),
  ]);
  const title = form.title.en;
  const isNamed = brand && title.toLowerCase().startsWith(brand.name.toLowerCase());
  const handle = handleOf(isNamed ? "" : (brand?.name ?? ""), title);
  const [taken] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle }, { take: 1, select: ["id"] });
  if (taken) throw conflictError("This brand has a product of this name already", "taken");
  return linesOf(form, handle, location?.name ?? "");
}
