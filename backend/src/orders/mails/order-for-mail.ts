import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

type MailedOrder = {
  id: string;
  display_id: number;
  email: string;
  metadata: Record<string, unknown> | null;
};

/** What a short mail about an order needs; undefined where there is nobody to write to. */
export async function orderForMail(
  container: MedusaContainer,
  id: string,
): Promise<MailedOrder | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["id", "display_id", "email", "metadata"],
    filters: { id },
  });
  const [order]: (Omit<MailedOrder, "email"> & { email: string | null })[] = data;
  return order?.email ? { ...order, email: order.email } : undefined;
}
