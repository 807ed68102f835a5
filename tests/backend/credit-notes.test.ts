/** Credit notes add up, and together they come to the invoice. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import {
  cents,
  documentsOf,
  expectToAddUp,
  invoiceOf,
  orderFromCart,
  orderFromStaff,
} from "../support/invoices.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { expectWhole } from "../support/whole-order.ts";

const info = runningShop();
const hardCase = "clairval-hard-case";
let staff: Medusa;
let items: { variant_id: string; quantity: number }[];

beforeAll(async () => {
  staff = await signInAsStaff(info);
  await stockUp(staff, hardCase);
  items = [
    { variant_id: await accessory(info), quantity: 3 },
    { variant_id: (await variantIds(info))(hardCase), quantity: 1 },
  ];
});

/** The credit notes of an order, once there are so many. */
const untilNotes = (orderId: string, count: number) =>
  eventually(async () => {
    const notes = await documentsOf(info, orderId, "credit-note");
    expect(notes).toHaveLength(count);
    return notes.map(({ snapshot }) => snapshot);
  });

describe("an invoice", () => {
  it("comes to nothing by refunds in parts", { tags: "long" }, async () => {
    const id = await orderFromStaff(info, staff, { items, metadata: { language: "en" } });
    const { snapshot } = await invoiceOf(info, staff, id, "refunded");
    const { order } = await staff.admin.order.retrieve(id, {
      fields: "total,*payment_collections.payments",
    });
    const payment = order.payment_collections?.[0]?.payments?.[0]?.id ?? "";
    const parts = [3.33, 7.77];
    parts.push((cents(order.total) - 333 - 777) / 100);
    for (const [index, amount] of parts.entries()) {
      await staff.admin.payment.refund(payment, { amount });
      await untilNotes(id, index + 1);
    }
    const { payment_collections } = await expectWhole(info, staff, id);
    expect(payment_collections[0]?.payments[0]?.refunds).toHaveLength(parts.length);
    const notes = await untilNotes(id, parts.length);
    expect(notes.map(({ total }) => -total.gross)).toEqual(parts.map(cents));
    for (const note of notes) expectToAddUp(note);
    for (const key of ["net", "vat", "gross"] as const) {
      expect(notes.reduce((sum, { total }) => sum + total[key], 0)).toBe(-snapshot.total[key]);
    }
  });

  it("comes to nothing where nobody paid and the order is cancelled", {
    tags: "long",
  }, async () => {
    const id = await orderFromCart(info, items, { language: "fr" });
    const { snapshot } = await invoiceOf(info, staff, id, "cancelled");
    await staff.admin.order.cancel(id);
    const [note] = await untilNotes(id, 1);
    if (!note) throw new Error("no credit note");
    expectToAddUp(note);
    for (const key of ["net", "vat", "gross"] as const) {
      expect(note.total[key]).toBe(-snapshot.total[key]);
    }
  });
});
