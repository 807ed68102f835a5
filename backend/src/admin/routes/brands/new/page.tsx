import { BrandPage } from "../../../brands/brand-page";

export default function NewBrandPage() {
  return <BrandPage />;
}
