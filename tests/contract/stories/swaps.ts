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

/** The last action of a kind in the preview of the order, with which every change is answered; not all of the SDK's types say so. */
async function action(change: Promise<object>, name: string): Promise<string> {
  const { items, shipping_methods } = ((await change) as { order_preview: Preview }).order_preview;
  const actions = [...items, ...shipping_methods].flatMap(({ actions: own }) => own ?? []);
  return first(actions.filter((one) => one.action === name).reverse(), name).id;
}

function oncePerHouse(ask: (house: House) => Promise<string>) {
  const known = new WeakMap<House, Promise<string>>();
  return (house: House): Promise<string> => {
    const answer = known.get(house) ?? ask(house);
    known.set(house, answer);
    return answer;
  };
}

/** A shipping option for parcels that come back; the seeded shop has none of its own. */
const returnShipping = oncePerHouse(async ({ staff: { admin }, profileId }) => {
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
});

const outwardShipping = oncePerHouse(async ({ staff: { admin } }) => {
  const { shipping_options } = await admin.shippingOption.list({ fields: "price_type,*rules" });
  return first(
    shipping_options.filter(
      ({ price_type, rules }) =>
        price_type === "flat" &&
        !rules?.some(({ attribute, value }) => attribute === "is_return" && value === "true"),
    ),
    "shipping option",
  ).id;
});

export async function returns(house: House): Promise<void> {
  const returning = house.staff.admin.return;
  const { id: order_id, line } = await deliveredOrder(house, 3);
  const shipping_option_id = await returnShipping(house);

  const begin = async () =>
    (await returning.initiateRequest({ order_id, location_id: house.locationId })).return.id;
  await returning.cancelRequest(await begin());
  await house.staff.client.fetch(`/admin/returns/${await begin()}`, { method: "DELETE" });

  const id = await begin();
  await returning.updateRequest(id, { metadata: { shelf: "3" } });
  const item = await action(
    returning.addReturnItem(id, { items: [{ id: line.id, quantity: 1 }] }),
    "RETURN_ITEM",
  );
  await returning.updateReturnItem(id, item, { quantity: 2 });
  await returning.removeReturnItem(id, item);
  await returning.addReturnItem(id, { items: [{ id: line.id, quantity: 2 }] });
  const shipping = await action(
    returning.addReturnShipping(id, { shipping_option_id }),
    "SHIPPING_ADD",
  );
  await returning.updateReturnShipping(id, shipping, { custom_amount: 1 });
  await returning.deleteReturnShipping(id, shipping);
  await returning.confirmRequest(id, {});
  expect((await returning.list({ order_id })).count).toBeGreaterThan(0);

  await returning.initiateReceive(id, {});
  await returning.cancelReceive(id);
  await returning.initiateReceive(id, {});
  const items = [{ id: line.id, quantity: 1 }];
  const received = await action(returning.receiveItems(id, { items }), "RECEIVE_RETURN_ITEM");
  await returning.updateReceiveItem(id, received, { quantity: 2 });
  await returning.removeReceiveItem(id, received);
  await returning.receiveItems(id, { items });
  const dismissed = await action(
    returning.dismissItems(id, { items }),
    "RECEIVE_DAMAGED_RETURN_ITEM",
  );
  await returning.updateDismissItem(id, dismissed, { internal_note: "scratched" });
  await returning.removeDismissItem(id, dismissed);
  await returning.confirmReceive(id, {});
  expect((await returning.retrieve(id)).return.status).toBe("partially_received");

  const refused = (await returning.initiateRequest({ order_id })).return.id;
  await returning.addReturnItem(refused, { items });
  await returning.confirmRequest(refused, {});
  await returning.cancel(refused);
  expect((await returning.retrieve(refused)).return.status).toBe("canceled");
}

/** What claims and exchanges have in common: a way in, a way out, and shipping for both. */
async function inAndOut(
  house: House,
  swap: House["staff"]["admin"]["claim"] | House["staff"]["admin"]["exchange"],
  id: string,
  { line_id, variant_id }: Record<"line_id" | "variant_id", string>,
): Promise<void> {
  const back = { items: [{ id: line_id, quantity: 1 }] };
  const inbound = await action(swap.addInboundItems(id, back), "RETURN_ITEM");
  await swap.updateInboundItem(id, inbound, { quantity: 1 });
  await swap.removeInboundItem(id, inbound);
  await swap.addInboundItems(id, back);
  const backShipping = await action(
    swap.addInboundShipping(id, { shipping_option_id: await returnShipping(house) }),
    "SHIPPING_ADD",
  );
  await swap.updateInboundShipping(id, backShipping, { custom_amount: 0 });
  await swap.deleteInboundShipping(id, backShipping);

  const instead = { items: [{ variant_id, quantity: 1 }] };
  const outbound = await action(swap.addOutboundItems(id, instead), "ITEM_ADD");
  await swap.updateOutboundItem(id, outbound, { quantity: 1 });
  await swap.removeOutboundItem(id, outbound);
  await swap.addOutboundItems(id, instead);
  const outShipping = await action(
    swap.addOutboundShipping(id, { shipping_option_id: await outwardShipping(house) }),
    "SHIPPING_ADD",
  );
  await swap.updateOutboundShipping(id, outShipping, { custom_amount: 0 });
  await swap.deleteOutboundShipping(id, outShipping);
  await swap.addOutboundShipping(id, {
    shipping_option_id: await outwardShipping(house),
    custom_amount: 0,
  });
  await swap.request(id, {});
}

export async function claims(house: House): Promise<void> {
  const { claim } = house.staff.admin;
  const { id: order_id, line, variant_id } = await deliveredOrder(house);
  const begin = async () => (await claim.create({ order_id, type: "replace" })).claim.id;
  await claim.cancelRequest(await begin());
  await house.staff.client.fetch(`/admin/claims/${await begin()}`, { method: "DELETE" });

  const id = await begin();
  await house.staff.client.fetch(`/admin/claims/${id}`, {
    method: "POST",
    body: { metadata: { seen_by: "workshop" } },
  });
  const items = [{ id: line.id, quantity: 1 }];
  const written = await action(claim.addItems(id, { items }), "WRITE_OFF_ITEM");
  await claim.updateItem(id, written, { quantity: 1 });
  await claim.removeItem(id, written);
  await inAndOut(house, claim, id, { line_id: line.id, variant_id });
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
  await inAndOut(house, exchange, id, { line_id: line.id, variant_id });
  expect((await exchange.retrieve(id)).exchange.order_id).toBe(order_id);
  expect((await exchange.list({ order_id })).count).toBeGreaterThan(0);
  await exchange.cancel(id);
}
