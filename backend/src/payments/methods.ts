/** The ways to pay: the payment provider behind each, and where it is set up. */
import {
  type BusinessProfile,
  inEach,
  type OrderPayment,
  type PaymentMethod,
  paymentMethods,
} from "@landolt/forms";
import { environment } from "../platform/environment";

type Way = {
  /** Identifier of its provider, and its id in Medusa's configuration. */
  provider: string;
  /** Below `src/modules`. */
  module: string;
  /** Whether this server can use it; undefined: always. */
  runs?: () => boolean;
  /** Whether the business offers it; undefined: always. */
  isOffered?: (profile: BusinessProfile) => boolean;
};

const ways: Record<PaymentMethod, Way> = {
  card: { provider: "stripe", module: "stripe", runs: () => Boolean(environment().STRIPE_API_KEY) },
  "pay-in-store": { provider: "pay-in-store", module: "paid-by-hand/pay-in-store" },
  "bank-transfer": {
    provider: "bank-transfer",
    module: "paid-by-hand/bank-transfer",
    isOffered: ({ bankAccount }) => bankAccount !== undefined,
  },
};

export const providerIds = inEach(paymentMethods, (method) => {
  const { provider } = ways[method];
  return `pp_${provider}_${provider}`;
});

/** For Medusa's configuration. */
export const paymentProviders = () =>
  Object.values(ways)
    .filter(({ runs }) => runs?.() ?? true)
    .map(({ provider, module }) => ({ resolve: `./src/modules/${module}`, id: provider }));

/** The ways to pay that are set up, in the order in which they are offered. */
export const offeredMethods = (profile: BusinessProfile): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const { runs, isOffered } = ways[method];
    return (runs?.() ?? true) && (isOffered?.(profile) ?? true);
  });

/** Undefined for a provider that is none of ours. */
export const methodOf = (providerId: string | undefined): PaymentMethod | undefined =>
  paymentMethods.find((method) => providerIds[method] === providerId);

/** How an order is paid, by the provider of its payment. */
export const orderPaymentOf = (providerId: string | undefined): OrderPayment =>
  methodOf(providerId) ?? "other";
