import { isProductType, type ProductType, productKinds } from "@landolt/forms";
import { useSearchParams } from "react-router-dom";
import { ProductPage } from "../../../catalog/shop-products/product-page";

export default function NewProductPage() {
  const [search] = useSearchParams();
  const wanted = search.get("type") ?? "";
  const type = isProductType(wanted) ? (wanted as ProductType) : productKinds.accessory.type;
  return <ProductPage key={type} type={type} />;
}
