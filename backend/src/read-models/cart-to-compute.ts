import { oneRow } from "./read-model";

/**
 * Whether a cart has promotions or a payment to be calculated again: read after each change of one. One
 * statement decides whether Medusa's thirty for promotions and those for a payment are needed at all.
 */
export const readCartToReckon = oneRow<
  { promotions: boolean; payment: boolean },
  { cartId: string }
>(`
  select
    exists (select 1 from promotion p
      where p.is_automatic and p.status = 'active' and p.deleted_at is null)
    or exists (select 1 from cart_promotion p where p.cart_id = :cartId and p.deleted_at is null)
      as promotions,
    exists (select 1 from cart_payment_collection l
      where l.cart_id = :cartId and l.deleted_at is null) as payment`);
