/** Which ways to pay are set up, and by which provider of Medusa's each is known. */
import {
  type BusinessProfile,
  inEach,
  type OrderPayment,
  type PaymentMethod,
  paymentMethods,
} from "@landolt/forms";
import { environment } from "../platform/environment";
import { ways } from "./ways";

export const providerIds = inEach(paymentMethods, (method) => {
  const { provider } = ways[method];
  return `pp_${provider}_${provider}`;
});

/** For Medusa's configuration. */
export const paymentProviders = () =>
  Object.values(ways)
    .filter(({ runs }) => runs?.(environment()) ?? true)
    .map(({ provider, module }) => ({ resolve: `./src/modules/${module}`, id: provider }));

/** The ways to pay that are set up, in the order in which they are offered. */
export const offeredMethods = (profile: BusinessProfile): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    const { runs, isOffered } = ways[method];
    return (runs?.(environment()) ?? true) && (isOffered?.(profile) ?? true);
  });

/** Undefined for a provider that is none of ours. */
export const methodOf = (providerId: string | undefined): PaymentMethod | undefined =>
  paymentMethods.find((method) => providerIds[method] === providerId);

/** How an order is paid, by the provider of its payment. */
export const orderPaymentOf = (providerId: string | undefined): OrderPayment =>
  methodOf(providerId) ?? "other";
