import { type DeliveryArea, deliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import type { Route } from "./+types/coverage";

/** No address has longer parts. */
const longest = 100;

/**
 * Answers a page that asks while an address is being typed: the area, or null where there is none to
 * tell. A form in the body, because an address in an address would be kept in logs.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await submittedForm(request);
  const field = (name: string) => textIn(form, name).slice(0, longest);
  const answer = await deliveryArea(request, {
    country: field("country"),
    postalCode: field("postalCode").slice(0, 20),
    city: field("city"),
  });
  const area: DeliveryArea | null = answer.ok ? answer.value : null;
  return Response.json(area, { headers: personalHeaders() });
}
