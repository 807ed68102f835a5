import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import BrandsModule from "../modules/brands";

/** A brand has many products, a product one brand: `product.brand`. */
export default defineLink(
  { linkable: ProductModule.linkable.product, isList: true },
  BrandsModule.linkable.brand,
);
