import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import type { Asker } from "../../../../../modules/prescriptions/service";

/** Somebody of the staff who asks for the customer of the address. */
export const askerOf = ({ params, auth_context }: AuthenticatedMedusaRequest): Asker => ({
  customer: params.id ?? "",
  staff: auth_context.actor_id,
});
