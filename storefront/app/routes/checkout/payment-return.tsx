import { redirect } from "react-router";
import { checkoutAddresses } from "#app/commerce/checkout-steps.ts";
import { placePaidOrder } from "#app/commerce/place-order.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { personalHeaders } from "../shop/personal.ts";
import { refusalOf } from "../shop/refusal.tsx";
import type { Route } from "./+types/payment-return";
import { toStatus } from "./guard.server.ts";

export const headers = personalHeaders;

/** Where a page of the bank leads back to. What its address says is not believed, but asked anew. */
export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const placed = await placePaidOrder(request, language);
  if (placed.ok) return toStatus(request, placed.value);
  if (placed.problem === "notFound") return redirect(href(language, checkoutAddresses.status), 303);
  const { refusal } = refusalOf(placed);
  return redirect(`${href(language, checkoutAddresses.payment)}?refused=${refusal}`, 303);
}
