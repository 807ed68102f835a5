import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

export type CartTotal = {
  id: string;
  /** In the main unit of the currency. */
  total: number;
  /** Without delivery. */
  item_total: number;
  currency_code: string;
  metadata: Record<string, unknown> | null;
};

/** What a cart costs, reckoned by Medusa from its lines as they are now; undefined where there is none. */
export async function readCartTotal(
  container: MedusaContainer,
  id: string,
): Promise<CartTotal | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["id", "total", "item_total", "currency_code", "metadata"],
    filters: { id },
  });
  const [cart]: CartTotal[] = data;
  return cart && { ...cart, total: Number(cart.total), item_total: Number(cart.item_total) };
}
