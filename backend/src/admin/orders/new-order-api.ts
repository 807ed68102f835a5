import type { SiteLanguage } from "@landolt/forms";
import { ask } from "../shared/api";
import type { LensItem } from "./lens-items/api";

export type Buyer = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  language: SiteLanguage;
};

type Stores = { stores: { default_region_id: string; default_sales_channel_id: string }[] };
type Options = { shipping_options: { id: string; name: string; type: { code: string } }[] };

/** Places an order of lenses that are collected in the store. */
export async function enterOrder(buyer: Buyer, items: readonly LensItem[]) {
  const { firstName, lastName, phone, email, language } = buyer;
  const [{ stores }, { shipping_options }] = await Promise.all([
    ask<Stores>("stores?fields=id,default_region_id,default_sales_channel_id"),
    ask<Options>("shipping-options?limit=50&fields=id,name,*type"),
  ]);
  const collection = shipping_options.find(({ type }) => type.code === "store-collection");
  const person = { first_name: firstName, last_name: lastName, phone };
  const { order } = await ask<{ order: { id: string; display_id: number } }>("orders", {
    region_id: stores[0]?.default_region_id,
    sales_channel_id: stores[0]?.default_sales_channel_id,
    ...{ email, items, shipping_address: person, billing_address: person },
    ...(collection && {
      shipping_methods: [{ shipping_option_id: collection.id, name: collection.name, amount: 0 }],
    }),
    metadata: { language },
  });
  return order;
}
