import { useParams } from "react-router-dom";
import { brandKey, type StoredBrand } from "../../../catalog/brands/api";
import { BrandPage } from "../../../catalog/brands/brand-page";
import { StoredRecord } from "../../../shared/forms/stored-record";

export default function StoredBrandPage() {
  const { id = "" } = useParams();
  return (
    <StoredRecord<{ brand: StoredBrand }> queryKey={brandKey(id)} path={`brands/${id}`}>
      {({ brand }) => <BrandPage key={brand.id} first={brand} />}
    </StoredRecord>
  );
}
