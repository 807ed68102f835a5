/** Orders that a task of the week begins with, and what becomes of them. */
import { orderBox, releaseLenses } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { deliver, recordPayment } from "../support/orders.ts";
import { type Desk, info, newEmail } from "./staff-desk.ts";

const lensProduct = "biofinity";
export const lensName = "Biofinity";

interface ReadOrder {
  readonly display_id: number;
  readonly status: string;
  readonly payment_status: string;
  readonly fulfillment_status: string;
  readonly items: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly metadata: { readonly lens?: { readonly eye: string; readonly sphere: number } } | null;
  }[];
  readonly fulfillments: readonly {
    readonly shipped_at: string | null;
    readonly labels: readonly { readonly tracking_number: string }[];
  }[];
}

export async function readOrder({ staff }: Desk, id: string): Promise<ReadOrder> {
  const fields =
    "id,display_id,status,payment_status,fulfillment_status,*items,*fulfillments,*fulfillments.labels";
  const { order } = await staff.client.fetch<{ order: ReadOrder }>(`/admin/orders/${id}`, {
    query: { fields },
  });
  return order;
}

/** A box of lenses for each eye, to be collected. */
export async function orderLenses(desk: Desk, email = newEmail()) {
  const { language } = desk;
  const variant_id = (await variantIds(info))(lensProduct);
  const values = rightLenses[lensProduct];
  const lens = [
    { eye: "right", ...values, sphere: -4.25 },
    { eye: "left", ...values, sphere: -3.75 },
  ];
  const id = await orderBox(info, { variant_id, lens, email, language });
  const { display_id } = await readOrder(desk, id);
  return { id, email, display_id };
}

/** An accessory that was paid and handed over, or sent. */
export async function handedOver({ staff, language }: Desk, delivery?: string) {
  const order = await orderAnAccessory(info, language, newEmail(), delivery);
  await recordPayment(staff, order.id);
  await deliver(staff, order.id);
  return order;
}

/** The same of lenses. */
export async function handedOverLenses(desk: Desk) {
  const order = await orderLenses(desk);
  await releaseLenses(desk.staff, order.id);
  await recordPayment(desk.staff, order.id);
  await deliver(desk.staff, order.id);
  return order;
}
