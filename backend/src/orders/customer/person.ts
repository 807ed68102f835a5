/** What the shop holds about a customer's orders: as one file to hand over, and erased. */
import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { deleteMails } from "../../mails";
import { HEALTH_CONSENTS_MODULE } from "../../modules/health-consents";
import { INVOICES_MODULE } from "../../modules/invoices";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { SUPPLY_REMINDERS_MODULE } from "../../modules/supply-reminders";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { notAllowedError, notFoundError } from "../../platform/errors";
import {
  type RecordsOfCustomer,
  readRecordsOfCustomer,
} from "../../read-models/orders/records-of-customer";
import { consentsOf, subjectsOf } from "../health-data/consent";
import { eraseLensDataOf } from "../health-data/erase";
import { withMailLock } from "../mails/with-mail-lock";

const fields = [
  "id",
  "display_id",
  "email",
  "status",
  "fulfillment_status",
  "payment_status",
  "created_at",
  "currency_code",
  "total",
  "metadata",
  "items.*",
  "shipping_address.*",
  "billing_address.*",
  "shipping_methods.name",
];

/** @throws MedusaError `not_found` for a customer who is not there */
export async function recordsOfCustomer(
  container: MedusaContainer,
  customer: string,
): Promise<RecordsOfCustomer> {
  const records = await readRecordsOfCustomer(container, { customer });
  if (!records) throw notFoundError("There is no such customer");
  return records;
}

async function ordersOf(container: MedusaContainer, id: string[]) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields,
    filters: { id },
    pagination: { order: { created_at: "ASC" } },
  });
  return data;
}

/** Everything about the orders of a customer: orders, documents, consents, declarations of withdrawal. */
export async function ordersOfPerson(container: MedusaContainer, customer: string) {
  const records = await recordsOfCustomer(container, customer);
  const orders = await ordersOf(container, records.orders);
  const invoices = await container
    .resolve(INVOICES_MODULE)
    .listInvoices({ order_id: records.orders }, { take: null });
  const withdrawals = await container
    .resolve(WITHDRAWALS_MODULE)
    .listWithdrawals({ id: records.withdrawals }, { take: null });
  const consents = await Promise.all(orders.map(({ id }) => consentsOf(container, id)));
  const supply_reminders = await container
    .resolve(SUPPLY_REMINDERS_MODULE)
    .listSupplyReminders({ id: records.orders }, { take: null });
  return {
    supply_reminders,
    orders: orders.map((order, index) => ({ ...order, health_consents: consents[index] })),
    invoices,
    withdrawals,
  };
}

const ended = new Set(["delivered", "shipped", "fulfilled", "canceled"]);

/** What of the order module its interface leaves out. */
type Erases = IOrderModuleService & {
  updateOrderAddresses: (rows: object[]) => Promise<unknown>;
  deleteOrderChangeActions: (ids: string[]) => Promise<void>;
};

/** Whose it was and where it went is gone; what was bought, and the country that VAT was paid in, stay. */
const nobody = {
  first_name: null,
  last_name: null,
  company: null,
  phone: null,
  address_1: null,
  address_2: null,
  city: null,
  postal_code: null,
  province: null,
  metadata: null,
};

/**
 * Erases the person from orders. Invoices and declarations of withdrawal stay as they are, for as long as the law has
 * them kept.
 * @throws MedusaError `not_allowed` while an order is not delivered
 */
export async function eraseOrders(container: MedusaContainer, ids: string[]): Promise<void> {
  const orders = await ordersOf(container, ids);
  const open = orders.filter(
    ({ status, fulfillment_status }) =>
      status !== "canceled" && !ended.has(`${fulfillment_status}`) && status !== "draft",
  );
  if (open.length > 0) {
    throw notAllowedError(
      `Deliver or cancel first: ${open.map(({ display_id }) => display_id).join(", ")}`,
    );
  }
  for (const order of orders) {
    // A mail that is being written meanwhile would be about a person that is gone.
    await withMailLock(container, order.id, () => eraseOrder(container, order));
  }
}

async function eraseOrder(
  container: MedusaContainer,
  order: Awaited<ReturnType<typeof ordersOf>>[number],
): Promise<void> {
  const service = container.resolve(Modules.ORDER) as Erases;
  const subjects = await subjectsOf(container, order.id);
  await container.resolve(HEALTH_CONSENTS_MODULE).withdraw("lens-values", subjects);
  await container.resolve(LENS_RELEASES_MODULE).deletePrescriptionsOf(subjects);
  const [cart_id = null] = subjects.filter((subject) => subject !== order.id);
  await eraseLensDataOf(container, { order_id: order.id, cart_id, whole: true });
  await deleteMails(container, { type: "order", id: order.id });
  const changes = await service.listOrderChanges(
    { order_id: order.id },
    { relations: ["actions"], take: null },
  );
  // They hold the addresses as they were before somebody changed them, or took the order into an account.
  const renamed = changes
    .flatMap(({ actions }) => actions)
    .filter(({ action }) => action === "UPDATE_ORDER_PROPERTIES" || action === "TRANSFER_CUSTOMER");
  await service.deleteOrderChangeActions(renamed.map(({ id }) => id));
  const addresses = [order.shipping_address, order.billing_address].flatMap((one) => one ?? []);
  await service.updateOrderAddresses(addresses.map(({ id }) => ({ id, ...nobody })));
  if (cart_id) await container.resolve(Modules.CART).deleteCarts([cart_id]);
  // Whose it is last: what is interrupted before is found again by it.
  await service.updateOrders([{ id: order.id, email: null, customer_id: null }] as never);
}
