import { paymentMethods } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { preparePayment } from "../../../../../buying";
import { environment } from "../../../../../platform/environment";
import { validInput } from "../../../../http/invalid-data";

const choice = z.object({ method: z.enum(paymentMethods) });

/**
 * Begins the payment of a cart `{ method }`, or finds the one that was begun. Answers for a card what
 * the browser needs to confirm it: `client_secret`, `publishable_key` and whether it is `secured`
 * already. 404 where the cart is gone, ordered or free of charge.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const body = validInput(choice, request.body);
  const prepared = await preparePayment(request.scope, request.params.id ?? "", body.method);
  response.json({
    payment: { ...prepared, publishable_key: environment().STRIPE_PUBLISHABLE_KEY },
  });
}
