/**
 * The ways to pay, each with what belongs to it: the provider behind it, where it is set up, and what mails,
 * invoices, reports and the dashboard call it. What the website says is in `messages`. Pure.
 */
import {
  type BusinessProfile,
  inAll,
  inEach,
  type OrderPayment,
  orderPayments,
  type PaymentMethod,
  type Written,
} from "@landolt/forms";

type WayTexts = {
  name: string;
  /** Of an order that is not paid yet, in the dashboard. */
  open: string;
  /** How to pay, in the confirmation of an order. */
  toPay: (business: string) => string;
  /** How something was paid, within a sentence. */
  paidBy: string;
  /** How a refund reaches the customer. */
  refund: string;
};

type Way = {
  /** Identifier of its provider, and its id in Medusa's configuration. */
  provider: string;
  /** Below `src/modules`. */
  module: string;
  /** Whether this server can use it; undefined: always. */
  runs?: (settings: { STRIPE_API_KEY?: string | undefined }) => boolean;
  /** Whether the business offers it; undefined: always. */
  isOffered?: (profile: BusinessProfile) => boolean;
  texts: Written<WayTexts>;
};

export const ways: Record<PaymentMethod, Way> = {
  card: {
    provider: "stripe",
    module: "stripe",
    runs: ({ STRIPE_API_KEY }) => Boolean(STRIPE_API_KEY),
    texts: {
      en: {
        name: "Card or wallet",
        open: "Card not charged",
        toPay: () => "Paid online.",
        paidBy: "online",
        refund:
          "The refund is made by the same means of payment and will show on your account within five to ten working days.",
      },
      fr: {
        name: "Carte ou portefeuille électronique",
        open: "Carte non débitée",
        toPay: () => "Payé en ligne.",
        paidBy: "en ligne",
        refund:
          "Le remboursement se fait par le même moyen de paiement ; il apparaîtra sur votre compte sous cinq à dix jours ouvrables.",
      },
      de: {
        name: "Karte oder Wallet",
        open: "Karte nicht belastet",
        toPay: () => "Online bezahlt.",
        paidBy: "online",
        refund:
          "Die Erstattung erfolgt über Ihr Zahlungsmittel; auf Ihrem Konto erscheint sie in fünf bis zehn Werktagen.",
      },
    },
  },
  "pay-in-store": {
    provider: "pay-in-store",
    module: "paid-by-hand/pay-in-store",
    texts: {
      en: {
        name: "In the store",
        open: "To be paid in the store",
        toPay: (business) => `In store at ${business}, in cash or by card.`,
        paidBy: "in store",
        refund: "You will receive the money in store.",
      },
      fr: {
        name: "En magasin",
        open: "À payer en magasin",
        toPay: (business) => `En magasin, chez ${business}, en espèces ou par carte.`,
        paidBy: "en magasin",
        refund: "Le montant vous sera remis en magasin.",
      },
      de: {
        name: "Im Geschäft",
        open: "Im Geschäft zu zahlen",
        toPay: (business) => `Im Geschäft bei ${business}, bar oder mit Karte.`,
        paidBy: "im Geschäft",
        refund: "Sie erhalten den Betrag im Geschäft.",
      },
    },
  },
  "bank-transfer": {
    provider: "bank-transfer",
    module: "paid-by-hand/bank-transfer",
    isOffered: ({ bankAccount }) => bankAccount !== undefined,
    texts: {
      en: {
        name: "Bank transfer",
        open: "Waiting for transfer",
        toPay: () =>
          "By bank transfer. Please transfer the amount to this account, with this payment reference:",
        paidBy: "by bank transfer",
        refund: "The money will reach the account from which you paid within a few working days.",
      },
      fr: {
        name: "Virement",
        open: "Virement attendu",
        toPay: () =>
          "Par virement. Merci de virer le montant sur ce compte, avec cette communication :",
        paidBy: "par virement",
        refund:
          "Le montant sera crédité sous quelques jours ouvrables sur le compte utilisé pour le paiement.",
      },
      de: {
        name: "Überweisung",
        open: "Überweisung ausstehend",
        toPay: () =>
          "Per Überweisung. Bitte überweisen Sie den Betrag mit diesem Verwendungszweck auf dieses Konto:",
        paidBy: "per Überweisung",
        refund:
          "Der Betrag wird in wenigen Werktagen dem Konto gutgeschrieben, von dem Sie bezahlt haben.",
      },
    },
  },
};

/** What staff agreed on outside of the shop's own ways. */
const other: Written<WayTexts> = {
  en: {
    name: "Other",
    open: "Not paid yet",
    toPay: () => "As agreed with you.",
    paidBy: "as agreed",
    refund: "The refund is made as agreed with you.",
  },
  fr: {
    name: "Autre",
    open: "Pas encore payée",
    toPay: () => "Comme convenu avec vous.",
    paidBy: "comme convenu",
    refund: "Le remboursement se fait comme convenu avec vous.",
  },
  de: {
    name: "Andere",
    open: "Noch nicht bezahlt",
    toPay: () => "Wie mit Ihnen vereinbart.",
    paidBy: "wie vereinbart",
    refund: "Die Erstattung erfolgt wie mit Ihnen vereinbart.",
  },
};

export const paymentTexts = inEach(orderPayments, (way: OrderPayment) =>
  inAll(way === "other" ? other : ways[way].texts),
);
