import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { chooseDelivery } from "../../../../../buying/bag/choose-delivery";
import { bodyOf, deliveryBody } from "../../../../../buying/bag/requests";

/**
 * Keeps who orders and how it gets there `{ language, delivery, email, address }`. 404 for a bag that
 * has no cart yet or is ordered; 400 where the address is out of reach or the way is not offered.
 */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const body = bodyOf(request, deliveryBody);
  await chooseDelivery(request.scope, request.params.id ?? "", body);
  response.json({ delivery: body.delivery });
}
