import { manyRows, oneRow } from "../read-model";

/**
 * The cart that a payment of Stripe's was begun for: asked for each of its events. SQL because the key is
 * the provider's own, inside of the session's data.
 */
export const readCartOfIntent = oneRow<
  { cartId: string; amount: number; currency: string },
  { intentId: string }
>(`
  select link.cart_id as "cartId", s.amount::float8 as amount, s.currency_code as currency
  from payment_session s
  join cart_payment_collection link on link.payment_collection_id = s.payment_collection_id
    and link.deleted_at is null
  where s.data->>'id' = :intentId order by s.created_at desc limit 1`);

/**
 * Sessions that were begun and left for a day, of carts that are not ordered: their payments are cancelled.
 * SQL because it looks for what is missing, a payment. In no order: some that fail do not keep the rest waiting.
 */
export const readStaleSessions = manyRows<
  { id: string; cartId: string },
  { provider: string; most: number }
>(`
  select s.id, link.cart_id as "cartId" from payment_session s
  join cart_payment_collection link on link.payment_collection_id = s.payment_collection_id
    and link.deleted_at is null
  join cart c on c.id = link.cart_id and c.completed_at is null
  where s.provider_id = :provider and s.status in ('pending', 'requires_more')
    and s.deleted_at is null and s.updated_at < now() - interval '1 day'
    and not exists (select 1 from payment p where p.payment_session_id = s.id)
  order by random() limit :most`);

/**
 * Whether a cart's region offers a provider: asked before a payment is begun. One statement, where the
 * query engine reads cart, region and providers.
 */
export const readOffered = oneRow<{ offered: boolean }, { provider: string; cartId: string }>(`
  select true as offered from cart c
  join region_payment_provider link on link.region_id = c.region_id
    and link.payment_provider_id = :provider and link.deleted_at is null
  join payment_provider p on p.id = link.payment_provider_id and p.is_enabled
  where c.id = :cartId limit 1`);

/** Which region has ever offered which provider, also where staff have taken it away since. */
export const readOfferedEver = manyRows<{ regionId: string; providerId: string }>(
  `select region_id as "regionId", payment_provider_id as "providerId" from region_payment_provider`,
);
