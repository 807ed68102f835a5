/** Which step of the checkout a visitor may see. Pure. */

export const checkoutAddresses = {
  bag: "/shop/cart-summary",
  shipping: "/shop/checkout/shipping",
  summary: "/shop/checkout/summary",
  payment: "/shop/checkout/payment",
  paymentReturn: "/shop/checkout/payment/return",
  status: "/shop/checkout/status",
} as const;
export type CheckoutStep = Exclude<keyof typeof checkoutAddresses, "bag" | "paymentReturn">;

export interface CheckoutProgress {
  /** Whether the bag holds anything. */
  filled: boolean;
  /** Whether contact, address and delivery are complete. */
  shipping: boolean;
  /** Whether the bag has already become an order. */
  ordered: boolean;
}

/**
 * Where a visitor who asks for `step` is sent instead; undefined when the step may be shown.
 * An ordered bag leads to its order from every step.
 */
export function detour(step: CheckoutStep, progress: CheckoutProgress): string | undefined {
  if (progress.ordered) return step === "status" ? undefined : checkoutAddresses.status;
  if (!progress.filled) return checkoutAddresses.bag;
  if (step === "shipping") return undefined;
  if (!progress.shipping) return checkoutAddresses.shipping;
  return step === "status" ? checkoutAddresses.payment : undefined;
}
