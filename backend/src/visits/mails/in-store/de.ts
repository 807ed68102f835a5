import type { InStoreTexts } from "../letters";

export const de: InStoreTexts = {
  labels: { address: "Im Geschäft" },
  calendar: {
    summary: (business) => `Termin bei ${business}`,
    wish: (business) => `Wunschtermin: bei ${business}`,
  },
  letters: {
    proposal: {
      paragraphs: ({ when, left, store, why }) => [
        ...(left ? [`Der vereinbarte Termin am ${left} findet nicht statt.`] : []),
        `Wir könnten Sie am ${when} im Geschäft empfangen, ${store}. Bitte nehmen Sie den Termin auf der Seite Ihrer Anfrage an oder lehnen Sie ihn ab. Bis dahin halten wir ihn für Sie frei.`,
        ...(why ? [why] : []),
      ],
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: Ihr Termin am ${when}`,
      title: "Ihr Termin ist bestätigt",
      paragraphs: ({ optician, when, store }) => [
        `${optician} erwartet Sie am ${when} im Geschäft, ${store}.`,
        "Bitte bringen Sie Ihre jetzige Brille oder Ihre Kontaktlinsen, Ihre Sozialversicherungskarte und, falls vorhanden, Ihre Verordnung mit.",
      ],
    },
    reminder: {
      subject: ({ business }) => `${business}: Morgen ist Ihr Termin`,
      title: "Morgen ist Ihr Termin",
      paragraphs: ({ optician, when, store, phone }) => [
        `${optician} erwartet Sie am ${when} im Geschäft, ${store}. Wenn etwas dazwischenkommt, rufen Sie ${phone} an oder sagen Sie auf der Seite Ihrer Anfrage ab.`,
      ],
    },
    cancellation: {
      preview: () => "Der Termin findet nicht statt; Ihnen entstehen keine Kosten.",
      paragraphs: ({ why, phone }) => [
        `Der Termin findet nicht statt; Ihnen entstehen keine Kosten. Wenn Sie das nicht veranlasst haben, rufen Sie ${phone} an.`,
        ...(why ? [why] : []),
      ],
    },
    declined: {
      preview: () => "Diesen Termin können wir Ihnen leider nicht anbieten.",
      title: "Diesen Termin können wir nicht anbieten",
      paragraphs: ({ why, phone }) => [
        "Es tut uns leid, diesen Termin können wir Ihnen nicht anbieten.",
        ...(why ? [why] : []),
        `Rufen Sie ${phone} an, dann finden wir einen Termin, der Ihnen passt.`,
      ],
    },
    expired: {
      paragraphs: ({ phone }) => [
        "Alle vorgeschlagenen Termine sind verstrichen, ohne dass etwas vereinbart wurde.",
        `Bitte stellen Sie eine neue Anfrage oder rufen Sie ${phone} an.`,
      ],
    },
    thanks: {
      paragraphs: ({ phone }) => [
        `Wir hoffen, Sie sind mit Ihrem Termin zufrieden. Wenn etwas drückt oder unklar ist, rufen Sie ${phone} an.`,
      ],
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Termin im Geschäft: neue Anfrage ${reference}`,
      title: "Neue Anfrage für einen Termin im Geschäft",
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Termin im Geschäft ${reference}: ${why}`,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) =>
        `Termin im Geschäft ${reference}: antworten bis ${answerBy}`,
    },
    "staff-breach": {
      subject: ({ reference }) => `Termin im Geschäft ${reference}: Antwortfrist überschritten`,
    },
  },
};
