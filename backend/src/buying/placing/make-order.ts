/**
 * An order made of a cart, by Medusa's services and steps: what Medusa's own completion does, without
 * reading the cart once more and without a stored record of the run. What cuts it off in the middle is
 * settled afterwards (`settle-order.ts`).
 */
import type { LinkDefinition, MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, ReservationItemWorkflowEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  parallelize,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  compensatePaymentIfNeededStep,
  createOrdersStep,
  createRemoteLinkStep,
  emitEventStep,
  reserveInventoryStep,
} from "@medusajs/medusa/core-flows";
import { isOfStripe } from "../../payments/stripe";
import { invalidError } from "../../platform/errors";
import { loggerOf } from "../../platform/logger";
import type { CartToOrder } from "../../read-models/buying/cart-to-order";
import { readMissingReservations } from "../../read-models/buying/missing-reservations";
import { validateCartToOrder } from "../cart-lines";
import { orderOf, usagesOf } from "./order-of-cart";

type CartToMake = {
  cart: CartToOrder;
  /** Id of its payment collection, where there is one. */
  collection?: string;
  /** By which it is paid; absent where nothing is to be paid. */
  session?: { id: string; provider: string };
};

const invalid = (message: string) => invalidError(message);

/** The last word about what is ordered, how it is sent and paid: staff may have changed each of them. */
const validateStep = createStep(
  "validate-cart-to-order",
  async ({ cart, session }: CartToMake, { container }) => {
    const { items, shipping_methods, offered } = cart;
    if (items.length === 0) throw invalid("There is nothing in the cart");
    if (session && !offered.includes(session.provider)) {
      throw invalid("This way to pay is not offered");
    }
    const profiles = shipping_methods.map((method) => method.shipping_profile_id);
    const unsent = items.find(
      (item) => item.requires_shipping && !profiles.includes(item.shipping_profile_id),
    );
    if (unsent) throw invalid("The delivery of the cart is not one for all of its articles");
    await validateCartToOrder(container, cart);
    return new StepResponse(undefined);
  },
);

/** What is to be reserved for the lines of a fresh order, and where. */
const findPlacesStep = createStep(
  "find-places-to-reserve",
  async ({ orderId }: { orderId: string }, { container }) => {
    const places = await readMissingReservations(container, { orderId });
    return new StepResponse(
      places.map(({ lineItemId, inventoryItemId, quantity, allowBackorder, locationId }) => ({
        id: lineItemId,
        // Where there is none the reservation is refused, as that of too many is.
        inventory_item_id: inventoryItemId ?? "",
        location_ids: locationId ? [locationId] : [],
        required_quantity: 1,
        quantity,
        allow_backorder: allowBackorder,
      })),
    );
  },
);

const closeCartStep = createStep(
  "close-ordered-cart",
  async ({ id }: { id: string }, { container }) => {
    await setCompleted(container, id, new Date());
    return new StepResponse(undefined, id);
  },
  async (id, { container }) => {
    if (id) await setCompleted(container, id, null);
  },
);

const setCompleted = (container: MedusaContainer, id: string, completed_at: Date | null) =>
  container.resolve(Modules.CART).updateCarts([{ id, completed_at }]);

type Usage = ReturnType<typeof usagesOf>;

/** Counts the promotions as used. */
const countUsageStep = createStep(
  "count-usage-of-promotions",
  async ({ discounts, customer }: Usage, { container }) => {
    if (discounts.length === 0) return new StepResponse(undefined);
    await container.resolve(Modules.PROMOTION).registerUsage(discounts, customer);
    return new StepResponse(undefined, { discounts, customer });
  },
  async (counted, { container }) => {
    if (!counted) return;
    await container.resolve(Modules.PROMOTION).revertUsage(counted.discounts, counted.customer);
  },
);

/** Medusa's own step asks twice more for what it was answered. */
const authoriseStep = createStep(
  "authorise-payment-of-order",
  async ({ session }: { session: string | undefined }, { container }) => {
    if (!session) return new StepResponse(undefined);
    try {
      const payment = await container.resolve(Modules.PAYMENT).authorizePaymentSession(session, {});
      return new StepResponse(undefined, payment?.id);
    } catch (error) {
      // What failed on our side, such as the database, has not judged the payment.
      if (!isOfStripe(error)) throw error;
      const logger = loggerOf(container);
      logger.error(`A payment could not be authorised: ${session}`);
      const { PAYMENT_AUTHORIZATION_ERROR } = MedusaError.Types;
      throw new MedusaError(PAYMENT_AUTHORIZATION_ERROR, "The payment was not authorised");
    }
  },
  async (id, { container }) => {
    if (!id) return;
    await container
      .resolve(Modules.PAYMENT)
      .cancelPayment(id)
      .catch(() => loggerOf(container).error(`A payment could not be cancelled: ${id}`));
  },
);

/** By which Medusa finds cart, payment and promotions of an order. */
function linksOf(orderId: string, { cart, collection }: CartToMake): LinkDefinition[] {
  const others: LinkDefinition[] = [
    { [Modules.CART]: { cart_id: cart.id } },
    ...cart.promotions.map((id) => ({ [Modules.PROMOTION]: { promotion_id: id } })),
    ...(collection ? [{ [Modules.PAYMENT]: { payment_collection_id: collection } }] : []),
  ];
  return others.map((other) => ({ [Modules.ORDER]: { order_id: orderId }, ...other }));
}

/**
 * Only under the locks of the cart and of its placement. The payment comes last, so that as little as
 * possible can call for taking it back.
 */
export const makeOrderWorkflow = createWorkflow("make-order", (input: CartToMake) => {
  compensatePaymentIfNeededStep({
    payment_session_id: transform(input, ({ session }) => session?.id ?? ""),
  });
  validateStep(input);
  const orders = createOrdersStep(transform(input, ({ cart }) => [orderOf(cart)]));
  const orderId = transform(orders, ([order]) => order?.id ?? "");
  const places = findPlacesStep({ orderId });
  const [, , , reservations] = parallelize(
    createRemoteLinkStep(
      transform({ input, orderId }, ({ input, orderId }) => linksOf(orderId, input)),
    ),
    closeCartStep({ id: input.cart.id }),
    countUsageStep(transform(input, ({ cart }) => usagesOf(cart))),
    reserveInventoryStep({ items: places }),
  );
  emitEventStep({
    eventName: ReservationItemWorkflowEvents.CREATED,
    data: transform({ reservations, orderId }, ({ reservations, orderId }) =>
      reservations.map(({ id }) => ({ id, order_id: orderId })),
    ),
  });
  authoriseStep({ session: transform(input, ({ session }) => session?.id) });
  return new WorkflowResponse(undefined);
});
