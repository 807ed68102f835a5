import type { SiteLanguage } from "@landolt/forms";

export type OrderTexts = {
  locale: string;
  subject: (business: string, number: string) => string;
  greeting: (name: string | undefined) => string;
  intro: (number: string, date: string) => string;
  items: string;
  shipping: string;
  discount: string;
  total: string;
  vatIncluded: string;
  payment: string;
  payInStore: (business: string) => string;
  paidOnline: string;
  delivery: string;
  questions: (phone: string, email: string) => string;
  farewell: string;
};

export const orderTexts: Record<SiteLanguage, OrderTexts> = {
  en: {
    locale: "en-GB",
    subject: (business, number) => `${business}: your order no. ${number}`,
    greeting: (name) => (name ? `Good day ${name},` : "Good day,"),
    intro: (number, date) =>
      `thank you for your order no. ${number} of ${date}. Here is what we have noted.`,
    items: "Articles",
    shipping: "Delivery",
    discount: "Discount",
    total: "Total",
    vatIncluded: "VAT included",
    payment: "Payment",
    payInStore: (business) => `In the store at ${business}, in cash or by card.`,
    paidOnline: "Paid online.",
    delivery: "How it reaches you",
    questions: (phone, email) => `Questions? Call ${phone} or write to ${email}.`,
    farewell: "Kind regards",
  },
  fr: {
    locale: "fr-FR",
    subject: (business, number) => `${business} : votre commande n° ${number}`,
    greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    intro: (number, date) =>
      `merci pour votre commande n° ${number} du ${date}. Voici ce que nous avons noté.`,
    items: "Articles",
    shipping: "Livraison",
    discount: "Remise",
    total: "Total",
    vatIncluded: "TVA comprise",
    payment: "Paiement",
    payInStore: (business) => `Au magasin ${business}, en espèces ou par carte.`,
    paidOnline: "Payé en ligne.",
    delivery: "Remise de la commande",
    questions: (phone, email) => `Une question ? Appelez le ${phone} ou écrivez à ${email}.`,
    farewell: "Cordialement",
  },
  de: {
    locale: "de-DE",
    subject: (business, number) => `${business}: Ihre Bestellung Nr. ${number}`,
    greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
    intro: (number, date) =>
      `vielen Dank für Ihre Bestellung Nr. ${number} vom ${date}. Das haben wir notiert.`,
    items: "Artikel",
    shipping: "Lieferung",
    discount: "Nachlass",
    total: "Gesamt",
    vatIncluded: "MwSt. enthalten",
    payment: "Zahlung",
    payInStore: (business) => `Im Geschäft bei ${business}, bar oder mit Karte.`,
    paidOnline: "Online bezahlt.",
    delivery: "So kommt es zu Ihnen",
    questions: (phone, email) => `Fragen? Rufen Sie ${phone} an oder schreiben Sie an ${email}.`,
    farewell: "Freundliche Grüße",
  },
};
