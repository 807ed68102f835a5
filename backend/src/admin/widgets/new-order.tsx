import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { NewOrderLink } from "../orders/new-order-link";

/** Above the list of all orders. */
export default function NewOrder() {
  return (
    <div className="flex justify-end">
      <NewOrderLink />
    </div>
  );
}

export const config = defineWidgetConfig({ zone: "order.list.before" });
