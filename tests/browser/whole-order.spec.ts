/**
 * The whole life of a guest's order in one go: lenses for two eyes, a frame and an accessory in one
 * bag, in each language and paid in each way; handed over by staff, and withdrawn from in part.
 */
import { expect, type Page, test } from "@playwright/test";
import { stockUp } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { attachedPdf } from "../support/outbox.ts";
import { pdfText } from "../support/pdf.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { standInForStripe } from "../support/stripe/stripe-js.ts";
import { shown } from "./lens-page.ts";
import { type Language, languages, text } from "./texts.ts";
import { chooseCard, expectOrdered, orderNumber, paymentError, payWith, press } from "./visitor.ts";
import {
  accessory,
  awaitMail,
  expectPair,
  frame,
  madeToOrder,
  patient,
  reachPayment,
  sheets,
} from "./whole-order.ts";

const info = runningShop();

type Pay = (page: Page, language: Language) => Promise<void>;

const ways: Record<string, { pay: Pay; paid: boolean }> = {
  "a card": {
    paid: true,
    pay: async (page, language) => {
      await chooseCard(page, language);
      await payWith(page, language, "good");
    },
  },
  "a second card, the first being declined": {
    paid: true,
    pay: async (page, language) => {
      await chooseCard(page, language);
      await payWith(page, language, "declined");
      await expect(paymentError(page, language)).toBeVisible();
      await payWith(page, language, "good");
    },
  },
  "a card whose bank asks": {
    paid: true,
    pay: async (page, language) => {
      await chooseCard(page, language);
      await payWith(page, language, "asking");
      await page.getByRole("button", { name: "Approve" }).click();
    },
  },
  "money in the store": {
    paid: false,
    pay: (page, language) => press(page, language, "checkout.payment.order"),
  },
};

/** Titles of the mails, which the backend writes. */
const mailTitles: Record<Language, { confirmation: string; paid: string }> = {
  en: { confirmation: "Thank you for your order", paid: "We have received your payment" },
  fr: { confirmation: "Merci pour votre commande", paid: "Nous avons reçu votre paiement" },
  de: { confirmation: "Vielen Dank für Ihre Bestellung", paid: "Ihre Zahlung ist eingegangen" },
};

/** The lines of an order as staff see them, and handing all of it over to the customer. */
async function handOver(number: string) {
  const staff = await signInAsStaff(info);
  const { orders } = await staff.admin.order.list({
    limit: 50,
    order: "-created_at",
    fields: "id,display_id,*items",
  });
  const order = orders.find(({ display_id }) => `${display_id}` === number);
  if (!order) throw new Error(`staff see no order ${number}`);
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

/** Each row of the pair's table as mails and invoices write it: with its unit, right before left. */
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

test.beforeAll(async () => {
  const staff = await signInAsStaff(info);
  for (const handle of [frame, accessory]) await stockUp(staff, handle);
});

for (const language of languages) {
  for (const [way, { pay, paid }] of Object.entries(ways)) {
    test(`${language}: everything in one bag, paid by ${way}, and withdrawn from`, async ({
      page,
    }) => {
      test.slow();
      await standInForStripe(page);
      const email = await reachPayment(page, language, sheets[language]);
      await pay(page, language);
      await expectOrdered(page, language);
      const number = await orderNumber(page, language);
      await expectPair(page, language, sheets[language]);
      const main = page.getByRole("main");
      await expect(main).toContainText(text(language, `order.payments.${paid ? "paid" : "open"}`));

      const handedOver = await handOver(number);
      await withdrawalEntry(page, language).click();
      const eyeOf = (id: string) => handedOver.lines.find((line) => line.id === id)?.eye;
      await expect
        .poll(async () => (await chosenLines(page)).map(eyeOf).filter(Boolean), patient)
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
        .poll(() => seenByStaff(handedOver), patient)
        .toEqual({
          withdrawals: [[reference, "return-opened"]],
          returns: [["requested", ...toReturn.toSorted()]],
        });

      const confirmation = await awaitMail(email, mailTitles[language].confirmation);
      for (const row of rowsOf(language)) expect(inOneLine(confirmation.text)).toContain(row);
      if (!paid) return;
      const received = await awaitMail(email, mailTitles[language].paid);
      const invoice = await pdfText(attachedPdf(received, /invoice-\d{4}-\d{5}\.pdf/));
      for (const row of rowsOf(language)) expect(inOneLine(invoice)).toContain(row);
    });
  }
}

test("what was made for one person is not taken back by the form", async ({ page }) => {
  test.slow();
  const staff = await signInAsStaff(info);
  const { handle } = madeToOrder;
  const { products } = await staff.admin.product.list({ handle, fields: "id,metadata" });
  const [product] = products;
  if (!product) throw new Error(`no product ${handle}`);
  const mark = (withdrawal: unknown) =>
    staff.admin.product.update(product.id, { metadata: { ...product.metadata, withdrawal } });
  await mark("custom-made");
  try {
    await reachPayment(page, "en", madeToOrder);
    await press(page, "en", "checkout.payment.order");
    await expectOrdered(page, "en");
    const handedOver = await handOver(await orderNumber(page, "en"));
    await withdrawalEntry(page, "en").click();
    await expect(page.getByText(text("en", "withdrawal.classes.custom-made"))).toHaveCount(2);
    for (const { id, eye } of handedOver.lines) {
      await expect(piecesOf(page, id)).toHaveValue(eye ? "0" : "1");
      await piecesOf(page, id).fill(eye ? "1" : "0");
    }
    const reference = await confirmWithdrawal(page, "en");
    await expect
      .poll(() => seenByStaff(handedOver), patient)
      .toEqual({ withdrawals: [[reference, "staff-judges"]], returns: [] });
  } finally {
    await mark(product.metadata?.withdrawal);
  }
});
