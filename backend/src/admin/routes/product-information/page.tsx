import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Container, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { gapsKey, type ProductWithGaps } from "../../catalog/information/api";
import { PageHead } from "../../shared/page-head";
import { ReadFailure } from "../../shared/read-failure";
import { RecordsTable } from "../../shared/records-table";
import { usePageRead } from "../../shared/use-read";

/** Products on sale of which the law asks more than is known. */
export default function ProductInformationGaps() {
  const { t } = useTranslation("productInformation");
  const { data, error } = usePageRead<{ products: ProductWithGaps[] }>(
    gapsKey,
    "product-information",
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Container className="p-0">
        <ReadFailure error={error} />
        {data?.products.length === 0 && (
          <Text className="px-6 py-4 text-ui-fg-subtle">{t("complete")}</Text>
        )}
        <RecordsTable
          rows={data?.products ?? []}
          columns={[
            {
              head: t("product"),
              cell: ({ id, title }) => (
                <Link
                  to={`/product-information/${id}`}
                  className="text-ui-fg-interactive-hover hover:underline font-medium"
                >
                  {title}
                </Link>
              ),
            },
            {
              head: t("missing"),
              cell: ({ missing }) => missing.map((gap) => t(`gaps.${gap}`)).join(", "),
            },
          ]}
        />
      </Container>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "productInformation",
  nested: "/products",
});
