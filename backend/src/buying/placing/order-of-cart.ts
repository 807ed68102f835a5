/** What an order takes over from its cart. Pure. */
import type { CreateOrderDTO } from "@medusajs/framework/types";
import { OrderStatus } from "@medusajs/framework/utils";
import type { CartToOrder } from "../../read-models/buying/cart-to-order";

/** The order as it is created; by the cart's id in its metadata it is found, and no second one is taken. */
export function orderOf(cart: CartToOrder): CreateOrderDTO {
  const { region_id, customer_id, sales_channel_id, email, currency_code, locale } = cart;
  const { shipping_address, billing_address } = cart;
  const order = {
    ...{ region_id, customer_id, sales_channel_id, email, currency_code, locale },
    ...{ shipping_address, billing_address, no_notification: false },
    status: OrderStatus.PENDING,
    items: cart.items.map(({ id, shipping_profile_id, metadata, ...item }) => ({
      ...item,
      metadata: metadata ?? {},
    })),
    shipping_methods: cart.shipping_methods.map(
      ({ id, shipping_profile_id, code, raw_amount, ...method }) => ({
        ...method,
        amount: raw_amount,
      }),
    ),
    credit_lines: cart.credit_lines,
    promo_codes: discountsOf(cart).flatMap(({ code }) => code),
    metadata: { ...cart.metadata, cart_id: cart.id },
  };
  // Medusa's types know no null, its tables do.
  return order as unknown as CreateOrderDTO;
}

const discountsOf = ({ items, shipping_methods }: CartToOrder) =>
  [...items, ...shipping_methods].flatMap(({ adjustments }) =>
    adjustments.flatMap(({ code, amount }) => (code ? [{ code, amount }] : [])),
  );

/** How often and for how much its promotions were used, and by whom. */
export const usagesOf = (cart: CartToOrder) => ({
  discounts: discountsOf(cart),
  customer: { customer_id: cart.customer_id, customer_email: cart.email },
});
