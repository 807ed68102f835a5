import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { brandsKey, type StoredBrand } from "../../catalog/brands/api";
import { useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { RecordsTable } from "../../shared/records-table";
import { useMay } from "../../shared/use-may";
import { usePageRead } from "../../shared/use-read";

export default function BrandsPage() {
  const { t } = useTranslation("brands");
  const { number, country: nameOfCountry } = useWriting();
  const mayAdd = useMay("catalog", "change");
  const { data, error } = usePageRead<{ brands: StoredBrand[] }>(brandsKey, "brands");
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={data.brands} />}
        {mayAdd && (
          <Button size="small" asChild>
            <Link to="/brands/new">{t("add")}</Link>
          </Button>
        )}
      </PageHead>
      <Container className="p-0">
        <ReadFailure error={error} />
        <RecordsTable
          rows={data?.brands ?? []}
          columns={[
            {
              head: t("name"),
              cell: ({ id, name }) => (
                <Link
                  to={`/brands/${id}`}
                  className="text-ui-fg-interactive-hover hover:underline font-medium"
                >
                  {name}
                </Link>
              ),
            },
            { head: t("countryColumn"), cell: ({ country }) => nameOfCountry(country) },
            { head: t("products"), cell: ({ products }) => number(products), right: true },
          ]}
        />
      </Container>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "brands",
  nested: "/products",
});
