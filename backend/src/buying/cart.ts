/** The cart behind a bag: read with its amounts, and computed after it was changed. */
import type {
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
} from "@medusajs/framework/types";
import { decorateCartTotals, Modules, PromotionActions } from "@medusajs/framework/utils";
import {
  createStep,
  StepResponse,
  type WorkflowData,
  when,
} from "@medusajs/framework/workflows-sdk";
import {
  refreshPaymentCollectionForCartWorkflow,
  updateCartPromotionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { CartToOrder } from "../read-models/buying/cart-to-order";
import {
  type CartToCompute,
  type KeptTaxLine,
  readCartToCompute,
  readStoredCart,
  type StoredCart,
} from "../read-models/buying/carts";
import { translatedNames } from "../read-models/catalog/translations";

/** A cart with its amounts, taxes included, in the main unit of the currency. */
export type BagCart = StoredCart & {
  total: number;
  /** Without delivery. */
  item_total: number;
};

/** The cart and what it comes to, by Medusa's own arithmetic; undefined where there is none. */
export async function readCart(
  container: MedusaContainer,
  cartId: string,
): Promise<BagCart | undefined> {
  const cart = await readStoredCart(container, { cartId });
  if (!cart) return undefined;
  const { total, item_total } = decorateCartTotals(cart);
  return { ...cart, total: Number(total), item_total: Number(item_total) };
}

/** What the cart costs, taxes included, by the same arithmetic. */
export const totalOf = (cart: CartToOrder): number =>
  // Which writes into what it is given.
  Number(decorateCartTotals(structuredClone(cart)).total);

/** Whether a code still counts that may not be used any more. */
export const hasUnusableCode = ({ promotions }: BagCart, usable: readonly string[]): boolean =>
  promotions.some(({ code, is_automatic }) => !is_automatic && !usable.includes(code));

/** What is answered of a cart: its amounts, and nothing that is only decided by. */
export function answeredCart(cart: BagCart) {
  const { metadata, credit_lines, countries, region_id, sales_channel_id, ...answered } = cart;
  return {
    ...answered,
    items: cart.items.map(({ tax_lines, adjustments, ...item }) => item),
    shipping_methods: cart.shipping_methods.map(({ data }) => ({ data })),
  };
}

/** Held while a cart is placed, paid or settled. */
export const placementLock = (cartId: string): string => `place:${cartId}`;

type Input = {
  cart_id: string;
  /** Every promotion code that is to count. */
  codes: string[];
};

/** Sets the taxes, and tells whether there are promotions and a payment to compute. */
const taxesStep = createStep("taxes-of-cart", async ({ cart_id, codes }: Input, { container }) => {
  const cart = await readCartToCompute(container, { cartId: cart_id });
  if (cart) await setTaxes(container, cart_id, cart);
  const promotions = codes.length > 0 || cart?.promotions === true;
  return new StepResponse({ promotions, payment: cart?.payment === true });
});

/**
 * Computes taxes, promotions and payment of a cart whose lines, delivery or address have
 * changed: steps of the workflow that calls it. Only under the lock of the cart.
 */
export function computeCart(input: WorkflowData<Input>): void {
  const { cart_id } = input;
  const wanted = taxesStep(input);
  when("promotions-to-compute", { wanted }, ({ wanted }) => wanted.promotions).then(() => {
    updateCartPromotionsWorkflow.runAsStep({
      input: {
        cart_id,
        promo_codes: input.codes,
        action: PromotionActions.REPLACE,
        force_refresh_payment_collection: false,
      },
    });
  });
  when("payment-to-compute", { wanted }, ({ wanted }) => wanted.payment).then(() => {
    refreshPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id } });
  });
}

/**
 * Medusa's own workflow reads the whole cart, asks for articles and deliveries apart and writes every
 * line again; this asks once and writes what is new. Only under the lock of the cart.
 */
async function setTaxes(
  container: MedusaContainer,
  cartId: string,
  cart: CartToCompute,
): Promise<void> {
  const lines = await taxLines(container, cart);
  const items = lines.flatMap((line) =>
    "line_item_id" in line
      ? [{ ...kept(line, line.line_item_id), item_id: line.line_item_id }]
      : [],
  );
  const methods = lines.flatMap((line) =>
    "shipping_line_id" in line
      ? [{ ...kept(line, line.shipping_line_id), shipping_method_id: line.shipping_line_id }]
      : [],
  );
  const carts = container.resolve(Modules.CART);
  await Promise.all([
    write(items, cart.itemLines, {
      add: (fresh) => carts.addLineItemTaxLines(fresh),
      set: (all) => carts.setLineItemTaxLines(cartId, all),
    }),
    write(methods, cart.methodLines, {
      // Medusa passes lines over that come without their cart.
      add: (fresh) => carts.addShippingMethodTaxLines(cartId, fresh),
      set: (all) => carts.setShippingMethodTaxLines(cartId, all),
    }),
  ]);
}

/** Adds the lines that are missing; where others are too many, all are set, which takes twice the statements. */
async function write<L extends KeptTaxLine>(
  wanted: readonly L[],
  present: readonly KeptTaxLine[],
  by: Record<"add" | "set", (lines: ReturnType<typeof withoutOwner<L>>[]) => Promise<unknown>>,
): Promise<void> {
  const keyOf = ({ of, description, tax_rate_id, code, rate, provider_id }: KeptTaxLine) =>
    JSON.stringify([of, description, tax_rate_id, code, rate, provider_id]);
  const keys = new Set(present.map(keyOf));
  const missing = wanted.filter((line) => !keys.has(keyOf(line)));
  const isKept = wanted.length - missing.length === present.length;
  if (!isKept) await by.set(wanted.map(withoutOwner));
  else if (missing.length > 0) await by.add(missing.map(withoutOwner));
}

/** None where the region leaves taxes to somebody else, or the cart has no country yet. */
async function taxLines(
  container: MedusaContainer,
  { automatic_taxes, address, customer, currency_code, locale, items, methods }: CartToCompute,
): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
  if (!automatic_taxes || !address?.country_code) return [];
  const lines = await container.resolve(Modules.TAX).getTaxLines(
    [
      ...items.map((item) => ({ ...item, currency_code })),
      ...methods.map(({ id, shipping_option_id, amount }) => ({
        ...{ id, shipping_option_id, currency_code },
        unit_price: amount,
      })),
    ],
    {
      address,
      ...(customer && { customer }),
      is_return: false,
      shipping_methods: methods,
      ...(locale && { locale }),
    },
  );
  const ids = lines.flatMap(({ rate_id }) => rate_id ?? []);
  const nameOf = await translatedNames(container, ids, locale ?? "");
  return lines.map((line) => ({ ...line, name: nameOf.get(line.rate_id ?? "") ?? line.name }));
}

const kept = (line: ItemTaxLineDTO | ShippingTaxLineDTO, of: string) => ({
  of,
  description: line.name,
  tax_rate_id: line.rate_id ?? null,
  code: line.code ?? "",
  rate: Number(line.rate),
  provider_id: line.provider_id,
});

const withoutOwner = <L extends { of: string; tax_rate_id: string | null }>({
  of,
  tax_rate_id,
  ...line
}: L) => ({ ...line, ...(tax_rate_id !== null && { tax_rate_id }) });
