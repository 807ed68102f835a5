/** The cart behind a bag: read with its amounts, and computed after it was changed. */
import type {
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
} from "@medusajs/framework/types";
import {
  applyTranslationsToTaxLines,
  ContainerRegistrationKeys,
  Modules,
  PromotionActions,
} from "@medusajs/framework/utils";
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
import {
  type KeptTaxLine,
  readCartToCompute,
  readCartToTax,
  type TaxedCart,
} from "../read-models/carts";
import type { TypedAddress } from "../visits/area/home-delivery-price";
import type { CartItem } from "./plan-projection";

/** What the storefront reads of a cart. */
const answeredFields = [
  ...["id", "email", "locale", "currency_code", "completed_at", "total", "tax_total"],
  "item_total",
  ...["original_item_total", "discount_total", "shipping_total", "original_shipping_total"],
  ...["id", "quantity", "unit_price", "total", "original_total", "variant_id", "metadata"].map(
    (field) => `items.${field}`,
  ),
  ...["product_title", "product_subtitle", "product_handle", "variant_title"].map(
    (field) => `items.${field}`,
  ),
  ...["promotions.code", "promotions.is_automatic"],
  ...["first_name", "last_name", "address_1", "postal_code", "city", "country_code", "phone"].map(
    (field) => `billing_address.${field}`,
  ),
  ...["postal_code", "city", "country_code"].map((field) => `shipping_address.${field}`),
  ...["shipping_methods.shipping_option_id", "shipping_methods.data"],
  ...[
    "id",
    "payment_sessions.provider_id",
    "payment_sessions.status",
    "payment_sessions.amount",
  ].map((field) => `payment_collection.${field}`),
];

/** The fields that are decided by; the others pass through. */
export type BagCart = {
  id: string;
  locale?: string | null;
  completed_at?: string | Date | null;
  metadata?: Record<string, unknown> | null;
  items?: (CartItem | null)[] | null;
  promotions?: ({ code?: string; is_automatic?: boolean } | null)[] | null;
  shipping_methods?: ({ data?: Record<string, unknown> | null } | null)[] | null;
  shipping_address?: TypedAddress | null;
  total?: unknown;
  item_total?: unknown;
};

/** Undefined while the bag has no cart yet. */
export async function readCart(
  container: MedusaContainer,
  id: string,
): Promise<BagCart | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: [...answeredFields, "metadata"],
    filters: { id },
  });
  const [cart]: BagCart[] = data;
  return cart;
}

/** The answer without what is only decided by. */
export function answeredCart({ metadata, ...cart }: BagCart): Omit<BagCart, "metadata"> {
  return cart;
}

export type CartTotal = {
  id: string;
  /** In the main unit of the currency. */
  total: number;
  /** Without delivery. */
  item_total: number;
  currency_code: string;
  metadata: Record<string, unknown> | null;
};

/** What a cart costs, calculated from its lines as they are now; undefined where there is none. */
export async function readCartTotal(
  container: MedusaContainer,
  id: string,
): Promise<CartTotal | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["id", "total", "item_total", "currency_code", "metadata"],
    filters: { id },
  });
  const [cart]: CartTotal[] = data;
  return cart && { ...cart, total: Number(cart.total), item_total: Number(cart.item_total) };
}

/** Held by whoever places, pays or settles a cart. */
export const placementLock = (cartId: string): string => `place:${cartId}`;

type CartToCompute = {
  cart_id: string;
  /** Every promotion code that is to count. */
  codes: string[];
};

async function waiting(container: MedusaContainer, { cart_id, codes }: CartToCompute) {
  const stored = await readCartToCompute(container, { cartId: cart_id });
  return {
    promotions: codes.length > 0 || stored?.promotions === true,
    payment: stored?.payment === true,
  };
}

/**
 * Taxes; and one statement tells whether the thirty for promotions and those for a payment are wanted
 * at all.
 */
const taxesStep = createStep("taxes-of-cart", async (input: CartToCompute, { container }) => {
  await setTaxes(container, input.cart_id);
  return new StepResponse(await waiting(container, input));
});

/**
 * Computes taxes, promotions and payment of a cart whose lines, delivery or address have changed: steps of the
 * workflow that calls it. Only under the lock of the cart.
 */
export function computeCart(input: WorkflowData<CartToCompute>): void {
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
 * line anew; this asks once and writes what is new. Only under the lock of the cart.
 */
async function setTaxes(container: MedusaContainer, cartId: string): Promise<void> {
  const cart = await readCartToTax(container, { cartId });
  if (!cart) return;
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
    isSame(items, cart.itemLines)
      ? undefined
      : carts.setLineItemTaxLines(cartId, items.map(withoutOwner)),
    isSame(methods, cart.methodLines)
      ? undefined
      : carts.setShippingMethodTaxLines(cartId, methods.map(withoutOwner)),
  ]);
}

/** None where the region leaves taxes to somebody else, or the cart has no country yet. */
async function taxLines(
  container: MedusaContainer,
  { automatic_taxes, address, customer, currency_code, locale, items, methods }: TaxedCart,
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
  // The types know lines of one kind at a time only; what becomes of each does not depend on the others.
  return applyTranslationsToTaxLines(lines as ItemTaxLineDTO[], locale ?? undefined, container);
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

/** Whether the cart has these tax lines and no others. */
function isSame(wanted: readonly KeptTaxLine[], present: readonly KeptTaxLine[]): boolean {
  const keyOf = ({ of, description, tax_rate_id, code, rate, provider_id }: KeptTaxLine) =>
    JSON.stringify([of, description, tax_rate_id, code, rate, provider_id]);
  const keys = new Set(present.map(keyOf));
  return wanted.length === present.length && wanted.every((line) => keys.has(keyOf(line)));
}
