/** What differs between purchases, and a table of purchases in which every two of it meet. */
import { expect, type Page } from "@playwright/test";
import type { Visitor } from "./each-visitor.ts";
import { type Language, text } from "./texts.ts";
import { chooseCard, type Delivery, paymentError, payWith, press } from "./visitor.ts";

const payByHand = async (page: Page, language: Language, method: string) => {
  const name = text(language, `checkout.payment.methods.${method}`);
  await page.getByRole("radio", { name }).check();
  await press(page, language, "checkout.payment.order");
};

interface Way {
  readonly pay: (page: Page, language: Language) => Promise<void>;
  readonly paid: boolean;
}

/** Ways to pay, by what a test of them is called. */
export const ways = {
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
      await expect(paymentError(page, language)).toContainText("declined");
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
    pay: (page, language) => payByHand(page, language, "pay-in-store"),
  },
  "a bank transfer": {
    paid: false,
    pay: (page, language) => payByHand(page, language, "bank-transfer"),
  },
} as const satisfies Record<string, Way>;

export type Payment = keyof typeof ways;

export const payments = Object.keys(ways) as Payment[];
export const deliveries: readonly Delivery[] = [
  "home-delivery",
  "store-collection",
  "optician-visit",
];

export interface Purchase extends Visitor {
  readonly payment: Payment;
  readonly delivery: Delivery;
}

/** Stripe's form is a program of the page, and a parcel is not paid in the store. */
export const isPossible = (one: Pick<Purchase, "payment" | "scripts" | "delivery">): boolean =>
  (one.scripts || !ways[one.payment].paid) &&
  !(one.payment === "money in the store" && one.delivery === "home-delivery");

const row = (
  payment: Payment,
  delivery: Delivery,
  language: Language,
  browser: "with scripts" | "without",
): Purchase => ({ payment, delivery, language, scripts: browser === "with scripts" });

/** Fewest rows in which every possible pair occurs; another value adds rows. */
export const purchases: readonly Purchase[] = [
  row("a card", "home-delivery", "en", "with scripts"),
  row("a card", "store-collection", "fr", "with scripts"),
  row("a card", "optician-visit", "de", "with scripts"),
  row("a second card, the first being declined", "home-delivery", "fr", "with scripts"),
  row("a second card, the first being declined", "store-collection", "de", "with scripts"),
  row("a second card, the first being declined", "optician-visit", "en", "with scripts"),
  row("a card whose bank asks", "home-delivery", "de", "with scripts"),
  row("a card whose bank asks", "store-collection", "en", "with scripts"),
  row("a card whose bank asks", "optician-visit", "fr", "with scripts"),
  row("money in the store", "store-collection", "en", "without"),
  row("money in the store", "store-collection", "fr", "with scripts"),
  row("money in the store", "optician-visit", "de", "without"),
  row("a bank transfer", "home-delivery", "en", "without"),
  row("a bank transfer", "store-collection", "de", "with scripts"),
  row("a bank transfer", "optician-visit", "fr", "without"),
];

/** Of these the whole life is followed; all are paid, so that there is an invoice in each language. */
const followed: Record<Language, Payment> = {
  en: "a second card, the first being declined",
  fr: "a card",
  de: "a card whose bank asks",
};

export const isFollowed = ({ language, payment }: Purchase): boolean =>
  followed[language] === payment;
