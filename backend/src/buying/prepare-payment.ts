/** The payment session of a cart: one at a time, for what the cart costs now. */
import { deliveryChoices, methodFits, type PaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { providerIds } from "../payments/methods";
import { sameAmount } from "../payments/money";
import { cardPaymentState } from "../payments/stripe";
import { invalidError, notFoundError } from "../platform/errors";
import type { CartToOrder } from "../read-models/buying/cart-to-order";
import { type PaymentFacts, readCartFacts } from "../read-models/buying/carts";
import { readOffered } from "../read-models/buying/payment-sessions";
import { refused } from "./bag";
import { placementLock, readCart } from "./cart";

/** What the browser needs to pay. */
export type PreparedPayment = {
  client_secret: string | null;
  /** In the main unit of the currency. */
  amount: number;
  /** The customer has done everything: only the order is missing. */
  secured: boolean;
};

/** Seconds to wait while the cart is being changed, paid or placed. */
const lockTimeout = 20;

/**
 * Begins the payment of a cart, or finds the one that was begun.
 * @throws MedusaError `not_found` where the cart is gone, ordered or free of charge; `invalid_data` for a
 *   method that does not go with the delivery, or is not offered
 */
export function preparePayment(
  container: MedusaContainer,
  cartId: string,
  method: PaymentMethod,
): Promise<PreparedPayment> {
  const locking = container.resolve(Modules.LOCKING);
  const prepare = () => prepareLocked(container, cartId, method);
  // In the order of placing, which holds the first while it takes the second.
  return locking.execute(
    [placementLock(cartId)],
    () => locking.execute([cartId], prepare, { timeout: lockTimeout }),
    { timeout: lockTimeout },
  );
}

async function prepareLocked(
  container: MedusaContainer,
  cartId: string,
  method: PaymentMethod,
): Promise<PreparedPayment> {
  const [cart, facts] = await Promise.all([
    readCart(container, cartId),
    readCartFacts(container, { cartId }),
  ]);
  if (!cart || !facts || facts.completedAt || cart.total <= 0 || facts.orders.length > 0) {
    throw notFoundError("There is no cart to be paid");
  }
  if (!fitsDelivery(cart, method)) {
    throw refused("payment-delivery", "A parcel is paid before it is sent");
  }
  const { total, currency_code } = cart;
  const stateOf = async ({ data }: OpenSession) =>
    method === "card" ? await cardPaymentState(data, total, currency_code) : "open";
  let session = await openSession(container, cart, method, facts.payment);
  let state = await stateOf(session);
  if (state === "ended" && facts.payment) {
    await cancelSessions(container, facts.payment.collectionId);
    session = await openSession(container, cart, method, { ...facts.payment, session: null });
    state = await stateOf(session);
  }
  const { data } = session;
  return {
    client_secret: typeof data.client_secret === "string" ? data.client_secret : null,
    amount: total,
    secured: state === "secured",
  };
}

type CartToPay = {
  id: string;
  /** In the main unit of the currency, more than 0. */
  total: number;
  currency_code: string;
};

/** What a payment is begun with and followed by. */
export type OpenSession = {
  id: string;
  /** Id of the payment collection that it belongs to. */
  collection: string;
  data: Record<string, unknown>;
};

/**
 * Whether the cart can be paid so as it is delivered. A way of delivery of staff's own, or none at all,
 * counts as a parcel.
 */
export function fitsDelivery(
  { shipping_methods }: { shipping_methods: readonly { code: string | null }[] },
  method: PaymentMethod,
): boolean {
  const codes = shipping_methods.map(({ code }) => code);
  const known = codes.map((code) => deliveryChoices.find((choice) => choice === code));
  return (known.length > 0 ? known : [undefined]).every((delivery) =>
    methodFits(method, delivery ?? "home-delivery"),
  );
}

/** What the address of an order needs that is brought, with the words for it. */
const addressFields = {
  last_name: "the last name",
  address_1: "the street",
  postal_code: "the postal code",
  city: "the town",
  country_code: "the country",
} as const;

const isMissing = (value: string | null | undefined): boolean => !value?.trim();

/** @throws MedusaError `invalid_data` that names what a cart lacks to be ordered */
export function refuseIncomplete(cart: CartToOrder): void {
  const { email, shipping_address, shipping_methods } = cart;
  const isBrought = shipping_methods.some(({ code }) => code !== "store-collection");
  const fields = Object.entries(addressFields) as [keyof typeof addressFields, string][];
  const missing = [
    ...(isMissing(email) ? ["the e-mail address"] : []),
    ...fields
      .filter(([field]) => isBrought && isMissing(shipping_address?.[field]))
      .map(([, words]) => words),
  ];
  if (missing.length === 0) return;
  throw invalidError(
    `The cart cannot be ordered without ${new Intl.ListFormat("en").format(missing)}`,
  );
}

/** States in which a session can still lead to a payment. */
const usable = new Set(["pending", "requires_more", "authorized", "captured"]);

/**
 * Whether a session can be paid. Without the provider's data the process died while it asked for
 * them: what it asked for was never handed to a browser, so nobody has paid or can pay it.
 */
const isPayable = ({ status, data }: NonNullable<PaymentFacts["session"]>): boolean =>
  usable.has(status) && Object.keys(data ?? {}).length > 0;

/**
 * Makes sure that the cart carries a session of this method over its total, and that it is the only
 * one: a session of another method, or over another amount, is cancelled. A session that fits is
 * kept, so that paying twice would mean to pay the same payment twice, which cannot be done. Only
 * under the locks of the cart's placement and of the cart.
 * @param payment as it stands under these locks
 * @throws MedusaError `invalid_data` for a method that the cart's region does not offer
 */
export async function openSession(
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
  if (payment && fits) {
    return { id: session.id, collection: payment.collectionId, data: session.data ?? {} };
  }
  if (!(await readOffered(container, { provider: provider_id, cartId: cart.id }))) {
    throw refused("payment", "This way to pay is not offered");
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
  return { id: created.id, collection, data: created.data };
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
