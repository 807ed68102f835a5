import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import LensRangesModule from "../modules/lens-ranges";

/** `product.lens_range`: one range per product, found by the product's id that it holds. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...LensRangesModule.linkable.lensRange.id, primaryKey: "product_id" },
  { readOnly: true },
);
