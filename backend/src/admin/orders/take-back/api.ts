import type { AdminOrder } from "@medusajs/framework/types";
import { lensOfLine } from "../../../catalog/lenses/lens-table";
import { usePageRead, useRead } from "../../shared/use-read";

export const kinds = ["return", "exchange", "claim"] as const;
export type Kind = (typeof kinds)[number];

/** A change of an order that was begun: the order takes no other until this one is over. */
type OpenChange = {
  change_type: string;
  return_id: string | null;
  claim_id: string | null;
  exchange_id: string | null;
};
type Preview = { order: { order_change?: OpenChange | null } };

/** Where a change that was begun is discarded, by what it is. */
function discardPath(orderId: string, change: OpenChange): string | undefined {
  const paths: Record<string, string> = {
    return_request: `returns/${change.return_id}`,
    return_receive: `returns/${change.return_id}/receive`,
    claim: `claims/${change.claim_id}`,
    exchange: `exchanges/${change.exchange_id}`,
    edit: `order-edits/${orderId}`,
  };
  return paths[change.change_type];
}

type Reasons = { return_reasons: { id: string; label: string }[] };
type Locations = { stock_locations: { id: string; name: string }[] };

const fields = "id,display_id,currency_code,*items,*items.detail";

/** What of an order the customer has and no return is about, right before left. */
function returnable({ items }: AdminOrder) {
  return items
    .map((item) => {
      const { detail } = item;
      const back =
        detail.return_requested_quantity +
        detail.return_received_quantity +
        detail.return_dismissed_quantity +
        detail.written_off_quantity;
      const lens = lensOfLine(item.metadata);
      return {
        id: item.id,
        title: [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", "),
        variantId: item.variant_id ?? "",
        price: item.unit_price,
        metadata: item.metadata,
        most: Math.max(0, detail.delivered_quantity - back),
        ...(lens && { lens }),
      };
    })
    .filter(({ most }) => most > 0)
    .sort((a, b) => a.title.localeCompare(b.title) || Number(isLeft(a)) - Number(isLeft(b)));
}

const isLeft = ({ lens }: { lens?: { eye: string } }) => lens?.eye === "left";

export type Returnable = ReturnType<typeof returnable>[number];

/**
 * An order with what can be taken back, and what may be said about it. Read whenever the page is opened: Medusa's pages
 * change the order without a word to ours.
 */
export function useTakeBack(id: string) {
  const order = usePageRead<{ order: AdminOrder }>(
    ["take-back", id],
    `orders/${id}?fields=${fields}`,
    { gcTime: 0 },
  );
  const preview = useRead<Preview>(["take-back", id, "preview"], `orders/${id}/preview`, {
    gcTime: 0,
  });
  const change = preview.data?.order.order_change;
  const reasons = useRead<Reasons>(["return-reasons"], "return-reasons?limit=50");
  const locations = useRead<Locations>(["stock-locations"], "stock-locations?limit=50");
  const found = order.data?.order;
  return {
    error: order.error ?? preview.error,
    number: found?.display_id,
    currency: found?.currency_code,
    lines: found && preview.data && returnable(found),
    discard: change ? discardPath(id, change) : undefined,
    reasons: reasons.data?.return_reasons ?? [],
    locations: locations.data?.stock_locations ?? [],
  };
}
