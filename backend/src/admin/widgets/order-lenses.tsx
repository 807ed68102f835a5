import type { ShownConsent } from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { groupLines, lensOfLine } from "../../catalog/lenses/lens-table";
import { useTexts } from "../catalog/lens-ranges/language";
import { ReleaseOfOrder } from "../lens-releases/release-state";
import { ask } from "../shared/api";
import { Consents } from "../shared/consents";
import { LensValues } from "../shared/lens-values";

/** Right and left of every contact lens of an order, as they are picked from the shelf. */
export default function OrderLenses({ data: order }: DetailWidgetProps<AdminOrder>) {
  const t = useTexts();
  const lines = order.items.map((item) => {
    const lens = lensOfLine(item.metadata);
    return {
      id: item.id,
      title: item.product_title ?? item.title,
      variant: item.variant_title,
      variantId: item.variant_id,
      quantity: item.quantity,
      ...(lens ? { lens } : {}),
    };
  });
  const pairs = groupLines(lines).flatMap(({ pair }) => pair ?? []);
  if (pairs.length === 0) return null;
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{t("lensesOfOrder")}</Heading>
        <ReleaseOfOrder orderId={order.id} />
      </div>
      <ConsentsOfOrder orderId={order.id} />
      {pairs.map((pair) => {
        const first = pair.right ?? pair.left;
        return (
          <div key={first?.id} className="flex flex-col gap-y-2 px-6 py-4">
            <Text size="small" weight="plus">
              {[first?.title, first?.variant].filter(Boolean).join(", ")}
            </Text>
            <LensValues pair={pair} />
          </div>
        );
      })}
    </Container>
  );
}

function ConsentsOfOrder({ orderId }: { orderId: string }) {
  const { data } = useQuery({
    queryKey: ["health-consents", orderId],
    queryFn: () => ask<{ health_consents: ShownConsent[] }>(`orders/${orderId}/health-consents`),
  });
  if (!data) return null;
  return (
    <div className="px-6 py-3">
      <Consents consents={data.health_consents} />
    </div>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
