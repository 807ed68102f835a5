/** Orders that somebody placed as a guest, before there was an account with the same address. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inAnyCase } from "../../platform/ask";

type GuestOrder = { id: string; customer: { has_account: boolean } | null };

/** Their ids, for a customer whose address is confirmed. An order of another account is none of them. */
export async function earlierOrders(
  container: MedusaContainer,
  customer: { id: string; email: string },
): Promise<string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "customer.has_account"],
    filters: {
      email: inAnyCase(customer.email),
      customer_id: { $ne: customer.id },
      status: { $ne: "canceled" },
      is_draft_order: false,
    },
    pagination: { take: 200, skip: 0, order: { created_at: "DESC" } },
  });
  const orders: GuestOrder[] = data;
  return orders.filter(({ customer }) => !customer?.has_account).map(({ id }) => id);
}
