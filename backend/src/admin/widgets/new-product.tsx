import { productTypes } from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMay } from "../shared/use-may";

/** The ways to a new product, above the list of all. */
export default function NewProduct() {
  const { t } = useTranslation("shopProducts");
  if (!useMay("catalog", "change")) return null;
  return (
    <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <div>
        <Heading level="h2">{t("add")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("addHint")}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        {productTypes.map((type) => (
          <Button key={type} size="small" variant="secondary" asChild>
            <Link to={`/shop-products/new?type=${type}`}>{t(`kinds.${type}`)}</Link>
          </Button>
        ))}
      </div>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "product.list.before" });
