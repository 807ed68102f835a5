import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { PlacedOrder } from "#app/commerce/orders/orders.server.ts";

/**
 * Follows an order while it is open: when the server sends another version than the one shown,
 * the page's data is read again in place. Without JavaScript the page is reloaded by hand.
 */
export function useLiveOrder({ key, progress: { version, open } }: PlacedOrder): void {
  const revalidator = useRevalidator();
  const latest = useRef({ version, revalidate: revalidator.revalidate });
  latest.current = { version, revalidate: revalidator.revalidate };
  useEffect(() => {
    if (!open) return;
    const source = new EventSource(`/order-events/${key}?seen=${latest.current.version}`);
    source.addEventListener("order", ({ lastEventId }) => {
      if (lastEventId !== latest.current.version) void latest.current.revalidate();
    });
    return () => source.close();
  }, [key, open]);
}
