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
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { lensOfLine } from "../catalog";
import { orderPaymentOf } from "../payments/methods";

type Quantities = {
  quantity: number;
  fulfilled_quantity: number;
  shipped_quantity: number;
  delivered_quantity: number;
  return_requested_quantity: number;
  return_received_quantity: number;
  return_dismissed_quantity: number;
};

type ProgressingOrder = {
  id: string;
  display_id: number;
  email: string | null;
  status: string;
  metadata: Record<string, unknown> | null;
  created_at: string | Date;
  currency_code: string;
  total: number;
  items: {
    id: string;
    product_id: string | null;
    product_title: string | null;
    title: string;
    variant_title: string | null;
    metadata: Record<string, unknown> | null;
    quantity: number;
    detail: Quantities;
  }[];
  fulfillments:
    | {
        delivered_at: string | Date | null;
        canceled_at: string | Date | null;
        labels: { tracking_number: string; tracking_url: string }[] | null;
      }[]
    | null;
  payment_collections:
    | {
        status: string;
        authorized_amount: number | null;
        captured_amount: number | null;
        refunded_amount: number | null;
        payments:
          | {
              provider_id: string;
              captured_at: string | Date | null;
              canceled_at: string | Date | null;
            }[]
          | null;
        payment_sessions: { provider_id: string; status: string }[] | null;
      }[]
    | null;
};

type StoredReturn = {
  id: string;
  status: string;
  requested_at: string | Date | null;
  items: { item_id: string; quantity: number }[];
};

export type OrderLine = {
  id: string;
  title: string;
  /** Of a contact lens. */
  eye?: Eye;
  quantity: number;
  fulfilled: number;
  shipped: number;
  delivered: number;
  /** Delivered pieces that no return has been asked for. */
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
};

type ReturnLine = { id: string; quantity: number };

const fields = [
  "id",
  "display_id",
  "email",
  "status",
  "metadata",
  "created_at",
  "currency_code",
  "total",
  ...[
    "id",
    "product_id",
    "product_title",
    "title",
    "variant_title",
    "metadata",
    "quantity",
    "detail.*",
  ].map((field) => `items.${field}`),
  "fulfillments.delivered_at",
  "fulfillments.canceled_at",
  "fulfillments.labels.*",
  ...["status", "authorized_amount", "captured_amount", "refunded_amount"].map(
    (field) => `payment_collections.${field}`,
  ),
  ...["provider_id", "captured_at", "canceled_at"].map(
    (field) => `payment_collections.payments.${field}`,
  ),
  "payment_collections.payment_sessions.provider_id",
  "payment_collections.payment_sessions.status",
];

const sum = (values: (number | null)[]): number =>
  values.reduce<number>((all, value) => all + Number(value ?? 0), 0);

function factsOf(order: ProgressingOrder, lines: OrderLine[], returns: StoredReturn[]): OrderFacts {
  const collections = order.payment_collections ?? [];
  const sessions = collections.flatMap(({ payment_sessions }) => payment_sessions ?? []);
  const payments = collections.flatMap(({ payments }) => payments ?? []);
  const chosen = order.metadata?.delivery;
  const delivery: DeliveryChoice =
    deliveryChoices.find((choice) => choice === chosen) ?? "store-collection";
  return {
    cancelled: order.status === "canceled",
    delivery,
    lines,
    money: {
      total: Number(order.total),
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
  { created_at, payment_collections }: ProgressingOrder,
  { money, method }: OrderFacts,
): Date | undefined {
  if (money.total === 0) return new Date(created_at);
  const payments = (payment_collections ?? []).flatMap(({ payments }) => payments ?? []);
  const captured = payments.flatMap(({ captured_at }) => moment(captured_at) ?? []);
  if (money.captured >= money.total && captured.length > 0) {
    return new Date(Math.max(...captured.map((date) => date.getTime())));
  }
  const isHeld = method === "card" && payments.some(({ canceled_at }) => canceled_at === null);
  return isHeld ? new Date(created_at) : undefined;
}

const moment = (value: string | Date | null): Date | undefined =>
  value === null ? undefined : new Date(value);

/** An order with everything its customer sees; undefined where there is none. */
export async function readProgress(
  container: MedusaContainer,
  filters: { id: string } | { display_id: number; email: string },
): Promise<OrderProgress | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const found = await query.graph({ entity: "order", fields, filters });
  const [order]: ProgressingOrder[] = found.data;
  if (!order) return undefined;
  const productIds = order.items.flatMap(({ product_id }) => product_id ?? []);
  const [products, returned] = await Promise.all([
    query.graph({
      entity: "product",
      fields: ["id", "metadata"],
      filters: { id: productIds },
      withDeleted: true,
    }),
    query.graph({
      entity: "return",
      fields: ["id", "status", "requested_at", "items.item_id", "items.quantity"],
      filters: { order_id: order.id },
    }),
  ]);
  const metadata = new Map(products.data.map((product) => [product.id, product.metadata]));
  const returns: StoredReturn[] = returned.data;

  const lines = order.items.map((item): OrderLine => {
    const { detail } = item;
    const delivered = Number(detail.delivered_quantity);
    const back =
      Number(detail.return_requested_quantity) +
      Number(detail.return_received_quantity) +
      Number(detail.return_dismissed_quantity);
    const title = item.product_title ?? item.title;
    const lens = lensOfLine(item.metadata);
    return {
      id: item.id,
      title: item.variant_title ? `${title}, ${item.variant_title}` : title,
      ...(lens && { eye: lens.eye }),
      quantity: Number(item.quantity),
      fulfilled: Number(detail.fulfilled_quantity),
      shipped: Number(detail.shipped_quantity),
      delivered,
      returnable: Math.max(0, delivered - back),
      withdrawal: withdrawalOf({
        ...metadata.get(item.product_id ?? ""),
        // Lines that staff wrote do not say.
        ...(item.metadata?.withdrawal !== undefined && { withdrawal: item.metadata.withdrawal }),
      }),
    };
  });
  const valid = (order.fulfillments ?? []).filter(({ canceled_at }) => canceled_at === null);
  const handedOver = valid.flatMap(({ delivered_at }) => moment(delivered_at) ?? []);
  const facts = factsOf(order, lines, returns);
  const complete = lines.every(({ quantity, delivered }) => delivered >= quantity);
  return {
    id: order.id,
    number: order.display_id,
    email: order.email ?? "",
    facts,
    lines,
    placedAt: new Date(order.created_at),
    paidAt: paidAtOf(order, facts),
    hasLenses: order.items.some(({ metadata }) => metadata?.lens !== undefined),
    deliveredAt:
      complete && handedOver.length > 0
        ? new Date(Math.max(...handedOver.map((date) => date.getTime())))
        : undefined,
    tracking: valid
      .flatMap(({ labels }) => labels ?? [])
      .map(({ tracking_number, tracking_url }) => ({ number: tracking_number, url: tracking_url })),
    returns: returns
      .filter(({ status }) => status !== "open" && status !== "canceled")
      .map(({ id, status, requested_at, items }) => ({
        id,
        status,
        requestedAt: moment(requested_at),
        lines: items.map(({ item_id, quantity }) => ({ id: item_id, quantity: Number(quantity) })),
      })),
  };
}
