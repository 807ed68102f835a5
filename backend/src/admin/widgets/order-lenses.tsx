import type { ShownConsent } from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { ReleaseOfOrder } from "../lens-releases/release-state";
import { LensLines } from "../orders/lens-items/lens-lines";
import { Consents } from "../shared/consents";
import { useRead } from "../shared/use-read";

/** Right and left of every contact lens of an order, as they are picked from the shelf. */
export default function OrderLenses({ data: order }: DetailWidgetProps<AdminOrder>) {
  return (
    <LensLines
      items={order.items}
      place={{ kind: "order", id: order.id }}
      isOpen={
        order.status !== "canceled" &&
        order.items.some(({ quantity, detail }) => detail.fulfilled_quantity < quantity)
      }
      aside={<ReleaseOfOrder orderId={order.id} />}
    >
      <ConsentsOfOrder orderId={order.id} />
    </LensLines>
  );
}

function ConsentsOfOrder({ orderId }: { orderId: string }) {
  const { data } = useRead<{ health_consents: ShownConsent[] }>(
    ["health-consents", orderId],
    `orders/${orderId}/health-consents`,
  );
  if (!data) return null;
  return (
    <div className="px-6 py-3">
      <Consents consents={data.health_consents} />
    </div>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.before", id: "order-lenses" });
