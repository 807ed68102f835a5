/**
 * Taxes of a cart, as Medusa's tax module says. Its own workflow reads the whole cart, asks for
 * articles and deliveries apart and writes every line anew; this asks once and writes what is new.
 */
import type {
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
} from "@medusajs/framework/types";
import { applyTranslationsToTaxLines, Modules } from "@medusajs/framework/utils";
import { type KeptTaxLine, readCartToTax, type TaxedCart } from "../../read-models/cart-to-tax";

/** Only under the lock of the cart. */
export async function setTaxes(container: MedusaContainer, cartId: string): Promise<void> {
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
