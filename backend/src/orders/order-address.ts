/** The addresses under which a customer, signed in or not, comes back to an order. */
import { prefixOf, type SiteLanguage } from "@landolt/forms";
import { environment } from "../platform/environment";
import { signToken } from "../platform/signed-token";

/** Longer than delivery, withdrawal and most questions take; after it the customer asks for a new link. */
const daysOfUse = 180;
const daysToDecide = 30;
const daysAfterEnd = 60;

function address(path: string, language: SiteLanguage): string {
  return `${environment().SHOP_URL}${prefixOf(language)}${path}`;
}

const inDays = (days: number, now: Date) => new Date(now.getTime() + days * 86_400_000);

/** A link to the storefront's page of an order, in the customer's language. */
export function orderAddress(orderId: string, language: SiteLanguage, now = new Date()): string {
  return address(`/order/${signToken("order", orderId, inDays(daysOfUse, now))}`, language);
}

/** A link to the page that orders the same lenses again, until some time after they have run out. */
export function reminderAddress(orderId: string, language: SiteLanguage, lastDay: string): string {
  const over = inDays(daysAfterEnd, new Date(`${lastDay}T00:00:00Z`));
  return address(`/order-reminder/${signToken("supply-reminder", orderId, over)}`, language);
}

/** A link to the page that accepts or declines the transfer of an order to an account. */
export function transferAddress(
  orderChangeId: string,
  language: SiteLanguage,
  now = new Date(),
): string {
  const token = signToken("order-transfer", orderChangeId, inDays(daysToDecide, now));
  return address(`/order-transfer/${token}`, language);
}
