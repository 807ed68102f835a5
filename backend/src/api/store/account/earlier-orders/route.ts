import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { earlierOrders } from "../../../../orders";
import { hasConfirmed } from "../../../../people";
import { joinOrderWorkflow } from "../../../../workflows/join-orders";

/** Orders that were placed as a guest with the address of the account. None while a mail has not confirmed the address. */
async function foundFor({ scope, auth_context }: AuthenticatedMedusaRequest): Promise<string[]> {
  const { actor_id, auth_identity_id } = auth_context;
  const customer = await scope
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(actor_id, { select: ["id", "email"] });
  const { email } = customer;
  return email && (await hasConfirmed(scope, auth_identity_id, email))
    ? earlierOrders(scope, { id: actor_id, email })
    : [];
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
