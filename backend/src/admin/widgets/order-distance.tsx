import type { Coverage } from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useRead } from "../shared/use-read";

type Distance = { charged: number; currency: string; coverage: Coverage | null };

/** Reminds staff of a delivery that was charged although it may have been free. */
export default function OrderDistance({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t, i18n } = useTranslation("delivery");
  const { data } = useRead<Distance>(
    ["order-distance", order.id],
    `orders/${order.id}/delivery-distance`,
  );
  const coverage = data?.coverage;
  if (!coverage || coverage.answer === "outside") return null;
  const format = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(i18n.language, options).format(value);
  const price = format(data.charged, { style: "currency", currency: data.currency.toUpperCase() });
  const radius = format(coverage.radiusKm);
  return (
    <Container className="flex flex-col gap-y-2 px-6 py-4">
      <Heading level="h2">{t("title")}</Heading>
      <Text size="small">{t(coverage.answer, { price, radius })}</Text>
      {coverage.place !== null && coverage.kilometres !== null && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("found", { place: coverage.place, kilometres: format(coverage.kilometres) })}
        </Text>
      )}
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
