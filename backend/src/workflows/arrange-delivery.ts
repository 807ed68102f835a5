/**
 * Who orders, where it goes and how it gets there, kept with the cart in one go. Medusa's own two ways
 * to it reckon the whole cart after each.
 */
import type { CreateAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  findOrCreateCustomerStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import { reckonCart } from "./compute-cart";

type Address = CreateAddressDTO & { country_code: string };

export type Delivery = {
  cart_id: string;
  /** Of the cart so far. */
  customer_id: string | null;
  locale: string;
  /** Becomes the order's. */
  metadata: Record<string, unknown>;
  email: string;
  /** Where the order goes, or is collected. */
  shipping_address: Address;
  /** Who orders, as the invoice names them. */
  billing_address: Address;
  /** Offered for this address, and priced for it. */
  option: { id: string; name: string; amount: number; taxInclusive: boolean };
  /** Kept with the way of delivery: that the customer has chosen it. */
  data: Record<string, unknown>;
  codes: string[];
};

/**
 * The old way of delivery goes first and the new one comes last: cut off in between, the cart has
 * none, and never one that was priced for another address.
 */
async function arrange(
  container: MedusaContainer,
  { input, customer_id }: { input: Delivery; customer_id: string | undefined },
): Promise<void> {
  const { cart_id, locale, metadata, email, option, data } = input;
  const carts = container.resolve(Modules.CART);
  const before = await carts.listShippingMethods({ cart_id: [cart_id] }, { select: ["id"] });
  if (before.length > 0) await carts.softDeleteShippingMethods(before.map(({ id }) => id));
  const customer = customer_id ? { customer_id } : {};
  const { shipping_address, billing_address } = input;
  const addresses = { shipping_address, billing_address: { ...billing_address } };
  await carts.updateCarts([{ id: cart_id, locale, metadata, email, ...customer, ...addresses }]);
  const { id: shipping_option_id, name, amount, taxInclusive: is_tax_inclusive } = option;
  const method = { cart_id, shipping_option_id, name, amount, is_tax_inclusive, data };
  await carts.addShippingMethods([method]);
}

const arrangeStep = createStep(
  "arrange-delivery-of-cart",
  async (kept: { input: Delivery; customer_id: string | undefined }, { container }) => {
    await arrange(container, kept);
    return new StepResponse(undefined);
  },
);

/** Nothing is undone when it fails half-way: whoever calls it sees that it is reckoned again. */
export const arrangeDeliveryWorkflow = createWorkflow("arrange-delivery", (input: Delivery) => {
  const { cart_id } = input;
  // Stripe begins a payment under the same lock, and may take its time.
  acquireLockStep({ key: cart_id, timeout: 15, ttl: 10 });
  const found = findOrCreateCustomerStep({ customerId: input.customer_id, email: input.email });
  arrangeStep(
    transform({ input, found }, ({ input, found }) => ({ input, customer_id: found.customer?.id })),
  );
  reckonCart(transform(input, ({ cart_id, codes }) => ({ cart_id, codes })));
  releaseLockStep({ key: cart_id });
  return new WorkflowResponse(undefined);
});
