import type { MailTexts } from "./en";

export const de: MailTexts = {
  locale: "de-DE",
  greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  questions: (phone, email) => `Fragen? Rufen Sie ${phone} an oder schreiben Sie an ${email}.`,
  farewell: "Freundliche Grüße",
  order: {
    articles: "Artikel",
    shipping: (name) => `Lieferung: ${name}`,
    discount: "Nachlass",
    total: "Gesamt",
    vatIncluded: "MwSt. enthalten",
    payment: "Zahlung",
    reaches: "So kommt es zu Ihnen",
    next: "Wie es weitergeht",
    see: "Ihre Bestellung ansehen",
    withdraw: "Vertrag hier widerrufen",
    withdrawNote:
      "Die meisten Artikel können Sie innerhalb von 14 Tagen nach Erhalt ohne Grund widerrufen. Versiegelte Kontaktlinsen und Pflegemittel müssen ungeöffnet sein; was eigens für Sie angefertigt wird, ist ausgenommen.",
  },
  payment: {
    "pay-in-store": (business) => `Im Geschäft bei ${business}, bar oder mit Karte.`,
    "bank-transfer": () =>
      "Per Überweisung. Die Seite Ihrer Bestellung nennt das Konto und den Verwendungszweck.",
    card: () => "Online bezahlt.",
    other: () => "Wie mit Ihnen vereinbart.",
    held: "Mit Karte. Ihre Bank hält den Betrag für uns bereit; abgebucht wird er, wenn Ihre Bestellung bereitliegt.",
  },
  paidBy: {
    card: "online",
    "pay-in-store": "im Geschäft",
    "bank-transfer": "per Überweisung",
    other: "wie vereinbart",
  },
  confirmation: {
    subject: (business, number) => `${business}: Ihre Bestellung Nr. ${number}`,
    preview: (total) => `Ihre Bestellung ist bei uns: ${total} insgesamt.`,
    title: "Vielen Dank für Ihre Bestellung",
    intro: (number, date) =>
      `Ihre Bestellung Nr. ${number} vom ${date} ist bei uns. Das haben wir notiert.`,
    next: {
      parcel: "Wir packen Ihre Bestellung und schreiben Ihnen, wenn sie unser Haus verlässt.",
      collection:
        "Wir bereiten Ihre Bestellung vor und schreiben Ihnen, sobald Sie sie abholen können.",
      visit: "Wir bereiten Ihre Bestellung vor und rufen Sie für einen Termin an.",
    },
  },
  paymentReceived: {
    subject: (business, number) => `${business}: Zahlung erhalten, Bestellung Nr. ${number}`,
    preview: (amount) => `${amount} sind eingegangen. Ihre Rechnung liegt bei.`,
    title: "Ihre Zahlung ist eingegangen",
    intro: (amount, date, way) => `Wir haben am ${date} ${amount} erhalten, bezahlt ${way}. Danke.`,
    invoice:
      "Ihre Rechnung liegt als PDF bei. Für einen Antrag bei der CNS drucken Sie sie aus, tragen Ihre 13-stellige Nummer in die Zeile dafür ein und senden sie mit Ihrem Rezept ein.",
  },
  ready: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} liegt bereit`,
    preview: {
      collect: "Sie können sie zu unseren Öffnungszeiten abholen.",
      visit: "Ein Optiker nimmt sich Zeit für Sie.",
    },
    title: "Ihre Bestellung liegt bereit",
    intro: (number, address) => `Ihre Bestellung Nr. ${number} wartet auf Sie: ${address}.`,
    collect: "Kommen Sie zu unseren Öffnungszeiten vorbei und nennen Sie uns die Bestellnummer.",
    visit: "Wir rufen Sie an, um eine Zeit mit einem Optiker zu vereinbaren.",
    payThere: (total) => `Sie zahlen ${total} bei der Abholung, bar oder mit Karte.`,
  },
  shipped: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} ist unterwegs`,
    preview: "Ihr Paket hat unser Haus verlassen.",
    title: "Ihre Bestellung ist unterwegs",
    intro: (number) => `Wir haben Ihre Bestellung Nr. ${number} zur Lieferung übergeben an:`,
    tracking: "Sendungsnummer",
    track: "Paket verfolgen",
    next: "Sind Sie nicht da, hinterlässt der Zusteller eine Karte, auf der steht, wo Ihr Paket wartet.",
    parcel: "In diesem Paket",
  },
  delivered: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} wurde übergeben`,
    preview: "Wir hoffen, alles passt. Wenn nicht, sagen Sie es uns.",
    title: "Ihre Bestellung ist angekommen",
    intro: (number) => `Ihre Bestellung Nr. ${number} wurde übergeben.`,
    next: "Wenn etwas nicht sitzt, nicht gefällt oder fehlt, rufen Sie uns an. Brillen passen wir im Geschäft kostenlos an.",
  },
  cancelled: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} ist storniert`,
    preview: "Es wird nichts mehr versandt oder abgebucht.",
    title: "Ihre Bestellung ist storniert",
    intro: (number, date) => `Ihre Bestellung Nr. ${number} vom ${date} ist storniert.`,
    nothingPaid: "Es wurde nichts abgebucht, und es wird nichts mehr versandt.",
    paid: "Es wird nichts mehr versandt. Was Sie bezahlt haben, erhalten Sie zurück; wir schreiben Ihnen, sobald das Geld unterwegs ist.",
    next: "Wenn Sie das überrascht, rufen Sie uns an; wir bringen es in Ordnung.",
    refused:
      "Bevor wir Kontaktlinsen bestellen, prüft sie bei uns eine Fachperson. Ihre konnten wir nicht freigeben. Der Grund:",
    refusedNext:
      "Rufen Sie uns an oder kommen Sie vorbei: Gemeinsam finden wir Linsen, die zu Ihren Augen passen.",
  },
  lensQuestion: {
    subject: (business, number) =>
      `${business}: eine Frage zu Ihren Kontaktlinsen, Bestellung Nr. ${number}`,
    preview: "Bevor wir Ihre Linsen bestellen, möchten wir etwas wissen.",
    title: "Eine Frage zu Ihren Kontaktlinsen",
    intro: (number) =>
      `Wir haben die Werte Ihrer Bestellung Nr. ${number} geprüft und möchten wissen:`,
    next: "Bitte antworten Sie auf diese E-Mail oder rufen Sie uns an. Sobald das geklärt ist, bestellen wir Ihre Linsen.",
  },
  refunded: {
    subject: (business, number) => `${business}: Erstattung zu Bestellung Nr. ${number}`,
    preview: (amount) => `${amount} sind auf dem Weg zu Ihnen.`,
    title: "Wir haben Ihnen Geld erstattet",
    intro: (amount, date, number) =>
      `Am ${date} haben wir Ihnen ${amount} zu Ihrer Bestellung Nr. ${number} erstattet.`,
    way: {
      "pay-in-store": "Sie erhalten das Geld im Geschäft.",
      "bank-transfer":
        "Das Geld geht in wenigen Werktagen auf das Konto zurück, von dem Sie bezahlt haben.",
      card: "Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben; Ihre Bank zeigt es in fünf bis zehn Werktagen.",
      other: "Das Geld geht zurück, wie mit Ihnen vereinbart.",
    },
    creditNote: "Die Gutschrift liegt als PDF bei.",
  },
};
