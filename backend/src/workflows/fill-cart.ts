/**
 * A bag's cart, created or brought up to what is wanted, in one go: all lines are written together,
 * and taxes, promotions and payment reckoned once. Medusa's own ways write line by line and reckon
 * everything after each. Nothing is undone when it fails half-way: the next look at the bag compares
 * and goes on from there.
 */
import type { CartLineItemDTO, MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  refreshCartShippingMethodsWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import { reckonCart } from "./compute-cart";

/** A line as the cart keeps it; with the id of its item where there is one already. */
export type LineToWrite = Pick<CartLineItemDTO, "title"> & {
  id?: string;
  variant_id: string;
  quantity: number;
  unit_price: number;
  metadata: Record<string, unknown>;
} & Record<string, unknown>;

/** What a cart is created with. */
export type NewCart = {
  region_id: string;
  currency_code: string;
  sales_channel_id: string;
  /** Where it goes until an address is known. */
  country_code: string;
  /** The delivery that is reckoned with until one is chosen. */
  estimate?: { shipping_option_id: string; name: string; amount: number };
};

export type CartToFill = {
  cart_id: string;
  /** Only where there is no cart yet. */
  create?: NewCart;
  locale: string;
  metadata: Record<string, unknown>;
  /** Whether locale and metadata are others than the cart's. */
  retold: boolean;
  /** The lines that are new or to be written anew. */
  lines: LineToWrite[];
  /** Ids of items that go. */
  remove: string[];
  /** Every promotion code that is to count. */
  codes: string[];
  /** Whether a delivery was chosen: its price may follow the lines, that of an estimate does not. */
  chosen: boolean;
};

async function create(container: MedusaContainer, input: CartToFill, place: NewCart) {
  const { cart_id: id, locale, metadata } = input;
  const carts = container.resolve(Modules.CART);
  const { estimate, country_code, ...where } = place;
  const cart = { id, locale, metadata, ...where, shipping_address: { country_code } };
  await carts.createCarts([cart]);
  if (!estimate) return;
  const method = { ...estimate, cart_id: id, is_tax_inclusive: true, data: {} };
  await carts.addShippingMethods([method]);
}

async function write(container: MedusaContainer, input: CartToFill): Promise<void> {
  const carts = container.resolve(Modules.CART);
  const { cart_id: id, locale, metadata, lines, remove } = input;
  if (input.create) await create(container, input, input.create);
  else {
    const cart = await carts.retrieveCart(id, { select: ["id", "completed_at"] });
    if (cart.completed_at) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "The cart is ordered");
    }
    if (input.retold) await carts.updateCarts([{ id, locale, metadata }]);
  }
  const known = lines.flatMap(({ id, ...line }) => (id === undefined ? [] : [{ id, ...line }]));
  if (remove.length > 0) await carts.softDeleteLineItems(remove);
  if (known.length > 0) await carts.updateLineItems(known);
  const fresh = lines.filter((line) => line.id === undefined);
  if (fresh.length > 0) await carts.addLineItems(fresh.map((line) => ({ ...line, cart_id: id })));
}

const writeStep = createStep("write-cart", async (input: CartToFill, { container }) => {
  await write(container, input);
  return new StepResponse(undefined);
});

export const fillCartWorkflow = createWorkflow("fill-cart", (input: CartToFill) => {
  const { cart_id } = input;
  // Stripe begins a payment under the same lock, and may take its time.
  acquireLockStep({ key: cart_id, timeout: 15, ttl: 10 });
  writeStep(input);
  when("delivery-to-price", input, ({ chosen }) => chosen).then(() => {
    refreshCartShippingMethodsWorkflow.runAsStep({ input: { cart_id } });
  });
  reckonCart(transform(input, ({ cart_id, codes }) => ({ cart_id, codes })));
  releaseLockStep({ key: cart_id });
  return new WorkflowResponse(undefined);
});
