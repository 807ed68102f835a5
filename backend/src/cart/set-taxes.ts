/**
 * Taxes of a cart, as Medusa's tax module says. Its own workflow reads the whole cart, asks for
 * articles and deliveries apart and writes every line anew; this asks once and writes what is new.
 */
import type {
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types";
import { applyTranslationsToTaxLines, Modules } from "@medusajs/framework/utils";
import { ask } from "../ask";

type KeptTaxLine = {
  of: string;
  description: string | null;
  tax_rate_id: string | null;
  code: string;
  rate: number;
  provider_id: string | null;
};

type TaxedCart = {
  currency_code: string;
  locale: string | null;
  automatic_taxes: boolean | null;
  address: (TaxCalculationContext["address"] & { country_code: string | null }) | null;
  customer: TaxCalculationContext["customer"] | null;
  items: {
    id: string;
    product_id: string;
    product_type_id: string | undefined;
    quantity: number;
    unit_price: number;
  }[];
  methods: { id: string; shipping_option_id: string; amount: number; name: string }[];
  itemLines: KeptTaxLine[];
  methodLines: KeptTaxLine[];
};

const cartSql = `
  select c.currency_code, c.locale, r.automatic_taxes,
    (select json_build_object('country_code', a.country_code, 'province_code', a.province,
        'address_1', a.address_1, 'address_2', a.address_2, 'city', a.city,
        'postal_code', a.postal_code, 'metadata', a.metadata)
      from cart_address a where a.id = c.shipping_address_id and a.deleted_at is null) as address,
    (select json_build_object('id', cu.id, 'email', cu.email, 'metadata', cu.metadata,
        'customer_groups', (select coalesce(json_agg(g.customer_group_id), '[]')
          from customer_group_customer g where g.customer_id = cu.id and g.deleted_at is null))
      from customer cu where cu.id = c.customer_id and cu.deleted_at is null) as customer,
    (select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id,
        'product_type_id', i.product_type_id, 'quantity', i.quantity::float8,
        'unit_price', i.unit_price::float8) order by i.created_at, i.id), '[]')
      from cart_line_item i
      where i.cart_id = c.id and i.deleted_at is null and not i.is_giftcard) as items,
    (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name,
        'shipping_option_id', m.shipping_option_id, 'amount', m.amount::float8)), '[]')
      from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null) as methods,
    (select coalesce(json_agg(json_build_object('of', t.item_id, 'description', t.description,
        'tax_rate_id', t.tax_rate_id, 'code', t.code, 'rate', t.rate::float8,
        'provider_id', t.provider_id)), '[]')
      from cart_line_item i join cart_line_item_tax_line t on t.item_id = i.id
      where i.cart_id = c.id and i.deleted_at is null and t.deleted_at is null) as "itemLines",
    (select coalesce(json_agg(json_build_object('of', t.shipping_method_id,
        'description', t.description, 'tax_rate_id', t.tax_rate_id, 'code', t.code,
        'rate', t.rate::float8, 'provider_id', t.provider_id)), '[]')
      from cart_shipping_method m join cart_shipping_method_tax_line t on t.shipping_method_id = m.id
      where m.cart_id = c.id and m.deleted_at is null and t.deleted_at is null) as "methodLines"
  from cart c left join region r on r.id = c.region_id
  where c.id = ? and c.deleted_at is null`;

/** Only under the lock of the cart. */
export async function setTaxes(container: MedusaContainer, cartId: string): Promise<void> {
  const [cart] = await ask<TaxedCart>(container, cartSql, [cartId]);
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
