import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { LensLines } from "../orders/lens-items/lens-lines";

/** Right and left of the contact lenses of a draft order; Medusa's own list of products asks for no values. */
export default function DraftOrderLenses({ data: draft }: DetailWidgetProps<AdminOrder>) {
  return <LensLines items={draft.items} place={{ kind: "draft-order", id: draft.id }} isOpen />;
}

export const config = defineWidgetConfig({
  zone: "draft_order.details.before",
  id: "draft-order-lenses",
});
