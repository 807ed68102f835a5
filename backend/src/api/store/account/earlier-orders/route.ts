import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { earlierOrders } from "../../../../orders";
import { confirmedEmail } from "../../../../people";
import { joinOrderWorkflow } from "../../../../workflows/join-orders";

/** Orders that were placed as a guest with the address of the account. None while a mail has not confirmed the address. */
async function foundFor({ scope, auth_context }: AuthenticatedMedusaRequest): Promise<string[]> {
  const email = await confirmedEmail(scope, auth_context);
  return email ? earlierOrders(scope, { id: auth_context.actor_id, email }) : [];
}

/** How many there are. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ count: (await foundFor(request)).length });
}

/** Moves them into the account; sending this is the consent. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const customer_id = request.auth_context.actor_id;
  for (const order_id of await foundFor(request)) {
    await joinOrderWorkflow(request.scope).run({ input: { order_id, customer_id } });
  }
  response.json({ count: (await foundFor(request)).length });
}
