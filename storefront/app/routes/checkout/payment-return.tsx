import { redirect } from "react-router";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { placePaidOrder } from "#app/commerce/buying/place-order.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { refusalOf } from "#app/forms/refusal.tsx";
import { href, languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/payment-return";
import { toStatus } from "./guard.server.ts";

export const headers = personalHeaders;

/** Where a page of the bank leads back to. What its address says is not believed, but requested again. */
export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const placed = await placePaidOrder(request, language);
  if (placed.ok) return toStatus(request, placed.value);
  if (placed.problem === "notFound") return redirect(href(language, checkoutAddresses.status), 303);
  const { refusal } = refusalOf(placed);
  return redirect(`${href(language, checkoutAddresses.payment)}?refused=${refusal}`, 303);
}
