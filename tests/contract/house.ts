/** The shop under test as staff see it, with the seeded things that stories build on. */
import type Medusa from "@medusajs/js-sdk";
import { storeClient } from "../support/customer.ts";
import { runningShop, type ShopInfo } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

export interface House {
  info: ShopInfo;
  staff: Medusa;
  store: Medusa;
  regionId: string;
  channelId: string;
  locationId: string;
  profileId: string;
}

/** The first of a list, or an error that says what is missing. */
export function first<T>(list: readonly T[] | null | undefined, what: string): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error(`there is no ${what}`);
  return one;
}

/** A name nobody has used, so that the suite can run again on the same shop. */
export function unique(name: string): string {
  return `${name}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
}

export async function openHouse(): Promise<House> {
  const info = runningShop();
  const staff = await signInAsStaff(info);
  const store = storeClient(info);
  const { regions } = await store.store.region.list({ fields: "id,*countries" });
  const { variants } = await staff.admin.productVariant.list({
    limit: 1,
    fields: "product.sales_channels.id,product.shipping_profile.id",
  });
  const { stock_locations } = await staff.admin.stockLocation.list({ limit: 1 });
  const product = first(variants, "variant").product;
  return {
    info,
    staff,
    store,
    regionId: first(
      regions.filter(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === "lu")),
      "region for Luxembourg",
    ).id,
    channelId: first(product?.sales_channels, "sales channel").id,
    locationId: first(stock_locations, "stock location").id,
    profileId: first(
      (await staff.admin.shippingProfile.list({ limit: 1 })).shipping_profiles,
      "shipping profile",
    ).id,
  };
}
