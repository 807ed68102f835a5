import type { OrderPayment } from "@landolt/forms";
import type { EyeLens } from "@landolt/optics";
import { lensOfLine } from "../../catalog";
import { orderPaymentOf } from "../../payments/methods";
import type { Environment } from "../../platform/environment";
import { type DeliveryWay, deliveryWay } from "../delivery-way";
import { orderAddress } from "../order-address";
import {
  addressLines,
  nameOf,
  orderLanguage,
  paymentsOf,
  type StoredItem,
  type StoredOrder,
} from "../stored-order";

export type MailItem = {
  title: string;
  variantId: string | null;
  variant?: string;
  quantity: number;
  /** Gross, before discounts. */
  total: number;
  /** Contact lenses only. */
  lens?: EyeLens;
};

/** An order as its mails show it; all amounts are gross and in `currency`. */
export type MailOrder = {
  number: string;
  placedAt: Date;
  customerName?: string;
  currency: string;
  items: MailItem[];
  shipping: { name: string; total: number; way: DeliveryWay };
  /** The address where a parcel goes, by line; empty when it is collected. */
  address: string[];
  discount: number;
  vat: number;
  total: number;
  payment: OrderPayment;
  /** The card's bank keeps the money ready, and staff charge it later. */
  held: boolean;
  /** The page of the order, for the holder of the link. */
  link: string;
};

function mailItem(item: StoredItem): MailItem {
  const lens = lensOfLine(item.metadata);
  return {
    title: item.product_title ?? item.title,
    variantId: item.variant_id,
    ...(item.variant_title ? { variant: item.variant_title } : {}),
    quantity: Number(item.quantity),
    total: Number(item.original_total),
    ...(lens ? { lens } : {}),
  };
}

/**
 * @param homeCountry the shop's; addresses there go without a country
 * @param capture when cards are charged
 */
export function mailOrder(
  order: StoredOrder,
  homeCountry: string,
  capture: Environment["STRIPE_CAPTURE"],
): MailOrder {
  const { shipping_address: to, shipping_methods: methods } = order;
  const name = nameOf(to);
  const way = deliveryWay(order);
  const [paid] = paymentsOf(order);
  const payment = orderPaymentOf(paid?.provider_id);
  return {
    number: String(order.display_id),
    placedAt: new Date(order.created_at),
    ...(name ? { customerName: name } : {}),
    currency: order.currency_code,
    items: order.items.map(mailItem),
    shipping: {
      name: methods.map((method) => method.name).join(", "),
      total: methods.reduce((sum, { original_total }) => sum + Number(original_total), 0),
      way,
    },
    address: way === "parcel" ? addressLines(to, homeCountry) : [],
    discount: Number(order.discount_total),
    vat: Number(order.tax_total),
    total: Number(order.total),
    payment,
    held: payment === "card" && capture === "by-staff" && !paid?.captured_at,
    link: orderAddress(order.id, orderLanguage(order)),
  };
}
