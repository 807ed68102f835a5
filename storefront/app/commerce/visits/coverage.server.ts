/** Whether we send, or come, to an address, and what the delivery costs there. */
import { type Coverage, type CoveragePurpose, coverage } from "@landolt/forms";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, answered } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";

/** An address as far as distance needs it; code and town as typed. */
export interface Whereabouts {
  country: string;
  postalCode: string;
  city: string;
}

/** What the address means for an order. */
export interface DeliveryArea {
  delivery: Coverage;
  visit: Coverage;
  /** Of home delivery: taxes included, in the currency's main unit. */
  price: number;
}

const deliveryShape = z.object({ coverage, visit: coverage, home_delivery_price: z.number() });

/** @param request the visitor's, whose network is counted: nobody may read our map out */
function coverageOf<T>(
  request: Request,
  purpose: CoveragePurpose,
  shape: z.ZodType<T>,
  { country, postalCode, city }: Whereabouts,
) {
  return ask({
    path: "/store/coverage",
    shape,
    method: "POST",
    idempotent: true,
    headers: networkHeaders(request),
    body: { purpose, country, postal_code: postalCode, city },
    refusal: "address",
  });
}

/** Whether the optician comes to an address. */
export const visitCoverage = (request: Request, address: Whereabouts): Promise<Answer<Coverage>> =>
  coverageOf(request, "home-service", under("coverage", coverage), address);

/** Both distances and the price; refused where the country is none that can be judged. */
export async function deliveryArea(
  request: Request,
  address: Whereabouts,
): Promise<Answer<DeliveryArea>> {
  const answer = await coverageOf(request, "delivery", deliveryShape, address);
  if (!answer.ok) return answer;
  const { coverage: delivery, visit, home_delivery_price: price } = answer.value;
  return answered({ delivery, visit, price });
}
