/** What comes back and what goes out instead: returns, claims and exchanges, action by action. */
import { expect } from "vitest";
import { first, type House, unique } from "../house.ts";
import { deliveredOrder } from "./orders.ts";

interface Preview {
  items: { actions?: Action[] | null }[];
  shipping_methods: { actions?: Action[] | null }[];
}
interface Action {
  id: string;
  action: string;
}

/** The last action of a kind that the preview of an order holds. */
function action(preview: Preview, name: string): string {
  const actions = [...preview.items, ...preview.shipping_methods].flatMap(
    ({ actions: own }) => own ?? [],
  );
  return first(actions.filter((one) => one.action === name).reverse(), name).id;
}

/** A shipping option for parcels that come back; the seeded shop has none of its own. */
async function returnShipping({ staff: { admin }, profileId }: House): Promise<string> {
  const { shipping_options } = await admin.shippingOption.list({
    fields: "service_zone_id,provider_id,price_type",
  });
  const usual = first(
    shipping_options.filter(({ price_type }) => price_type === "flat"),
    "shipping option",
  );
  const { shipping_option } = await admin.shippingOption.create({
    name: unique("Return"),
    service_zone_id: usual.service_zone_id,
    provider_id: usual.provider_id,
    shipping_profile_id: profileId,
    price_type: "flat",
    type: { label: "Return", description: "for a test", code: unique("return") },
    prices: [{ currency_code: "eur", amount: 2 }],
    rules: [{ attribute: "is_return", operator: "eq", value: "true" }],
  });
  return shipping_option.id;
}

async function outwardShipping({ staff: { admin } }: House): Promise<string> {
  const { shipping_options } = await admin.shippingOption.list({ fields: "price_type,*rules" });
  return first(
    shipping_options.filter(
      ({ price_type, rules }) =>
        price_type === "flat" &&
        !rules?.some(({ attribute, value }) => attribute === "is_return" && value === "true"),
    ),
    "shipping option",
  ).id;
}

export async function returns(house: House): Promise<void> {
  const { return: returning, order } = house.staff.admin;
  const { id: order_id, line } = await deliveredOrder(house, 2);
  const preview = async () => (await order.retrievePreview(order_id)).order as Preview;
  const shipping_option_id = await returnShipping(house);

  const begin = async () =>
    (await returning.initiateRequest({ order_id, location_id: house.locationId })).return.id;
  await returning.cancelRequest(await begin());
  await house.staff.client.fetch(`/admin/returns/${await begin()}`, { method: "DELETE" });

  const id = await begin();
  await returning.updateRequest(id, { metadata: { shelf: "3" } });
  await returning.addReturnItem(id, { items: [{ id: line.id, quantity: 1 }] });
  const item = action(await preview(), "RETURN_ITEM");
  await returning.updateReturnItem(id, item, { quantity: 2 });
  await returning.removeReturnItem(id, item);
  await returning.addReturnItem(id, { items: [{ id: line.id, quantity: 2 }] });
  await returning.addReturnShipping(id, { shipping_option_id });
  const shipping = action(await preview(), "SHIPPING_ADD");
  await returning.updateReturnShipping(id, shipping, { custom_amount: 1 });
  await returning.deleteReturnShipping(id, shipping);
  await returning.confirmRequest(id, {});
  expect((await returning.list({ order_id })).count).toBeGreaterThan(0);

  await returning.initiateReceive(id, {});
  await returning.cancelReceive(id);
  await returning.initiateReceive(id, {});
  const items = [{ id: line.id, quantity: 1 }];
  await returning.receiveItems(id, { items });
  const received = action(await preview(), "RECEIVE_RETURN_ITEM");
  await returning.updateReceiveItem(id, received, { quantity: 2 });
  await returning.removeReceiveItem(id, received);
  await returning.receiveItems(id, { items });
  await returning.dismissItems(id, { items });
  const dismissed = action(await preview(), "RECEIVE_DAMAGED_RETURN_ITEM");
  await returning.updateDismissItem(id, dismissed, { internal_note: "scratched" });
  await returning.removeDismissItem(id, dismissed);
  await returning.confirmReceive(id, {});
  expect((await returning.retrieve(id)).return.status).toBe("partially_received");

  const other = await deliveredOrder(house);
  const refused = (await returning.initiateRequest({ order_id: other.id })).return.id;
  await returning.addReturnItem(refused, { items: [{ id: other.line.id, quantity: 1 }] });
  await returning.confirmRequest(refused, {});
  await returning.cancel(refused);
  expect((await returning.retrieve(refused)).return.status).toBe("canceled");
}

/** What claims and exchanges have in common: a way in, a way out, and shipping for both. */
async function inAndOut(
  house: House,
  swap: House["staff"]["admin"]["claim"] | House["staff"]["admin"]["exchange"],
  id: string,
  { order_id, line_id, variant_id }: Record<"order_id" | "line_id" | "variant_id", string>,
): Promise<void> {
  const { order } = house.staff.admin;
  const preview = async () => (await order.retrievePreview(order_id)).order as Preview;
  const back = { items: [{ id: line_id, quantity: 1 }] };
  await swap.addInboundItems(id, back);
  const inbound = action(await preview(), "RETURN_ITEM");
  await swap.updateInboundItem(id, inbound, { quantity: 1 });
  await swap.removeInboundItem(id, inbound);
  await swap.addInboundItems(id, back);
  await swap.addInboundShipping(id, { shipping_option_id: await returnShipping(house) });
  const backShipping = action(await preview(), "SHIPPING_ADD");
  await swap.updateInboundShipping(id, backShipping, { custom_amount: 0 });
  await swap.deleteInboundShipping(id, backShipping);

  const instead = { items: [{ variant_id, quantity: 1 }] };
  await swap.addOutboundItems(id, instead);
  const outbound = action(await preview(), "ITEM_ADD");
  await swap.updateOutboundItem(id, outbound, { quantity: 1 });
  await swap.removeOutboundItem(id, outbound);
  await swap.addOutboundItems(id, instead);
  await swap.addOutboundShipping(id, { shipping_option_id: await outwardShipping(house) });
  const outShipping = action(await preview(), "SHIPPING_ADD");
  await swap.updateOutboundShipping(id, outShipping, { custom_amount: 0 });
  await swap.deleteOutboundShipping(id, outShipping);
  await swap.addOutboundShipping(id, {
    shipping_option_id: await outwardShipping(house),
    custom_amount: 0,
  });
  await swap.request(id, {});
}

export async function claims(house: House): Promise<void> {
  const { claim, order } = house.staff.admin;
  const { id: order_id, line, variant_id } = await deliveredOrder(house);
  const begin = async () => (await claim.create({ order_id, type: "replace" })).claim.id;
  await claim.cancelRequest(await begin());
  await house.staff.client.fetch(`/admin/claims/${await begin()}`, { method: "DELETE" });

  const id = await begin();
  await house.staff.client.fetch(`/admin/claims/${id}`, {
    method: "POST",
    body: { metadata: { seen_by: "workshop" } },
  });
  await claim.addItems(id, { items: [{ id: line.id, quantity: 1 }] });
  const { order: preview } = await order.retrievePreview(order_id);
  const written = action(preview as Preview, "WRITE_OFF_ITEM");
  await claim.updateItem(id, written, { quantity: 1 });
  await claim.removeItem(id, written);
  await inAndOut(house, claim, id, { order_id, line_id: line.id, variant_id });
  expect((await claim.retrieve(id, { fields: "*return,metadata" })).claim).toMatchObject({
    metadata: { seen_by: "workshop" },
    return: { status: "requested" },
  });
  expect((await claim.list({ order_id })).count).toBeGreaterThan(0);
  await claim.cancel(id);
}

export async function exchanges(house: House): Promise<void> {
  const { exchange } = house.staff.admin;
  const { id: order_id, line, variant_id } = await deliveredOrder(house);
  const begin = async () => (await exchange.create({ order_id })).exchange.id;
  await exchange.cancelRequest(await begin());
  await house.staff.client.fetch(`/admin/exchanges/${await begin()}`, { method: "DELETE" });

  const id = await begin();
  await house.staff.client.fetch(`/admin/exchanges/${id}`, {
    method: "POST",
    body: { metadata: { seen_by: "workshop" } },
  });
  await inAndOut(house, exchange, id, { order_id, line_id: line.id, variant_id });
  expect((await exchange.retrieve(id)).exchange.order_id).toBe(order_id);
  expect((await exchange.list({ order_id })).count).toBeGreaterThan(0);
  await exchange.cancel(id);
}
