/** Reads what the progress of an order is judged by. */
import {
  type DeliveryChoice,
  deliveryChoices,
  type OrderFacts,
  type WithdrawalClass,
  withdrawalOf,
} from "@landolt/forms";
import type { Eye } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { lensOfLine } from "../catalog";
import { orderPaymentOf } from "../payments/methods";
import type { OrderAddress } from "../read-models/orders/whole-order";
import { findOrder, type PricedOrder } from "./stored-order";

export type OrderLine = {
  id: string;
  title: string;
  /** Of a contact lens. */
  eye?: Eye;
  quantity: number;
  fulfilled: number;
  shipped: number;
  delivered: number;
  /** Delivered pieces that no return has been asked for and that were not replaced. */
  returnable: number;
  withdrawal: WithdrawalClass;
};

export type OrderProgress = {
  id: string;
  number: number;
  email: string;
  facts: OrderFacts;
  lines: OrderLine[];
  placedAt: Date;
  /** When it was paid, or an amount on a card was kept ready for it; undefined while it awaits payment. */
  paidAt: Date | undefined;
  hasLenses: boolean;
  /** When the last of the goods was handed over; undefined while something is on its way. */
  deliveredAt: Date | undefined;
  tracking: { number: string; url: string }[];
  returns: { id: string; status: string; requestedAt: Date | undefined; lines: ReturnLine[] }[];
  shown: ShownOrder;
};

type ReturnLine = { id: string; quantity: number };

const sum = (values: (number | null)[]): number =>
  values.reduce<number>((all, value) => all + Number(value ?? 0), 0);

function factsOf(order: PricedOrder, lines: OrderLine[]): OrderFacts {
  const { payment_collections: collections, returns } = order;
  const sessions = collections.flatMap(({ payment_sessions }) => payment_sessions);
  const payments = collections.flatMap(({ payments }) => payments);
  const chosen = order.metadata?.delivery;
  const delivery: DeliveryChoice =
    deliveryChoices.find((choice) => choice === chosen) ?? "store-collection";
  return {
    cancelled: order.status === "canceled",
    delivery,
    lines,
    money: {
      total: order.total,
      authorized: sum(collections.map(({ authorized_amount }) => authorized_amount)),
      captured: sum(collections.map(({ captured_amount }) => captured_amount)),
      refunded: sum(collections.map(({ refunded_amount }) => refunded_amount)),
    },
    paymentFailed: payments.length === 0 && sessions.some(({ status }) => status === "error"),
    method: orderPaymentOf((payments[0] ?? sessions[0])?.provider_id),
    returns: returns.map(({ status }) => status),
  };
}

/** A card that was not charged yet counts from the order; by hand the payment has to be recorded. */
function paidAtOf(
  { created_at, payment_collections }: PricedOrder,
  { money, method }: OrderFacts,
): Date | undefined {
  if (money.total === 0) return created_at;
  const payments = payment_collections.flatMap(({ payments }) => payments);
  const captured = payments.flatMap(({ captured_at }) => moment(captured_at) ?? []);
  if (money.captured >= money.total && captured.length > 0) {
    return new Date(Math.max(...captured.map((date) => date.getTime())));
  }
  const isHeld = method === "card" && payments.some(({ canceled_at }) => canceled_at === null);
  return isHeld ? created_at : undefined;
}

const moment = (value: string | null): Date | undefined =>
  value === null ? undefined : new Date(value);

/** As its customer is shown it, in the words of Medusa's own answer about an order. */
type ShownOrder = Pick<
  PricedOrder,
  | ("display_id" | "created_at" | "email" | "currency_code" | "total" | "tax_total")
  | ("original_item_total" | "discount_total" | "shipping_total" | "original_shipping_total")
> & {
  shipping_address: Pick<OrderAddress, "first_name" | "last_name"> | null;
  items: Pick<
    PricedOrder["items"][number],
    | ("id" | "quantity" | "unit_price" | "total" | "original_total" | "metadata" | "variant_id")
    | ("product_title" | "product_subtitle" | "product_handle" | "variant_title")
  >[];
};

function shownOf(order: PricedOrder): ShownOrder {
  const { display_id, created_at, email, currency_code, shipping_address: address } = order;
  const { total, tax_total, original_item_total, discount_total } = order;
  const { shipping_total, original_shipping_total } = order;
  return {
    ...{ display_id, created_at, email, currency_code },
    shipping_address: address && { first_name: address.first_name, last_name: address.last_name },
    ...{ total, tax_total, original_item_total, discount_total },
    ...{ shipping_total, original_shipping_total },
    items: order.items.map((item) => {
      const { id, quantity, unit_price, total, original_total, metadata, variant_id } = item;
      const { product_title, product_subtitle, product_handle, variant_title } = item;
      return {
        ...{ id, quantity, unit_price, total, original_total, metadata, variant_id },
        ...{ product_title, product_subtitle, product_handle, variant_title },
      };
    }),
  };
}

/** An order with everything its customer sees; undefined where there is none. */
export async function readProgress(
  container: MedusaContainer,
  { id }: { id: string },
): Promise<OrderProgress | undefined> {
  const order = await findOrder(container, id);
  return order && progressOf(order);
}

export function progressOf(order: PricedOrder): OrderProgress {
  const lines = order.items.map((item): OrderLine => {
    const delivered = item.delivered_quantity;
    const back =
      item.return_requested_quantity +
      item.return_received_quantity +
      item.return_dismissed_quantity +
      item.written_off_quantity;
    const title = item.product_title ?? item.title;
    const lens = lensOfLine(item.metadata);
    return {
      id: item.id,
      title: item.variant_title ? `${title}, ${item.variant_title}` : title,
      ...(lens && { eye: lens.eye }),
      quantity: item.quantity,
      fulfilled: item.fulfilled_quantity,
      shipped: item.shipped_quantity,
      delivered,
      returnable: Math.max(0, delivered - back),
      withdrawal: withdrawalOf({
        ...item.product_metadata,
        // Lines that staff wrote do not say.
        ...(item.metadata?.withdrawal !== undefined && { withdrawal: item.metadata.withdrawal }),
      }),
    };
  });
  const valid = order.fulfillments.filter(({ canceled_at }) => canceled_at === null);
  const handedOver = valid.flatMap(({ delivered_at }) => moment(delivered_at) ?? []);
  const facts = factsOf(order, lines);
  const complete = lines.every(({ quantity, delivered }) => delivered >= quantity);
  return {
    id: order.id,
    number: order.display_id,
    email: order.email ?? "",
    facts,
    lines,
    placedAt: order.created_at,
    paidAt: paidAtOf(order, facts),
    hasLenses: order.items.some(({ metadata }) => metadata?.lens !== undefined),
    deliveredAt:
      complete && handedOver.length > 0
        ? new Date(Math.max(...handedOver.map((date) => date.getTime())))
        : undefined,
    tracking: valid
      .flatMap(({ labels }) => labels)
      .map(({ tracking_number, tracking_url }) => ({ number: tracking_number, url: tracking_url })),
    returns: order.returns
      .filter(({ status }) => status !== "open" && status !== "canceled")
      .map(({ id, status, requested_at, items }) => ({
        id,
        status,
        requestedAt: moment(requested_at),
        lines: items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
      })),
    shown: shownOf(order),
  };
}
