/** What becomes of an order after it was placed: handed over by staff, withdrawn from, told in mails. */
import { expect, type Page } from "@playwright/test";
import { deliver } from "../support/orders.ts";
import { attachedPdf, mailsTo, type OutboxMail } from "../support/outbox.ts";
import { pdfText } from "../support/pdf.ts";
import { runningShop } from "../support/shop-info.ts";
import { shown } from "./lens-page.ts";
import { type Purchase, ways } from "./purchases.ts";
import { orderAsStaffSeeIt } from "./staff-orders.ts";
import { type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";
import { accessory, buyEverything, frame, madeToOrder, sheets } from "./whole-order.ts";

const info = runningShop();

/** Titles of the mails, which the backend writes. */
const mailTitles: Record<Language, { confirmation: string; paid: string }> = {
  en: { confirmation: "Thank you for your order", paid: "We have received your payment" },
  fr: { confirmation: "Merci pour votre commande", paid: "Nous avons bien reçu votre paiement" },
  de: { confirmation: "Vielen Dank für Ihre Bestellung", paid: "Ihre Zahlung ist eingegangen" },
};

/** The only mail to an address whose text or subject holds the words, once it has come. */
async function awaitMail(email: string, words: string): Promise<OutboxMail> {
  const found = async () =>
    (await mailsTo(info, email)).filter(
      ({ subject, text: body }) => subject.includes(words) || body.includes(words),
    );
  await expect.poll(async () => (await found()).length, { message: words }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`no mail with ${words}`);
  return mail;
}

/** The lines of an order as staff see them, and handing all of it over to the customer. */
async function handOver(number: string) {
  const { staff, order } = await orderAsStaffSeeIt(number);
  const lines = (order.items ?? []).map(({ id, product_handle, metadata }) => ({
    id,
    handle: product_handle,
    eye: (metadata?.lens as { eye?: string } | undefined)?.eye,
  }));
  await deliver(staff, order.id);
  return { staff, id: order.id, lines };
}

type HandedOver = Awaited<ReturnType<typeof handOver>>;

/** What staff see of the customer's wish to give back. */
async function seenByStaff({ staff, id }: HandedOver) {
  const { withdrawals } = await staff.client.fetch<{
    withdrawals: { reference: string; outcome: string | null }[];
  }>(`/admin/withdrawals?order_id=${id}`);
  const fields = "id,status,*items";
  const { returns } = await staff.admin.return.list({ order_id: id, fields });
  return {
    withdrawals: withdrawals.map(({ reference, outcome }) => [reference, outcome]),
    returns: returns.map(({ status, items }) => [
      status,
      ...(items ?? []).map(({ item_id }) => item_id).toSorted(),
    ]),
  };
}

const withdrawalEntry = (page: Page, language: Language) =>
  page.getByRole("main").getByRole("link", { name: text(language, "withdrawal.entry") });

/** The declaration is made as it stands. @returns the reference of its receipt */
async function confirmWithdrawal(page: Page, language: Language): Promise<string> {
  await press(page, language, "withdrawal.continue");
  await press(page, language, "withdrawal.confirm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    text(language, "withdrawal.receipt.title"),
  );
  return /W-[A-Z0-9]{8}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "none";
}

/** The lines of the form, by their ids, from top to bottom. */
const chosenLines = (page: Page): Promise<string[]> =>
  page
    .locator('input[name^="quantity-"]')
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).name.replace("quantity-", "")),
    );

const piecesOf = (page: Page, id: string) => page.locator(`input[name="quantity-${id}"]`);

/** Each row of the pair's table as invoices, and mails where the business wants it, write it: with its unit, right before left. */
function rowsOf(language: Language): string[] {
  const { right, left } = sheets[language].pair;
  return Object.keys(right).map((field) => {
    const unit = field === "baseCurve" || field === "diameter" ? " mm" : "";
    const values = [right, left].map((lens) => shown(language, field, lens[field] ?? "") + unit);
    return [text(language, `lens.field.${field}`), ...values].join(" ");
  });
}

/** Lines and columns of a table become a space, as reading them aloud does. */
const inOneLine = (words: string): string => words.replaceAll(/\s+/g, " ");

/** Everything in one bag, bought, handed over, and withdrawn from in part. */
export async function followOrder(page: Page, purchase: Purchase): Promise<void> {
  const { language, payment } = purchase;
  const { number, email } = await buyEverything(page, purchase, sheets[language]);
  const handedOver = await handOver(number);
  await withdrawalEntry(page, language).click();
  const eyeOf = (id: string) => handedOver.lines.find((line) => line.id === id)?.eye;
  await expect
    .poll(async () => (await chosenLines(page)).map(eyeOf).filter(Boolean))
    .toEqual(["right", "left"]);
  // One box still sealed and the frame go back, an opened box too; the accessory is kept.
  const toReturn: string[] = [];
  for (const { id, eye, handle } of handedOver.lines) {
    await expect(piecesOf(page, id)).toHaveValue("1");
    if (handle === accessory) await piecesOf(page, id).fill("0");
    if (eye === "right") await page.locator(`input[name="sealed-${id}"]`).check();
    if (eye === "right" || handle === frame) toReturn.push(id);
  }
  const reference = await confirmWithdrawal(page, language);
  expect((await awaitMail(email, reference)).text).toContain(number);
  await expect
    .poll(() => seenByStaff(handedOver))
    .toEqual({
      withdrawals: [[reference, "return-opened"]],
      returns: [["requested", ...toReturn.toSorted()]],
    });

  const confirmation = await awaitMail(email, mailTitles[language].confirmation);
  // The order's page shows the values; a mail is no place for them.
  for (const row of rowsOf(language)) expect(inOneLine(confirmation.text)).not.toContain(row);
  if (!ways[payment].paid) return;
  const received = await awaitMail(email, mailTitles[language].paid);
  const invoice = await pdfText(attachedPdf(received, /invoice-\d{4}-\d{5}\.pdf/));
  for (const row of rowsOf(language)) expect(inOneLine(invoice)).toContain(row);
}

/** A lens that was made for one person: the form does not take it back, staff judge. */
export async function followMadeToOrder(page: Page, purchase: Purchase): Promise<void> {
  const { language } = purchase;
  const { number } = await buyEverything(page, purchase, madeToOrder);
  const handedOver = await handOver(number);
  await withdrawalEntry(page, language).click();
  await expect(page.getByText(text(language, "withdrawal.classes.custom-made"))).toHaveCount(2);
  for (const { id, eye } of handedOver.lines) {
    await expect(piecesOf(page, id)).toHaveValue(eye ? "0" : "1");
    await piecesOf(page, id).fill(eye ? "1" : "0");
  }
  const reference = await confirmWithdrawal(page, language);
  await expect
    .poll(() => seenByStaff(handedOver))
    .toEqual({ withdrawals: [[reference, "staff-judges"]], returns: [] });
}
