import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** The way from a product to what the law asks of it. */
export default function ProductInformationLink({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { t } = useTranslation("productInformation");
  return (
    <Container className="flex flex-col items-start gap-y-2 px-6 py-4">
      <Heading level="h2">{t("title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("hint")}
      </Text>
      <Button size="small" variant="secondary" asChild>
        <Link to={`/product-information/${product.id}`}>{t("edit")}</Link>
      </Button>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "product.details.side.after" });
