/** What must hold of every cart that somebody tried to order, whatever happened on the way. */
import { query } from "./database.ts";
import { rawMails } from "./outbox.ts";
import type { ReadyCart } from "./placing.ts";
import type { ShopInfo } from "./shop-info.ts";
import { stripe } from "./stripe/stand-in.ts";

interface Facts {
  cart: string;
  completed: boolean;
  orders: number;
  linked: number;
  /** Pieces that the order's lines take from stock, of which one product may take several, and those reserved. */
  wanted: number;
  reserved: number;
  payments: number;
  collection: string | null;
}

const factsSql = `
  select c.id as cart, c.completed_at is not null as completed,
    (select count(*)::int from "order" o where o.metadata->>'cart_id' = c.id
      and o.deleted_at is null and o.canceled_at is null) as orders,
    (select count(*)::int from order_cart oc join "order" o on o.id = oc.order_id
      and o.deleted_at is null and o.canceled_at is null
      where oc.cart_id = c.id and oc.deleted_at is null) as linked,
    (select coalesce(sum(oi.quantity * i.required_quantity), 0)::int from order_item oi
      join "order" o on o.id = oi.order_id join order_line_item li on li.id = oi.item_id
      join product_variant_inventory_item i on i.variant_id = li.variant_id and i.deleted_at is null
      where o.metadata->>'cart_id' = c.id and o.deleted_at is null and o.canceled_at is null) as wanted,
    (select coalesce(sum(r.quantity), 0)::int from reservation_item r
      join order_item oi on oi.item_id = r.line_item_id
      join "order" o on o.id = oi.order_id
      where o.metadata->>'cart_id' = c.id and r.deleted_at is null) as reserved,
    (select count(*)::int from payment p join cart_payment_collection l
      on l.payment_collection_id = p.payment_collection_id
      where l.cart_id = c.id and l.deleted_at is null and p.deleted_at is null
        and p.canceled_at is null) as payments,
    (select pc.status from payment_collection pc join cart_payment_collection l
      on l.payment_collection_id = pc.id where l.cart_id = c.id and l.deleted_at is null
      and pc.deleted_at is null limit 1) as collection
  from cart c where c.id = any($1)`;

/** Levels whose reserved pieces are not those of their reservations, or more than there are. */
const levelsSql = `
  select level.inventory_item_id as item, level.reserved_quantity::int as said,
    coalesce(sum(r.quantity), 0)::int as counted
  from inventory_level level left join reservation_item r on r.deleted_at is null
    and r.inventory_item_id = level.inventory_item_id and r.location_id = level.location_id
  where level.deleted_at is null
  group by level.id
  having level.reserved_quantity <> coalesce(sum(r.quantity), 0)
    or level.reserved_quantity > level.stocked_quantity`;

/** Mails that an order of this kind gets at once: a charged card is confirmed by a second one. */
const mailsDue = ({ method }: ReadyCart) => (method === "card" ? 2 : 1);

/**
 * Orders without their mails. A mail in the middle of which the backend died goes out again within two
 * minutes, and then may come twice: no mail server tells whether it had taken the first.
 */
export async function missingMails(info: ShopInfo, carts: readonly ReadyCart[]): Promise<string[]> {
  const facts = await query<Facts & Record<string, unknown>>(info, factsSql, [
    carts.map(({ id }) => id),
  ]);
  const mails = await rawMails(info);
  return facts.flatMap((each) => {
    const cart = carts.find(({ id }) => id === each.cart);
    if (!cart) return [];
    const sent = mails.filter((mail) => mail.includes(`To: ${cart.email}`)).length;
    const due = each.orders > 0 ? mailsDue(cart) : 0;
    const right = sent === due || (due > 0 && sent === due + 1);
    return right ? [] : [`${cart.method} ${cart.id}: ${sent} mails instead of ${due}`];
  });
}

/** Every sentence is something that is wrong; none when all is well. Mails apart. */
export async function violations(info: ShopInfo, carts: readonly ReadyCart[]): Promise<string[]> {
  const facts = await query<Facts & Record<string, unknown>>(info, factsSql, [
    carts.map(({ id }) => id),
  ]);
  const intents = new Map((await stripe.intents()).map((intent) => [intent.id, intent]));
  const wrong: string[] = [];
  for (const each of facts) {
    const cart = carts.find(({ id }) => id === each.cart);
    if (!cart) continue;
    const expect = (holds: boolean, what: string) => {
      if (!holds) wrong.push(`${cart.method} ${cart.id}: ${what} ${JSON.stringify(each)}`);
    };
    const ordered = each.orders > 0;
    expect(each.orders <= 1, "more than one order");
    expect(each.linked === each.orders, "order without its link");
    expect(each.completed === ordered, "cart closed without an order, or open with one");
    expect(each.reserved === each.wanted, "reservations do not match");
    expect(each.payments === each.orders, "payments do not match orders");
    const secured = cart.method === "card" ? "completed" : "authorized";
    if (ordered) expect(each.collection === secured, `payment is not ${secured}`);
    if (cart.method !== "card") continue;
    const intent = intents.get(cart.intent ?? "");
    const charged = intent?.status === "succeeded";
    expect(charged === ordered, `charge is ${intent?.status}`);
    if (charged) expect(intent.amount === Math.round(cart.total * 100), "charge of another amount");
  }
  const levels = await query(info, levelsSql);
  return [...wrong, ...levels.map((level) => `stock ${JSON.stringify(level)}`)];
}
