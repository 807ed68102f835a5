import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ask } from "../shared/api";

type Makers = { makers: { maker: string; lines: number; boxes: number }[] };

const address = "/admin/wholesaler-orders/export";

/** What has to be ordered from which maker, above the list of orders. */
export default function WholesalerOrders() {
  const { t } = useTranslation("packing");
  const { data } = useQuery({
    queryKey: ["wholesaler-orders"],
    queryFn: () => ask<Makers>("wholesaler-orders"),
  });
  const makers = data?.makers ?? [];
  if (makers.length === 0) return null;
  return (
    <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <div>
        <Heading level="h2">{t("wholesaler")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("wholesalerHint")}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        {makers.map(({ maker, boxes }) => (
          <Button key={maker} size="small" variant="secondary" asChild>
            <a href={`${address}?maker=${encodeURIComponent(maker)}`} download>
              {`${maker === "?" ? t("unknownMaker") : maker}, ${t("boxes", { count: boxes })}`}
            </a>
          </Button>
        ))}
        <Button size="small" variant="secondary" asChild>
          <a href={address} download>
            {t("all")}
          </a>
        </Button>
      </div>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.list.before" });
