import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { chooseDelivery, deliveryShape } from "../../../../../buying";
import { validInput } from "../../../../http/invalid-data";

/**
 * Keeps who orders and how it gets there `{ language, delivery, email, address }`. 404 for a bag that
 * has no cart yet or is ordered; 400 where the address is out of reach or the way is not offered.
 */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse) {
  const wanted = validInput(deliveryShape, request.body);
  await chooseDelivery(request.scope, request.params.id ?? "", wanted);
  response.json({ delivery: wanted.delivery });
}
