/** Who orders, where it goes and how it gets there, written to the bag's cart in one go. */
import { isDeepStrictEqual } from "node:util";
import { deliveryChoices, localeOf, siteLanguages } from "@landolt/forms";
import type { CreateAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { z } from "@medusajs/framework/zod";
import {
  acquireLockStep,
  findOrCreateCustomerStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import type { BagRecord } from "../modules/bag/bag";
import { recentProfileOf } from "../modules/business-profile";
import { notFoundError } from "../platform/errors";
import { addressCoverage, refuseOutside } from "../visits";
import { bagsOf, refused, usableCodes } from "./bag";
import { type BagCart, computeCart, hasUnusableCode, readCart } from "./cart";
import { offeredDeliveries } from "./delivery-offers";
import { bagLock } from "./project-bag";

const text = z.string().min(1).max(200);

const person = { first_name: text, last_name: text, phone: text };
const place = {
  address_1: text,
  postal_code: text,
  city: text,
  country_code: z.string().length(2),
};

export const deliveryShape = z.strictObject({
  language: z.enum(siteLanguages),
  delivery: z.enum(deliveryChoices),
  email: z.email().max(254),
  /** Who collects in the store is asked for no more than name and telephone. */
  address: z.union([z.strictObject({ ...person, ...place }), z.strictObject(person)]),
});
type RequestedDelivery = z.output<typeof deliveryShape>;
type PostalAddress = z.output<z.ZodObject<typeof person & typeof place>>;

const nowhere: Record<string, unknown> = {
  ...{ address_1: null, postal_code: null, city: null, country_code: null },
};

const isPostal = (address: RequestedDelivery["address"]): address is PostalAddress =>
  "country_code" in address;

/**
 * Chooses who orders, the address and the way of delivery.
 * @param account customer who is signed in, whose order it becomes whatever e-mail address is typed
 * @throws MedusaError `not_found` for a bag without a cart that can be ordered, `invalid_data` where
 *   the address is out of reach or the way is not offered
 */
export async function chooseDelivery(
  container: MedusaContainer,
  id: string,
  body: RequestedDelivery,
  account?: string,
): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    [bagLock(id)],
    async () => {
      const bag = await bagsOf(container).read(id);
      if (bag.ordered_at || bag.projected_version === null) throw noSuchBag();
      await choose(container, bag, body, account);
    },
    { timeout: 15 },
  );
}

const noSuchBag = () => notFoundError("There is no such bag");

async function choose(
  container: MedusaContainer,
  bag: BagRecord,
  wanted: RequestedDelivery,
  account: string | undefined,
): Promise<void> {
  const { language, delivery, email, address } = wanted;
  const locale = localeOf(language);
  const [cart, codes] = await Promise.all([
    readCart(container, bag.cart_id),
    usableCodes(container, bag.codes),
  ]);
  if (!cart || cart.completed_at) throw noSuchBag();
  const goods =
    isPostal(address) && cart.countries.includes(address.country_code)
      ? address
      : await placeOfCollection(container, delivery, address);
  if (!goods) throw refused("address", "We do not deliver to this country");
  const priced = { ...cart, locale };
  const [option] = await offeredDeliveries(container, priced, goods, async () => cart, delivery);
  if (!option) throw refused("delivery", "This way of delivery is not offered");
  if (delivery === "optician-visit" && isPostal(address)) {
    refuseOutside(await addressCoverage(container, address, "home-service"));
  }
  // Of who collects nothing is left that an earlier choice had: Medusa's types know no null, its tables do.
  const payer: CreateAddressDTO = { ...nowhere, ...address };
  const metadata = { language, delivery };
  const data = { chosen: delivery };
  const isComputed = bag.projected_version === bag.version && !hasUnusableCode(cart, codes);
  const chosen = {
    ...{ locale, email, metadata, billing_address: payer },
    shipping_address: placeOf(goods),
    shipping_methods: [{ amount: option.amount, data }],
  };
  const isTheirs = account === undefined || account === cart.customer_id;
  if (isComputed && isTheirs && isDeepStrictEqual(chosenIn(cart), chosen)) return;
  const bags = bagsOf(container);
  // Whatever cuts this off, the next projection calculates the cart again.
  await bags.markOutdated(bag.id);
  await arrangeDeliveryWorkflow(container).run({
    input: {
      cart_id: bag.cart_id,
      customer_id: account ?? cart.customer_id,
      ...{ locale, email, codes, metadata, option, data },
      ...{ shipping_address: goods, billing_address: payer },
    },
  });
  await bags.markCalculated(bag);
}

/** What the cart is read with of where it goes. */
const placeOf = ({ last_name, address_1, postal_code, city, country_code }: Address) => ({
  ...{ last_name, address_1, postal_code, city, country_code },
});

/** What was chosen before. */
const chosenIn = ({ locale, email, metadata, ...cart }: BagCart) => ({
  ...{ locale, email, billing_address: cart.billing_address },
  metadata: { language: metadata?.language, delivery: metadata?.delivery },
  shipping_address: cart.shipping_address,
  // Medusa's arithmetic has made an object of the amount.
  shipping_methods: cart.shipping_methods.map(({ amount, data }) => ({
    amount: Number(amount),
    data,
  })),
});

/**
 * The store, for who collects there and gave no address, or one beyond the countries we deliver to: the goods
 * change hands here, so ours are the region and the taxes. Undefined where something would have to be sent.
 */
async function placeOfCollection(
  container: MedusaContainer,
  delivery: RequestedDelivery["delivery"],
  { first_name, last_name, phone }: Pick<PostalAddress, keyof typeof person>,
) {
  if (delivery !== "store-collection") return undefined;
  const { name, street, postalCode, town, country } = await recentProfileOf(container);
  return {
    ...{ first_name, last_name, phone, company: name },
    ...{ address_1: street, postal_code: postalCode, city: town, country_code: country },
  };
}

type Address = CreateAddressDTO & { country_code: string };

type Delivery = {
  cart_id: string;
  /** Who is signed in, else that of the cart so far. */
  customer_id: string | null;
  locale: string;
  /** Becomes the order's. */
  metadata: Record<string, unknown>;
  email: string;
  /** Where the order goes, or is collected. */
  shipping_address: Address;
  /** Who orders, as the invoice names them. */
  billing_address: CreateAddressDTO;
  /** Offered for this address, and priced for it. */
  option: { id: string; name: string; amount: number; taxInclusive: boolean };
  /** Kept with the way of delivery: that the customer has chosen it. */
  data: Record<string, unknown>;
  codes: string[];
};

/**
 * The old way of delivery goes first and the new one comes last: cut off in between, the cart has
 * none, and never one that was priced for another address.
 */
async function arrange(
  container: MedusaContainer,
  { input, customer_id }: { input: Delivery; customer_id: string | undefined },
): Promise<void> {
  const { cart_id, locale, metadata, email, option, data } = input;
  const carts = container.resolve(Modules.CART);
  const before = await carts.listShippingMethods({ cart_id: [cart_id] }, { select: ["id"] });
  if (before.length > 0) await carts.softDeleteShippingMethods(before.map(({ id }) => id));
  const customer = customer_id ? { customer_id } : {};
  const { shipping_address, billing_address } = input;
  const addresses = { shipping_address, billing_address: { ...billing_address } };
  await carts.updateCarts([{ id: cart_id, locale, metadata, email, ...customer, ...addresses }]);
  const { id: shipping_option_id, name, amount, taxInclusive: is_tax_inclusive } = option;
  const method = { cart_id, shipping_option_id, name, amount, is_tax_inclusive, data };
  await carts.addShippingMethods([method]);
}

const arrangeStep = createStep(
  "arrange-delivery-of-cart",
  async (kept: { input: Delivery; customer_id: string | undefined }, { container }) => {
    await arrange(container, kept);
    return new StepResponse(undefined);
  },
);

/**
 * Medusa's own two ways to it calculate the whole cart after each. Nothing is undone when it fails
 * half-way: the caller sees that it is calculated again.
 */
const arrangeDeliveryWorkflow = createWorkflow("arrange-delivery", (input: Delivery) => {
  const { cart_id } = input;
  // Stripe begins a payment under the same lock, and may take its time.
  acquireLockStep({ key: cart_id, timeout: 15, ttl: 10 });
  const found = findOrCreateCustomerStep({ customerId: input.customer_id, email: input.email });
  arrangeStep(
    transform({ input, found }, ({ input, found }) => ({ input, customer_id: found.customer?.id })),
  );
  computeCart(transform(input, ({ cart_id, codes }) => ({ cart_id, codes })));
  releaseLockStep({ key: cart_id });
  return new WorkflowResponse(undefined);
});
