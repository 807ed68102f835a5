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

/** How the shop is paid; what a bank says of a card is a matter of the card alone. */
export const methodOf = (payment: Payment): string => (ways[payment].paid ? "a card" : payment);

/** Fewest rows in which every possible pair occurs, and every answer of a bank; another value adds rows. */
export const purchases: readonly Purchase[] = [
  row("a card", "home-delivery", "en", "with scripts"),
  row("a second card, the first being declined", "store-collection", "fr", "with scripts"),
  row("a card whose bank asks", "optician-visit", "de", "with scripts"),
  row("money in the store", "store-collection", "en", "without"),
  row("money in the store", "optician-visit", "fr", "without"),
  row("money in the store", "store-collection", "de", "with scripts"),
  row("a bank transfer", "home-delivery", "fr", "without"),
  row("a bank transfer", "optician-visit", "en", "with scripts"),
  row("a bank transfer", "store-collection", "de", "without"),
  row("a bank transfer", "home-delivery", "de", "with scripts"),
];

/** Of this one the whole life is followed; of the other methods with `npm run test:all`. */
export const isFollowed = ({ payment }: Purchase): boolean => payment === "a card whose bank asks";

/** The first that is paid without a card, which is without scripts; the card is that of the one which is followed. */
export const isShort = (purchase: Purchase): boolean =>
  purchases.find(({ payment }) => methodOf(payment) !== "a card") === purchase;
