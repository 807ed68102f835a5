import type { MailTexts } from "./en";

export const de: MailTexts = {
  locale: "de-DE",
  greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  questions: (phone, email) => `Fragen? Rufen Sie ${phone} an oder schreiben Sie an ${email}.`,
  farewell: "Freundliche Grüße",
  order: {
    articles: "Artikel",
    shipping: (name) => `Lieferung: ${name}`,
    discount: "Rabatt",
    total: "Gesamt",
    vatIncluded: "darin MwSt.",
    payment: "Zahlung",
    reaches: "Lieferung",
    next: "Wie es weitergeht",
    lensValues: "Linsenwerte senden wir nicht per E-Mail. Sie finden sie auf Ihrer Bestellseite.",
    see: "Ihre Bestellung ansehen",
    again: "Noch einmal bestellen",
    withdraw: "Vertrag hier widerrufen",
    withdrawNote: (costs) =>
      `Den Kauf der meisten Artikel können Sie innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Wir erstatten dann binnen 14 Tagen, was Sie bezahlt haben, einschließlich der Lieferung. ${costs} Kontaktlinsen und Pflegemittel müssen noch versiegelt sein; Sonderanfertigungen sind ausgenommen.`,
    returnCosts: {
      customer: "Die Kosten der Rücksendung tragen Sie; die Rückgabe im Geschäft ist kostenlos.",
      business: "Die Rückgabe kostet Sie nichts, per Post und im Geschäft.",
    },
  },
  payment: {
    held: "Mit Karte. Der Betrag ist auf Ihrer Karte reserviert und wird abgebucht, sobald Ihre Bestellung bereitliegt.",
    atVisit: "Beim Optiker, der Sie besucht, bar oder mit Karte.",
    transfer: {
      holder: "Kontoinhaber",
      iban: "IBAN",
      bic: "BIC",
      amount: "Betrag",
      reference: "Verwendungszweck",
    },
  },
  expected: {
    on: (day) => `Lieferung am ${day}.`,
    between: (from, to) => `Lieferung: ${from} bis ${to}.`,
    afterPayment: (from, to) =>
      `Lieferung ${from === to ? to : `${from}–${to}`} ${to === 1 ? "Werktag" : "Werktage"} nach Eingang Ihrer Zahlung.`,
    ready: (day) => `Abholbereit ab ${day}.`,
    visit: "Wir rufen Sie an, um einen Tag zu vereinbaren.",
    later: "Ein Teil wird für Sie angefertigt; den Liefertermin teilen wir Ihnen per E-Mail mit.",
  },
  contract: {
    guarantee: "Gesetzliche Gewährleistung",
    guaranteeText:
      "Für alles, was wir verkaufen, gilt mindestens zwei Jahre ab Lieferung die gesetzliche Gewährleistung. Ist ein Produkt mangelhaft oder nicht wie beschrieben, reparieren oder ersetzen wir es kostenlos; ist das nicht möglich, können Sie den Preis mindern oder Ihr Geld zurückverlangen.",
    attached:
      "Im Anhang: unsere vollständigen AGB, die Widerrufsbelehrung mit Formular und der Hinweis zur gesetzlichen Gewährleistung. Bitte bewahren Sie sie mit dieser E-Mail auf.",
    seller: "Ihr Vertragspartner",
    register: "Handelsregister",
    vatNumber: "USt-IdNr.",
    permit: "Niederlassungsgenehmigung",
  },
  confirmation: {
    subject: (business, number) => `${business}: Ihre Bestellung Nr. ${number}`,
    preview: (total) => `Ihre Bestellung ist eingegangen (${total}).`,
    title: "Vielen Dank für Ihre Bestellung",
    intro: (number, date) =>
      `Ihre Bestellung Nr. ${number} vom ${date} ist eingegangen. Hier ist die Übersicht.`,
    next: {
      parcel:
        "Sobald Ihre Bestellung bezahlt ist, packen wir sie. Wir benachrichtigen Sie per E-Mail, wenn sie unterwegs ist.",
      collection:
        "Wir bereiten Ihre Bestellung vor und benachrichtigen Sie per E-Mail, sobald Sie sie abholen können.",
      visit: "Wir bereiten Ihre Bestellung vor und rufen Sie an, um einen Termin zu vereinbaren.",
    },
  },
  paymentReceived: {
    subject: (business, number) => `${business}: Zahlung erhalten, Bestellung Nr. ${number}`,
    preview: (amount) => `Wir haben ${amount} erhalten. Ihre Rechnung finden Sie im Anhang.`,
    title: "Ihre Zahlung ist eingegangen",
    intro: (amount, date, way) =>
      `Wir haben am ${date} Ihre Zahlung von ${amount} erhalten (${way}). Vielen Dank.`,
    invoice:
      "Ihre Rechnung finden Sie als PDF im Anhang. Für eine Erstattung durch die CNS drucken Sie sie aus, tragen Ihre 13-stellige Matrikelnummer in die Kästchen ein und reichen sie ein, mit Ihrer Verordnung, falls die CNS eine verlangt.",
  },
  ready: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} liegt bereit`,
    collection: {
      preview: "Sie können sie zu unseren Öffnungszeiten abholen.",
      title: "Ihre Bestellung liegt zur Abholung bereit",
      intro: (number, address) => `Ihre Bestellung Nr. ${number} liegt für Sie bereit: ${address}.`,
      next: "Kommen Sie zu unseren Öffnungszeiten vorbei und nennen Sie uns die Bestellnummer.",
      pay: (total) => `Sie zahlen ${total} bei der Abholung, bar oder mit Karte.`,
    },
    visit: {
      preview: "Wir rufen Sie an, um den Optikerbesuch zu vereinbaren.",
      title: "Ihre Bestellung liegt bereit",
      intro: (number) => `Ihre Bestellung Nr. ${number} liegt bereit.`,
      next: "Wir rufen Sie an, um den Optikerbesuch zu vereinbaren.",
      pay: (total) => `Sie zahlen ${total} beim Optikerbesuch, bar oder mit Karte.`,
    },
  },
  shipped: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} ist unterwegs`,
    preview: "Ihr Paket ist verschickt.",
    title: "Ihre Bestellung ist unterwegs",
    intro: (number) => `Wir haben Ihre Bestellung Nr. ${number} an diese Adresse verschickt:`,
    tracking: "Sendungsnummer",
    track: "Paket verfolgen",
    next: "Wenn niemand zu Hause ist, hinterlässt der Zusteller eine Karte mit dem Abholort.",
    parcel: "In diesem Paket",
  },
  delivered: {
    preview: "Wir hoffen, dass alles passt. Wenn nicht, rufen Sie uns an.",
    next: "Wenn etwas nicht stimmt oder fehlt, rufen Sie uns an. Brillen passen wir im Geschäft kostenlos an.",
    sent: {
      subject: (business, number) => `${business}: Bestellung Nr. ${number} wurde zugestellt`,
      title: "Ihre Bestellung wurde zugestellt",
      intro: (number) => `Ihre Bestellung Nr. ${number} wurde zugestellt.`,
    },
    handedOver: {
      subject: (business, number) => `${business}: Sie haben Bestellung Nr. ${number} erhalten`,
      title: "Sie haben Ihre Bestellung erhalten",
      intro: (number) => `Wir haben Ihnen Ihre Bestellung Nr. ${number} übergeben.`,
    },
  },
  cancelled: {
    subject: (business, number) => `${business}: Bestellung Nr. ${number} ist storniert`,
    preview: "Es wird nichts mehr versandt oder abgebucht.",
    title: "Ihre Bestellung ist storniert",
    intro: (number, date) => `Ihre Bestellung Nr. ${number} vom ${date} ist storniert.`,
    nothingPaid: "Es wurde nichts abgebucht, und es wird nichts mehr versandt.",
    paid: "Es wird nichts mehr versandt. Wir erstatten Ihnen Ihre Zahlung und benachrichtigen Sie per E-Mail, sobald das Geld unterwegs ist.",
    next: "Wenn Sie das nicht veranlasst haben, rufen Sie uns an.",
    refused:
      "Bevor wir Kontaktlinsen bestellen, prüfen unsere Augenoptiker die Werte. Ihre Linsen konnten wir nicht freigeben. Der Grund:",
    refusedNext:
      "Rufen Sie uns an oder kommen Sie vorbei: Gemeinsam finden wir Linsen, die zu Ihren Augen passen.",
  },
  lensQuestion: {
    subject: (business, number) =>
      `${business}: eine Frage zu Ihren Kontaktlinsen, Bestellung Nr. ${number}`,
    preview: "Bevor wir Ihre Linsen bestellen, haben wir eine Frage.",
    title: "Eine Frage zu Ihren Kontaktlinsen",
    intro: (number) =>
      `Wir haben die Werte Ihrer Bestellung Nr. ${number} geprüft und möchten wissen:`,
    next: "Bitte antworten Sie auf diese E-Mail oder rufen Sie uns an. Sobald das geklärt ist, bestellen wir Ihre Linsen.",
  },
  refunded: {
    subject: (business, number) => `${business}: Erstattung zu Bestellung Nr. ${number}`,
    preview: (amount) => `Wir haben Ihnen ${amount} erstattet.`,
    title: "Ihre Erstattung",
    intro: (amount, date, number) =>
      `Am ${date} haben wir Ihnen ${amount} zu Ihrer Bestellung Nr. ${number} erstattet.`,
    creditNote: "Die Gutschrift finden Sie als PDF im Anhang.",
  },
};
