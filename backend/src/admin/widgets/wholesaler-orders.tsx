import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { boxesOf, useMakerLines } from "../orders/makers-api";

/** The way to the makers' list, above the list of orders. */
export default function WholesalerOrders() {
  const { t } = useTranslation("makers");
  const { data } = useMakerLines();
  const lines = data?.lines ?? [];
  if (lines.length === 0) return null;
  const waiting = boxesOf(lines.filter(({ state }) => state === "to-order"));
  const underWay = boxesOf(lines.filter(({ state }) => state === "ordered"));
  return (
    <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <div>
        <Heading level="h2">{t("title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {`${t("states.to-order")}: ${waiting} · ${t("states.ordered")}: ${underWay}`}
        </Text>
      </div>
      <Button size="small" variant="secondary" asChild>
        <Link to="/makers-list">{t("open")}</Link>
      </Button>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.list.before" });
