import { orderEvents } from "#app/commerce/orders/order-watch.server.ts";
import { visibleOrder } from "#app/commerce/orders/orders.server.ts";
import type { Route } from "./+types/events";

/** The events of an order that this browser may see, from the version on that it has. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const id = await visibleOrder(request, params.key);
  // 204 tells an event source not to try again.
  if (!id) return new Response(null, { status: 204 });
  const seen = request.headers.get("Last-Event-ID") ?? url.searchParams.get("seen");
  return new Response(orderEvents(id, seen, request.signal), {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // Proxies in front must pass every event on at once.
      "X-Accel-Buffering": "no",
    },
  });
}
