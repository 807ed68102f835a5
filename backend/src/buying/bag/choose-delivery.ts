import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import type { BagRecord } from "../../modules/bag/record";
import { localeOf } from "../../platform/locales";
import { type OpenCart, readOpenCart } from "../../read-models/open-cart";
import { addressCoverage } from "../../visits/area/home-delivery-price";
import { refuseOutside } from "../../visits/area/refuse-far-visit";
import { profileOf } from "../../visits/context";
import { arrangeDeliveryWorkflow } from "../../workflows/arrange-delivery";
import { readCartTotal } from "../placement/cart-total";
import { bagsOf } from "./change-bag";
import { offeredDeliveries, type Totals } from "./delivery-options";
import { bagLock } from "./project-bag";
import { usableCodes } from "./promotion-codes";
import type { DeliveryBody } from "./requests";

/**
 * Keeps contact, address and the way of delivery with the bag's cart.
 * @throws MedusaError `not_found` for a bag without a cart that can be ordered, `invalid_data` where
 *   the address is out of reach or the way is not offered
 */
export async function chooseDelivery(
  container: MedusaContainer,
  id: string,
  body: DeliveryBody,
): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    [bagLock(id)],
    async () => {
      const bag = await bagsOf(container).read(id);
      if (bag.ordered_at || bag.projected_version === null) throw noSuchBag();
      await choose(container, bag, body);
    },
    { timeout: 15 },
  );
}

const noSuchBag = () => new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such bag");

const refused = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

async function choose(
  container: MedusaContainer,
  bag: BagRecord,
  { language, delivery, email, address }: DeliveryBody,
): Promise<void> {
  const locale = localeOf[language];
  const [cart, codes] = await Promise.all([
    openCartOf(container, bag.cart_id, address.country_code),
    usableCodes(container, bag.codes),
  ]);
  const goods = cart.reached ? address : await placeOfCollection(container, delivery, address);
  if (!goods) throw refused("We do not deliver to this country");
  const totals = () => totalsOf(container, bag.cart_id);
  const priced = { ...cart, locale };
  const [offer] = await offeredDeliveries(container, priced, goods, totals, delivery);
  if (!offer) throw refused("This way of delivery is not offered");
  if (delivery === "optician-visit") {
    refuseOutside(await addressCoverage(container, address, "home-service"));
  }
  const bags = bagsOf(container);
  // Whatever cuts this off, the next look at the bag reckons its cart anew.
  await bags.markUnreckoned(bag.id);
  await arrangeDeliveryWorkflow(container).run({
    input: {
      cart_id: bag.cart_id,
      customer_id: cart.customer_id,
      metadata: { language, delivery },
      ...{ locale, email, codes },
      ...{ shipping_address: goods, billing_address: address },
      option: offer,
      data: { chosen: delivery },
    },
  });
  await bags.markReckoned(bag);
}

/**
 * The store, for somebody from beyond the countries we deliver to who collects there: the goods change
 * hands here, so ours are the region and the taxes. Undefined where something would have to be sent.
 */
async function placeOfCollection(
  container: MedusaContainer,
  delivery: DeliveryBody["delivery"],
  { first_name, last_name, phone }: DeliveryBody["address"],
) {
  if (delivery !== "store-collection") return undefined;
  const { name, street, postalCode, town, country } = await profileOf(container);
  return {
    ...{ first_name, last_name, phone, company: name },
    ...{ address_1: street, postal_code: postalCode, city: town, country_code: country },
  };
}

async function openCartOf(
  container: MedusaContainer,
  cartId: string,
  country: string,
): Promise<OpenCart> {
  const cart = await readOpenCart(container, { cartId, country });
  if (!cart) throw noSuchBag();
  return cart;
}

async function totalsOf(container: MedusaContainer, cartId: string): Promise<Totals> {
  const totals = await readCartTotal(container, cartId);
  if (!totals) throw noSuchBag();
  return totals;
}
