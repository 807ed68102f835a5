import { orderInvoice } from "#app/commerce/orders/order-invoice.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import type { Route } from "./+types/invoice";

/** The invoice of an order that this browser may see, or who is signed in. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const key = url.searchParams.get("order") ?? "";
  return new Response(valueOrErrorPage(await orderInvoice(request, key)), {
    headers: {
      ...privateHeaders(),
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="invoice.pdf"',
    },
  });
}
