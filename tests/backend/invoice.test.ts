import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { howMany } from "../support/extent.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { pdfText } from "../support/pdf.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const parallel = howMany(3, 5);

type Staff = Awaited<ReturnType<typeof signInAsStaff>>;

const issue = (staff: Staff, orderId: string) =>
  staff.client.fetch<{ invoice: { id: string; number: string } }>(
    `/admin/orders/${orderId}/invoice`,
    { method: "POST" },
  );

async function pdf(staff: Staff, path: string): Promise<Uint8Array> {
  const answer = await staff.client.fetch<Response>(path, {
    headers: { accept: "application/pdf" },
  });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  return new Uint8Array(await answer.arrayBuffer());
}

describe("invoices", () => {
  it("have one unbroken sequence, also when many are issued at once", async () => {
    const staff = await signInAsStaff(info);
    const lanes = Array.from({ length: parallel }, (_, lane) =>
      orderAnAccessory(info, "de", `lane.${lane}@example.com`),
    );
    const orders = (await Promise.all(lanes)).map(({ id }) => id);
    // Each is asked for twice at the same time: the loser must take no number along.
    const answers = await Promise.all([...orders, ...orders].map((id) => issue(staff, id)));
    const numbers = [...new Set(answers.map(({ invoice }) => invoice.number))].sort();
    expect(numbers).toHaveLength(parallel);
    const sequence = numbers.map((number) => Number(number.split("-")[1]));
    const first = sequence[0] ?? 0;
    expect(sequence).toEqual(sequence.map((_, index) => first + index));
    // Their pieces go back on the shelf, for the other tests.
    for (const id of orders) await staff.admin.order.cancel(id);
  });

  it("are not there before, say who, what, how much VAT, and stay the same", async () => {
    const staff = await signInAsStaff(info);
    const order = await orderAnAccessory(info, "en");
    await expect(staff.client.fetch(`/admin/orders/${order.id}/invoice`)).rejects.toMatchObject({
      status: 404,
    });
    const { invoice } = await issue(staff, order.id);
    const address = `/admin/orders/${order.id}/invoice`;
    const first = await pdf(staff, address);
    const text = await pdfText(first);
    for (const part of [
      `Invoice ${invoice.number}`,
      `No. ${order.display_id}`,
      "Marie Weber",
      "VAT no. LU",
      "National ID number (matricule, 13 digits)",
      "Not paid yet",
      `€${order.total.toFixed(2)}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(Buffer.from(await pdf(staff, address)).equals(first)).toBe(true);
    expect((await issue(staff, order.id)).invoice.number).toBe(invoice.number);

    const slip = await pdfText(
      await pdf(staff, `/admin/orders/${order.id}/packing-slip?language=de`),
    );
    for (const part of [
      `Packzettel ${order.display_id}`,
      "Charge",
      "Verwendbar bis",
      "Marie Weber",
    ]) {
      expect(slip).toContain(part);
    }

    // A token that is not genuine shows none of it.
    const forged = createHmac("sha256", "guess").update(order.id).digest().subarray(0, 18);
    const token = `${order.id}.zzzzzz.${forged.toString("base64url")}`;
    const answer = await fetch(`${info.backend}/store/order-documents/${token}/invoice`, {
      headers: { "x-publishable-api-key": info.publishableKey },
    });
    expect(answer.status).toBe(404);
  });
});
