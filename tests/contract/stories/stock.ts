/** Where things lie, how many there are, and how they leave the house. */
import { expect } from "vitest";
import { first, type House, unique } from "../house.ts";
import { idIn, walk } from "./crud.ts";

export async function stockAndReservations({ staff, locationId }: House): Promise<void> {
  const { admin, client } = staff;
  await walk(admin.inventoryItem, { sku: unique("item") }, { title: "changed" });
  const item = idIn(await admin.inventoryItem.create({ sku: unique("item") }));
  const other = idIn(await admin.inventoryItem.create({ sku: unique("item") }));
  const elsewhere = idIn(await admin.stockLocation.create({ name: unique("Depot") }));

  await admin.inventoryItem.batchInventoryItemLocationLevels(item, {
    create: [{ location_id: elsewhere, stocked_quantity: 1 }],
  });
  await admin.inventoryItem.batchInventoryItemsLocationLevels({
    create: [{ inventory_item_id: other, location_id: locationId, stocked_quantity: 2 }],
    update: [],
    delete: [],
  });
  await admin.inventoryItem.updateLevel(item, elsewhere, { stocked_quantity: 0 });
  await admin.inventoryItem.deleteLevel(item, elsewhere);
  // The SDK has no method for one level; its client reaches the route.
  await client.fetch(`/admin/inventory-items/${item}/location-levels`, {
    method: "POST",
    body: { location_id: locationId, stocked_quantity: 5 },
  });
  const { inventory_levels } = await admin.inventoryItem.listLevels(item);
  expect(inventory_levels.map(({ stocked_quantity }) => stocked_quantity)).toEqual([5]);

  const reservation = { inventory_item_id: item, location_id: locationId, quantity: 2 };
  await walk(admin.reservation, reservation, { quantity: 3 });
  await expect(admin.reservation.create({ ...reservation, quantity: 6 })).rejects.toMatchObject({
    status: 400,
  });
  for (const id of [item, other]) await admin.inventoryItem.delete(id);
  await admin.stockLocation.delete(elsewhere);
}

export async function placesAndShipping(house: House): Promise<void> {
  const { staff, channelId, profileId } = house;
  const { admin } = staff;
  await walk(admin.stockLocation, { name: unique("Depot") }, { name: unique("Depot") });
  await walk(admin.salesChannel, { name: unique("Channel") }, { name: unique("Channel") });
  await walk(
    admin.shippingProfile,
    { name: unique("Profile"), type: "default" },
    { name: unique("Profile") },
  );
  const { variants } = await admin.productVariant.list({ limit: 1, fields: "product_id" });
  const channel = idIn(await admin.salesChannel.create({ name: unique("Channel") }));
  await admin.salesChannel.batchProducts(channel, {
    add: [first(variants, "variant").product_id ?? ""],
  });
  await admin.salesChannel.delete(channel);

  const { fulfillment_providers } = await admin.fulfillmentProvider.list();
  const provider = first(
    fulfillment_providers.filter(({ id }) => id.startsWith("manual")),
    "manual fulfilment",
  ).id;
  const { fulfillment_options } = await admin.fulfillmentProvider.listFulfillmentOptions(provider);
  expect(fulfillment_options.length).toBeGreaterThan(0);

  const location = idIn(await admin.stockLocation.create({ name: unique("Depot") }));
  await admin.stockLocation.updateSalesChannels(location, { add: [channelId] });
  await admin.stockLocation.updateFulfillmentProviders(location, { add: [provider] });
  await admin.stockLocation.createFulfillmentSet(location, {
    name: unique("Set"),
    type: "shipping",
  });
  const { stock_location } = await admin.stockLocation.retrieve(location, {
    fields: "*fulfillment_sets",
  });
  const set = first(stock_location.fulfillment_sets, "fulfilment set").id;
  const { fulfillment_set } = await admin.fulfillmentSet.createServiceZone(
    set,
    { name: unique("Zone"), geo_zones: [{ type: "country", country_code: "mc" }] },
    { fields: "*service_zones" },
  );
  const zone = first(fulfillment_set.service_zones, "service zone").id;
  await admin.fulfillmentSet.updateServiceZone(set, zone, { name: unique("Zone") });
  await admin.fulfillmentSet.retrieveServiceZone(set, zone);

  const option = {
    name: unique("Option"),
    service_zone_id: zone,
    shipping_profile_id: profileId,
    provider_id: provider,
    price_type: "flat" as const,
    type: { label: "Test", description: "for a test", code: unique("test") },
    prices: [{ currency_code: "eur", amount: 3 }],
    rules: [],
  };
  await walk(admin.shippingOption, option, { name: unique("Option") });
  const shippingOption = idIn(await admin.shippingOption.create({ ...option, name: unique("O") }));
  await admin.shippingOption.updateRules(shippingOption, {
    create: [{ attribute: "enabled_in_store", operator: "eq", value: "true" }],
  });
  await admin.shippingOption.delete(shippingOption);
  await admin.fulfillmentSet.deleteServiceZone(set, zone);
  await admin.stockLocation.delete(location);
}
