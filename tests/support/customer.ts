/** A customer who buys through the backend's own store API, step by step. */
import Medusa from "@medusajs/js-sdk";
import { lensConsent } from "./bags.ts";
import type { ShopInfo } from "./shop-info.ts";

export const address = {
  first_name: "Marie",
  last_name: "Weber",
  address_1: "3, rue des Prés",
  postal_code: "7561",
  city: "Mersch",
  country_code: "lu",
  phone: "+352621123456",
};

export function storeClient(info: ShopInfo): Medusa {
  return new Medusa({ baseUrl: info.backend, publishableKey: info.publishableKey });
}

const regions = new WeakMap<Medusa, Promise<string>>();

/** The region that sells to Luxembourg, which each client asks for once. */
export function region(sdk: Medusa): Promise<string> {
  const known = regions.get(sdk) ?? regionOfLuxembourg(sdk);
  regions.set(sdk, known);
  return known;
}

async function regionOfLuxembourg({ store }: Medusa): Promise<string> {
  const { regions } = await store.region.list({ fields: "id,*countries" });
  const luxembourg = regions.find((each) => each.countries?.some(({ iso_2 }) => iso_2 === "lu"));
  if (!luxembourg) throw new Error("no region sells to Luxembourg");
  return luxembourg.id;
}

/** The variant in the category of which there are most pieces: orders of other tests take from it as well. */
export async function variantInCategory(sdk: Medusa, handle: string): Promise<string> {
  const { product_categories } = await sdk.store.category.list({ handle, fields: "id" });
  const category = product_categories[0];
  if (!category) throw new Error(`no category ${handle}`);
  const { products } = await sdk.store.product.list({
    category_id: [category.id],
    region_id: await region(sdk),
    limit: 200,
    fields: "id,handle,variants.id,variants.manage_inventory,+variants.inventory_quantity",
  });
  const variants = products.flatMap((product) => product.variants ?? []);
  const pieces = ({ manage_inventory, inventory_quantity }: (typeof variants)[number]) =>
    manage_inventory === false ? Number.MAX_SAFE_INTEGER : (inventory_quantity ?? 0);
  const [most] = variants.sort((one, other) => pieces(other) - pieces(one));
  if (!most) throw new Error(`nothing in ${handle}`);
  return most.id;
}

interface NewCart {
  readonly language?: string | undefined;
  /** Nobody's where it is null. */
  readonly email?: string | null;
  readonly items?: readonly { readonly variant_id: string; readonly quantity: number }[];
}

export async function startCart(
  sdk: Medusa,
  { language = "en", email = "marie.weber@example.com", items = [] }: NewCart = {},
): Promise<string> {
  const { cart } = await sdk.store.cart.create({
    region_id: await region(sdk),
    ...(email !== null && { email }),
    shipping_address: address,
    billing_address: address,
    items: [...items],
    metadata: { language, lens_consent: lensConsent },
  });
  return cart.id;
}

/** Says who orders the cart of a bag, and where it goes. */
export const giveAddress = (sdk: Medusa, cartId: string, email = "marie.weber@example.com") =>
  sdk.store.cart.update(cartId, { email, shipping_address: address, billing_address: address });

/** Chooses a way of delivery, pays in the store or a parcel by transfer, and places the order. */
export async function placeOrder(sdk: Medusa, cartId: string, way = "store-collection") {
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cartId });
  const option = shipping_options.find(({ type }) => type?.code === way);
  if (!option) throw new Error(`${way} is not offered`);
  const { cart } = await sdk.store.cart.addShippingMethod(cartId, { option_id: option.id });
  await sdk.store.payment.initiatePaymentSession(cart, {
    provider_id:
      way === "home-delivery" ? "pp_bank-transfer_bank-transfer" : "pp_pay-in-store_pay-in-store",
  });
  const answer = await sdk.store.cart.complete(cartId);
  if (answer.type !== "order") throw new Error(`not ordered: ${JSON.stringify(answer)}`);
  return answer.order;
}
