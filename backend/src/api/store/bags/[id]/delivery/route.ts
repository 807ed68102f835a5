import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { chooseDelivery, deliveryShape } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

/**
 * Keeps who orders and how it gets there `{ language, delivery, email, address }`. 404 for a bag that
 * has no cart yet or is ordered; 400 where the address is out of reach or the way is not offered. The order of who is
 * signed in belongs to the account.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const wanted = validInput(deliveryShape, request.body);
  const account = request.auth_context?.actor_id || undefined;
  await chooseDelivery(request.scope, request.params.id ?? "", wanted, account);
  response.json({ delivery: wanted.delivery });
}
