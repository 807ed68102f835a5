/** The payment session of a cart: one at a time, for what the cart costs now. */
import type { PaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import type { PaymentFacts } from "../../read-models/cart-facts";
import { readOffered } from "../../read-models/payment-sessions";
import { sameAmount } from "./hundredths";
import { providerIds } from "./methods";

type Session = NonNullable<PaymentFacts["session"]>;

export type CartToPay = {
  id: string;
  /** In the main unit of the currency, more than 0. */
  total: number;
  currency_code: string;
};

/** What a payment is begun with and followed by. */
export type OpenSession = {
  id: string;
  data: Record<string, unknown>;
};

/** States in which a session can still lead to a payment. */
const usable = new Set(["pending", "requires_more", "authorized", "captured"]);

/**
 * Whether a session can be paid. Without the provider's data the process died while it asked for
 * them: what it asked for was never handed to a browser, so nobody has paid or can pay it.
 */
const isPayable = ({ status, data }: Session): boolean =>
  usable.has(status) && Object.keys(data ?? {}).length > 0;

/**
 * Makes sure that the cart carries a session of this method over its total, and that it is the only
 * one: a session of another method, or over another amount, is cancelled. A session that fits is
 * kept, so that paying twice would mean to pay the same payment twice, which cannot be done. Only
 * under the locks of the cart's placement and of the cart.
 * @param payment as it stands under these locks
 * @throws MedusaError `invalid_data` for a method that the cart's region does not offer
 */
export async function preparePayment(
  container: MedusaContainer,
  cart: CartToPay,
  method: PaymentMethod,
  payment: PaymentFacts | null,
): Promise<OpenSession> {
  const { session } = payment ?? {};
  const provider_id = providerIds[method];
  const fits =
    session?.providerId === provider_id &&
    sameAmount(session.amount, cart.total) &&
    isPayable(session);
  if (fits) return { id: session.id, data: session.data ?? {} };
  if (!(await readOffered(container, { provider: provider_id, cartId: cart.id }))) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "This way to pay is not offered");
  }
  const payments = container.resolve(Modules.PAYMENT);
  const collection = payment ? payment.collectionId : await openCollection(container, cart);
  if (payment && !sameAmount(payment.amount, cart.total)) {
    throw new Error("The payment of the cart is not over its total");
  }
  if (session) await cancelSessions(container, collection);
  const created = await payments.createPaymentSession(collection, {
    provider_id,
    amount: cart.total,
    currency_code: cart.currency_code,
    // What a browser might send along for the provider has no way in.
    data: {},
  });
  return { id: created.id, data: created.data };
}

async function openCollection(container: MedusaContainer, cart: CartToPay): Promise<string> {
  const { total: amount, currency_code } = cart;
  const [collection] = await container
    .resolve(Modules.PAYMENT)
    .createPaymentCollections([{ amount, currency_code }]);
  if (!collection) throw new Error("The payment collection was not returned");
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.CART]: { cart_id: cart.id },
      [Modules.PAYMENT]: { payment_collection_id: collection.id },
    },
  ]);
  return collection.id;
}

/** One that was paid meanwhile can not be cancelled: then this throws, and it stays. */
async function cancelSessions(container: MedusaContainer, collection: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const filters = { payment_collection_id: collection };
  const sessions = await payments.listPaymentSessions(filters, { select: ["id"] });
  for (const { id } of sessions) await payments.deletePaymentSession(id);
}
