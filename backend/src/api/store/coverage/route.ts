import { coverageQuestion } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { coverageOf, coveragesOf, homeDeliveryPrice } from "../../../visits";
import { invalidData } from "../../http/invalid-data";
import { networkOf, withinLimits } from "../../middleware/rate-limit";

/**
 * Whether an address is inside the radius of `purpose`: `{ purpose, country, postal_code, city }` in,
 * `{ coverage }` out. For the purpose "delivery" beside it what else an order needs to know:
 * `home_delivery_price`, and by `visit` whether the optician comes. The question is in the body and not in
 * the address, because it is about a person. 429 for a network that asks too often.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const question = coverageQuestion.safeParse(request.body);
  if (!question.success) {
    response.status(400).json(invalidData(question.error.issues));
    return;
  }
  if (!(await withinLimits(request, response, { coverage: networkOf(request) }))) return;
  const { purpose, country, postal_code, city } = question.data;
  const address = { country, postalCode: postal_code, city };
  if (purpose !== "delivery") {
    response.json({ coverage: await coverageOf(request.scope, { purpose, ...address }) });
    return;
  }
  const both = await coveragesOf(request.scope, ["delivery", "home-service"], address);
  response.json({
    coverage: both.delivery,
    visit: both["home-service"],
    home_delivery_price: await homeDeliveryPrice(request.scope, both.delivery),
  });
}
