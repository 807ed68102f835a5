import type { PaymentMethod } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { readCartFacts } from "../../read-models/cart-facts";
import { isCardSecured } from "../payment/card-state";
import { preparePayment } from "../payment/prepare-payment";
import { readCartTotal } from "./cart-total";
import { placementLock } from "./settle-order";

/** What the browser needs to pay. */
export type BegunPayment = {
  client_secret: string | null;
  /** In the main unit of the currency. */
  amount: number;
  /** The customer has done everything: only the order is missing. */
  secured: boolean;
};

/**
 * Begins the payment of a cart, or finds the one that was begun.
 * @throws MedusaError `not_found` where the cart is gone, ordered or free of charge
 */
export function beginPayment(
  container: MedusaContainer,
  cartId: string,
  method: PaymentMethod,
): Promise<BegunPayment> {
  const locking = container.resolve(Modules.LOCKING);
  const begin = () => beginLocked(container, cartId, method);
  // In the order of placing, which holds the first while it takes the second.
  return locking.execute(
    [placementLock(cartId)],
    () => locking.execute([cartId], begin, { timeout: patience }),
    { timeout: patience },
  );
}

/** Seconds to wait while the cart is being changed, paid or placed. */
const patience = 20;

async function beginLocked(
  container: MedusaContainer,
  cartId: string,
  method: PaymentMethod,
): Promise<BegunPayment> {
  const [cart, facts] = await Promise.all([
    readCartTotal(container, cartId),
    readCartFacts(container, { cartId }),
  ]);
  if (!cart || !facts || facts.completedAt || cart.total <= 0 || facts.orders.length > 0) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no cart to be paid");
  }
  const { data } = await preparePayment(container, cart, method, facts.payment);
  const { total, currency_code } = cart;
  return {
    client_secret: typeof data.client_secret === "string" ? data.client_secret : null,
    amount: total,
    secured: method === "card" && (await isCardSecured(data, total, currency_code)),
  };
}
