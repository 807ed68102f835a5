import { randomUUID } from "node:crypto";
import { creditorReference } from "@landolt/forms";
import { afterAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { recordPayment } from "../support/orders.ts";
import { attachedPdf, attachedText, mailsTo, subjectsTo } from "../support/outbox.ts";
import { pdfText } from "../support/pdf.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { expectWhole } from "../support/whole-order.ts";

const info = runningShop();

/** What each address received in the end. */
const expected = new Map<string, readonly string[]>();

/** Waits until there are these mails and no other. */
async function expectMails(email: string, parts: readonly string[]): Promise<void> {
  expected.set(email, parts);
  await eventually(async () => {
    const found = await subjectsTo(info, email);
    expect(found).toHaveLength(parts.length);
    for (const part of parts) expect(found.filter((one) => one.includes(part))).toHaveLength(1);
  });
}

/** A mail too many would have come before that of an order which was placed last. */
afterAll(async () => {
  const email = `last.${randomUUID()}@example.com`;
  await orderAnAccessory(info, "en", email);
  await expectMails(email, ["your order no."]);
  for (const [address, parts] of expected) {
    expect(await subjectsTo(info, address)).toHaveLength(parts.length);
  }
});

describe("the mails of an order", () => {
  it("accompany its whole life in French, each once", async () => {
    const email = `vie.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "fr", email);
    const subjects = [`votre commande n°\u00a0${order.display_id}`];
    await expectMails(email, subjects);

    const staff = await signInAsStaff(info);
    const read = () =>
      staff.admin.order.retrieve(order.id, {
        fields: "id,*items,*payment_collections.payments,*fulfillments",
      });
    const { order: placed } = await read();
    const payment = placed.payment_collections?.[0]?.payments?.[0];
    await staff.admin.payment.capture(payment?.id ?? "", {});
    subjects.push("paiement reçu");
    await expectMails(email, subjects);

    const items = (placed.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
    await staff.admin.order.createFulfillment(order.id, { items });
    subjects.push("est prête");
    await expectMails(email, subjects);

    const { order: packed } = await read();
    await staff.admin.order.markAsDelivered(order.id, packed.fulfillments?.[0]?.id ?? "");
    subjects.push("vous a été remise");
    await expectMails(email, subjects);

    await staff.admin.payment.refund(payment?.id ?? "", { amount: 1 });
    subjects.push("remboursement");
    await expectMails(email, subjects);

    const mails = await mailsTo(info, email);
    const find = (part: string) => {
      const mail = mails.find(({ subject }) => subject.includes(part));
      if (!mail) throw new Error(`no mail about ${part}`);
      return mail;
    };
    for (const { raw } of mails) expect(raw).toMatch(/#withdrawal|=23withdrawal/);
    const invoice = await pdfText(attachedPdf(find("paiement reçu"), /invoice-\d{4}-\d{5}\.pdf/));
    expect(invoice).toContain("Facture");
    expect(invoice).toContain(`N° ${order.display_id}`);
    expect(invoice).toContain("Payé");
    const note = await pdfText(attachedPdf(find("remboursement"), /credit-note-\d{4}-\d{5}\.pdf/));
    expect(note).toContain("Note de crédit");
    expect(note).toContain("−1,00 €");
  });

  it("announce a parcel when it leaves, with its number", { tags: "long" }, async () => {
    const email = `colis.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "fr", email, "home-delivery");
    const staff = await signInAsStaff(info);
    await recordPayment(staff, order.id);
    const fields = "id,*items,*fulfillments";
    const { order: placed } = await staff.admin.order.retrieve(order.id, { fields });
    const items = (placed.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
    await staff.admin.order.createFulfillment(order.id, { items });
    await expectMails(email, ["votre commande", "paiement reçu"]);
    const { order: packed } = await staff.admin.order.retrieve(order.id, { fields });
    await staff.admin.order.createShipment(order.id, packed.fulfillments?.[0]?.id ?? "", {
      items,
      labels: [
        { tracking_number: "LU 123", tracking_url: "https://post.example/LU123", label_url: "#" },
      ],
    });
    await expectMails(email, ["votre commande", "paiement reçu", "est en route"]);
    const mails = await mailsTo(info, email);
    const shipped = mails.find(({ subject }) => subject.includes("est en route"))?.raw ?? "";
    for (const part of ["LU 123", "https://post.example/LU123"]) expect(shipped).toContain(part);
    expect((await expectWhole(info, staff, order.id)).fulfillments[0]?.labels).toHaveLength(1);
  });

  it("leave out what staff do without telling, and nothing else", { tags: "long" }, async () => {
    const email = `still.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "en", email, "home-delivery");
    const staff = await signInAsStaff(info);
    await recordPayment(staff, order.id);
    const { order: placed } = await staff.admin.order.retrieve(order.id, { fields: "id,*items" });
    const items = (placed.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
    const quiet = { no_notification: true };
    await staff.admin.order.createFulfillment(order.id, { items, ...quiet });
    const { order: packed } = await staff.admin.order.retrieve(order.id, {
      fields: "id,*fulfillments",
    });
    const parcel = packed.fulfillments?.[0]?.id ?? "";
    await staff.admin.order.createShipment(order.id, parcel, { items, labels: [], ...quiet });
    await staff.admin.order.markAsDelivered(order.id, parcel);
    await expectMails(email, ["your order no.", "payment received", "has been delivered"]);
  });

  it("confirm the contract with its terms in a file, in the customer's language", async () => {
    const email = `vertrag.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "de", email, "home-delivery");
    await expectMails(email, ["Ihre Bestellung Nr."]);
    const [mail] = await mailsTo(info, email);
    if (!mail) throw new Error("no mail");
    const text = mail.text.replaceAll(/\s+/g, " ");
    for (const part of [
      ...["Clairval Optique S.à r.l.", "B000000", "LU00000000", "LU28 0019 4006 4475 0000"],
      ...[creditorReference(order.display_id), "Werktage nach Eingang Ihrer Zahlung"],
    ]) {
      expect(text).toContain(part);
    }
    const terms = attachedText(mail, /AGB\.txt/);
    for (const part of ["Zahlungspflichtig bestellen", "Widerrufsformular", "2 Jahren"]) {
      expect(terms).toContain(part);
    }
    expect(terms).toMatch(/\/de\/withdrawal/);
    expect(terms).not.toMatch(/[{}]/);
  });

  it.each([
    ["de", "store-collection", "Abholung im Geschäft"],
    ["fr", "home-delivery", "Livraison à domicile"],
  ])(
    "name the way of delivery in the language of the order: %s, %s",
    { tags: "long" },
    async (language, way, name) => {
      const email = `weg.${randomUUID()}@example.com`;
      await orderAnAccessory(info, language, email, way);
      await eventually(async () => expect(await mailsTo(info, email)).toHaveLength(1));
      const [mail] = await mailsTo(info, email);
      const text = mail?.text ?? "";
      expect(text).toContain(name);
      expect(text).not.toMatch(/Collection in store|Home delivery/);
    },
  );

  it("say that an order is cancelled, and nothing else after it", { tags: "long" }, async () => {
    const email = `annule.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "de", email);
    await expectMails(email, [`Ihre Bestellung Nr. ${order.display_id}`]);
    const staff = await signInAsStaff(info);
    await staff.admin.order.cancel(order.id);
    await expectMails(email, ["Ihre Bestellung", "ist storniert"]);
  });

  it("are listed for staff, shown as they were and sent again", { tags: "long" }, async () => {
    const email = `encore.${randomUUID()}@example.com`;
    const order = await orderAnAccessory(info, "en", email);
    await expectMails(email, ["your order no."]);
    const staff = await signInAsStaff(info);
    const list = async () =>
      (
        await staff.client.fetch<{ mails: { id: string; state: string; attempts: number }[] }>(
          `/admin/mails?resource_id=${order.id}`,
        )
      ).mails;
    // A mail has arrived a moment before it is noted as sent.
    await expect.poll(list).toMatchObject([{ state: "sent", attempts: 1 }]);
    const id = (await list())[0]?.id;
    const html = await staff.client.fetch<Response>(`/admin/mails/${id}/preview`, {
      headers: { accept: "text/html" },
    });
    expect(await html.text()).toContain("Thank you for your order");
    const sent = await staff.client.fetch<Response>(`/admin/mails/${id}/resend`, {
      method: "POST",
      headers: { accept: "text/plain" },
    });
    expect(sent.status).toBe(204);
    await expect.poll(() => subjectsTo(info, email)).toHaveLength(2);
    expected.set(email, ["your order no.", "your order no."]);
    await expect.poll(list).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  it("are no business of anybody who is not signed in", async () => {
    const answer = await fetch(`${info.backend}/admin/mails`);
    expect(answer.status).toBe(401);
  });
});
