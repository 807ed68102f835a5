/** Consent to the use of lens values, and what of them is stored, as staff, customer and database see it. */
import type { ShownConsent } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";
import { expect } from "vitest";
import { lensConsent } from "./bags.ts";
import { query } from "./database.ts";
import { eventually } from "./eventually.ts";
import { decidedOf } from "./lens-releases.ts";
import { askStore, fromNetwork, proofOf } from "./orders.ts";
import type { ShopInfo } from "./shop-info.ts";

export async function consentsOf({ client }: Medusa, orderId: string): Promise<ShownConsent[]> {
  const path = `/admin/orders/${orderId}/health-consents`;
  return (await client.fetch<{ health_consents: ShownConsent[] }>(path)).health_consents;
}

/** Withdraws as the storefront does for its customer. */
export const withdraw = async (info: ShopInfo, orderId: string) =>
  askStore(info, `/store/orders/${orderId}/consent-withdrawal`, {
    method: "POST",
    body: {},
    headers: await proofOf(info, orderId),
  });

export async function progressOf(info: ShopInfo, orderId: string) {
  const headers = await proofOf(info, orderId);
  return (await askStore(info, `/store/orders/${orderId}/progress`, { headers })).body.progress;
}

/** Stores a prescription with consent. @returns its id */
export async function storedPrescription(info: ShopInfo): Promise<string> {
  const response = await fetch(`${info.backend}/store/lens-prescriptions`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info)),
      "x-lens-consent": lensConsent.version,
    },
    body: new Uint8Array(Buffer.from("%PDF-1.7\nright -2.50")),
  });
  const body: { prescription: { id: string } } = await response.json();
  return body.prescription.id;
}

/** What is stored of the lenses of an order: with it, with its cart and with its release. */
export async function storedOf(info: ShopInfo, orderId: string) {
  const [found] = await query<{ order: object[]; cart: object[]; bags: number; release: object }>(
    info,
    `select
       (select jsonb_agg(coalesce(i.metadata, '{}') || l.metadata)
        from order_item i join order_line_item l on l.id = i.item_id
        where i.order_id = $1) as order,
       (select jsonb_agg(l.metadata) from order_cart c join cart_line_item l on l.cart_id = c.cart_id
        where c.order_id = $1) as cart,
       (select count(*)::int from order_cart c join bag b on b.cart_id = c.cart_id
        where c.order_id = $1) as bags,
       (select jsonb_build_object('lenses', lenses, 'text', text) from lens_release
        where id = $1) as release`,
    [orderId],
  );
  return found;
}

/** Every copy of lens values that changes of an order have left, also those that came to nothing, and the trail of staff. */
export const copiesIn = (info: ShopInfo, orderId: string) =>
  query(
    info,
    `with copy as (
       select details->'metadata' as metadata, details->>'reference_id' as line_id
       from order_change_action where order_id = $1
       union all select i.metadata, i.item_id from order_exchange_item i
         join order_exchange e on e.id = i.exchange_id where e.order_id = $1
       union all select i.metadata, i.item_id from order_claim_item i
         join order_claim c on c.id = i.claim_id where c.order_id = $1)
     select metadata from copy where metadata->'lens' is not null
     union all select l.metadata from order_line_item l
       where l.metadata->'lens' is not null and l.id in (select line_id from copy)
     union all select after from audit_entry
       where resource_id = $1 and concat(sent, before, after) like '%"sphere"%'`,
    [orderId],
  );

/** Waits until the order is in the queue of those who release lenses. */
export const awaitRelease = (staff: Medusa, orderId: string) =>
  eventually(async () =>
    expect((await decidedOf(staff, orderId))?.revision ?? 0).toBeGreaterThan(0),
  );

/** What a refused call says; undefined where it was not refused. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof FetchError) return error.message;
    throw error;
  }
}
