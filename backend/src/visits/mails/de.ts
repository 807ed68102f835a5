import type { VisitMailTexts } from "./letters";

const follow = "Anfrage ansehen oder ändern";
const open = "In der Verwaltung öffnen";

export const de: VisitMailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  labels: {
    reference: "Kennzeichen",
    when: "Wann",
    optician: "Wer kommt",
    wishes: "Ihre Wünsche",
    address: "Wo",
    frames: "Fassungen zum Mitbringen",
  },
  calendar: {
    summary: (business) => `Hausbesuch von ${business}`,
    wish: (business) => `Wunsch: Hausbesuch von ${business}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) => `${business}: Ihre Anfrage ${reference} ist angekommen`,
      preview: ({ answerBy }) => `Sie hören von uns bis ${answerBy}.`,
      title: "Wir haben Ihre Anfrage",
      paragraphs: ({ answerBy }) => [
        `Vielen Dank. Wir sehen uns Ihre Anfrage an und antworten Ihnen bis ${answerBy}.`,
        "Wir sind kein Notdienst. Bei plötzlichem Sehverlust, Schmerzen, Lichtblitzen oder Chemikalien im Auge rufen Sie 112 an.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business}: unser Vorschlag, ${when}`,
      preview: () => "Bitte sagen Sie uns, ob Ihnen diese Zeit passt.",
      title: "Ein Termin für Ihren Besuch",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`Der vereinbarte Besuch entfällt: ${left}.`] : []),
        `Wir würden gern kommen: ${when}. Bitte nehmen Sie den Termin auf der Seite Ihrer Anfrage an oder lehnen Sie ihn ab. Bis dahin halten wir ihn für Sie frei.`,
        ...(why ? [why] : []),
      ],
      button: "Annehmen oder ablehnen",
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: wir kommen, ${when}`,
      preview: () => "Der Eintrag für Ihren Kalender liegt bei.",
      title: "Ihr Besuch ist bestätigt",
      paragraphs: ({ optician, when }) => [
        `${optician} kommt zu Ihnen: ${when}. Vor der Abfahrt rufen wir an.`,
        "Bitte legen Sie Ihre jetzige Brille, Ihr Rezept und Ihre Versichertenkarte bereit.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) => `${business}: Ihre neuen Wünsche zu ${reference}`,
      preview: ({ answerBy }) => `Sie hören von uns bis ${answerBy}.`,
      title: "Wir haben Ihre neuen Wünsche",
      paragraphs: ({ answerBy }) => [
        `Was geplant war, ist abgesagt. Wir sehen uns Ihre neuen Wünsche an und antworten Ihnen bis ${answerBy}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business}: morgen besuchen wir Sie`,
      preview: ({ when }) => when,
      title: "Morgen besuchen wir Sie",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} kommt zu Ihnen: ${when}. Wenn etwas dazwischenkommt, rufen Sie ${phone} an oder sagen Sie auf der Seite Ihrer Anfrage ab.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business}: Anfrage ${reference} ist abgesagt`,
      preview: () => "Es kommt niemand, und es kostet nichts.",
      title: "Ihre Anfrage ist abgesagt",
      paragraphs: ({ why, phone }) => [
        `Es kommt niemand, und es kostet nichts. Falls Sie das überrascht, rufen Sie ${phone} an.`,
        ...(why ? [why] : []),
      ],
      button: "Anfrage ansehen",
    },
    declined: {
      subject: ({ business, reference }) => `${business}: Ihre Anfrage ${reference}`,
      preview: () => "Dieses Mal können wir nicht kommen.",
      title: "Wir können nicht kommen",
      paragraphs: ({ why, phone }) => [
        "Es tut uns leid, diesen Besuch können wir nicht machen.",
        ...(why ? [why] : []),
        `In unserem Geschäft sind Sie willkommen. Rufen Sie ${phone} an, und wir finden eine Zeit, die Ihnen passt.`,
      ],
      button: "Anfrage ansehen",
    },
    expired: {
      subject: ({ business, reference }) => `${business}: Ihre Anfrage ${reference} ist abgelaufen`,
      preview: () => "Die genannten Zeiten sind vorbei.",
      title: "Die genannten Zeiten sind vorbei",
      paragraphs: ({ phone }) => [
        "Alle genannten Zeiten sind vorbei, ohne dass ein Besuch vereinbart wurde.",
        `Bitte fragen Sie noch einmal an, oder rufen Sie ${phone} an.`,
      ],
      button: "Anfrage ansehen",
    },
    thanks: {
      subject: ({ business }) => `${business}: danke für Ihr Vertrauen`,
      preview: () => "Wenn etwas nicht passt, rufen Sie uns an.",
      title: "Danke für Ihr Vertrauen",
      paragraphs: ({ phone }) => [
        `Wir hoffen, Sie sind zufrieden. Wenn etwas drückt oder unklar ist, rufen Sie ${phone} an.`,
      ],
      button: "Anfrage ansehen",
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Hausbesuch: neue Anfrage ${reference}`,
      preview: ({ answerBy }) => `Antwort versprochen bis ${answerBy}.`,
      title: "Neue Anfrage für einen Hausbesuch",
      paragraphs: ({ answerBy }) => [`Wir haben eine Antwort versprochen bis ${answerBy}.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Hausbesuch ${reference}: ${why}`,
      preview: ({ why }) => why,
      title: "Antwort vom Kunden",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) => `Hausbesuch ${reference}: antworten bis ${answerBy}`,
      preview: () => "Fünf Sechstel der versprochenen Zeit sind vorbei.",
      title: "Diese Anfrage wartet auf Antwort",
      paragraphs: ({ answerBy }) => [
        `Noch hat niemand geantwortet. Die versprochene Zeit endet: ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Hausbesuch ${reference}: Versprechen gebrochen`,
      preview: () => "Bitte sofort anrufen.",
      title: "Wir haben nicht rechtzeitig geantwortet",
      paragraphs: ({ answerBy }) => [
        `Die versprochene Zeit endete: ${answerBy}. Noch hat niemand geantwortet. Bitte sofort anrufen.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "Der vorgeschlagene Termin ist angenommen",
    refuse: "Der vorgeschlagene Termin ist abgelehnt; es braucht einen anderen",
    change: "Es gibt neue Wünsche",
    cancel: "Vom Kunden abgesagt",
  },
};
