import { BrandPage } from "../../../catalog/brands/brand-page";

export default function NewBrandPage() {
  return <BrandPage />;
}
