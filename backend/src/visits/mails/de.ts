import type { VisitMailTexts } from "./letters";

const follow = "Anfrage ansehen oder ändern";
const see = "Anfrage ansehen";
const open = "Im Dashboard öffnen";

export const de: VisitMailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  answer: {
    by: (time) => `bis ${time}`,
    within: (hours) => `innerhalb von ${hours} Stunden`,
  },
  labels: {
    reference: "Vorgangsnummer",
    when: "Termin",
    optician: "Optiker",
    wishes: "Ihre Wunschtermine",
    address: "Adresse",
    frames: "Fassungen, die wir mitbringen",
  },
  calendar: {
    summary: (business) => `Hausbesuch von ${business}`,
    wish: (business) => `Wunschtermin: Hausbesuch von ${business}`,
    reference: (reference) => `Vorgangsnummer: ${reference}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) =>
        `${business}: Ihre Anfrage ${reference} ist eingegangen`,
      preview: ({ answer }) => `Wir antworten Ihnen ${answer}.`,
      title: "Ihre Anfrage ist eingegangen",
      paragraphs: ({ answer }) => [
        `Vielen Dank. Wir prüfen Ihre Anfrage und antworten Ihnen ${answer}.`,
        "Wir sind kein Notdienst. Bei plötzlichem Sehverlust, Schmerzen, Lichtblitzen oder Chemikalien im Auge wählen Sie die 112.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business}: Terminvorschlag für ${when}`,
      preview: () => "Bitte sagen Sie uns, ob Ihnen dieser Termin passt.",
      title: "Unser Terminvorschlag",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`Der vereinbarte Besuch am ${left} findet nicht statt.`] : []),
        `Wir würden gern am ${when} zu Ihnen kommen. Bitte nehmen Sie den Termin auf der Seite Ihrer Anfrage an oder lehnen Sie ihn ab. Bis dahin halten wir ihn für Sie frei.`,
        ...(why ? [why] : []),
      ],
      button: "Annehmen oder ablehnen",
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: Ihr Hausbesuch am ${when}`,
      preview: () => "Den Kalendereintrag finden Sie im Anhang.",
      title: "Ihr Hausbesuch ist bestätigt",
      paragraphs: ({ optician, when }) => [
        `${optician} besucht Sie am ${when} und ruft vor der Abfahrt an.`,
        "Bitte legen Sie Ihre jetzige Brille, Ihre Sozialversicherungskarte und, falls vorhanden, Ihre Verordnung bereit.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) => `${business}: Ihre neuen Wunschtermine zu ${reference}`,
      preview: ({ answer }) => `Wir antworten Ihnen ${answer}.`,
      title: "Ihre neuen Wunschtermine sind eingegangen",
      paragraphs: ({ answer, left }) => [
        ...(left ? [`Der bisherige Termin am ${left} ist abgesagt.`] : []),
        `Wir prüfen Ihre neuen Wunschtermine und antworten Ihnen ${answer}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business}: Morgen besuchen wir Sie`,
      preview: ({ when }) => when,
      title: "Morgen besuchen wir Sie",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} besucht Sie am ${when}. Wenn etwas dazwischenkommt, rufen Sie ${phone} an oder sagen Sie auf der Seite Ihrer Anfrage ab.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business}: Anfrage ${reference} ist storniert`,
      preview: () => "Der Besuch findet nicht statt; Ihnen entstehen keine Kosten.",
      title: "Ihre Anfrage ist storniert",
      paragraphs: ({ why, phone }) => [
        `Der Besuch findet nicht statt; Ihnen entstehen keine Kosten. Wenn Sie das nicht veranlasst haben, rufen Sie ${phone} an.`,
        ...(why ? [why] : []),
      ],
      button: see,
    },
    declined: {
      subject: ({ business, reference }) => `${business}: Ihre Anfrage ${reference}`,
      preview: () => "Diesen Hausbesuch können wir leider nicht übernehmen.",
      title: "Wir können Sie diesmal nicht besuchen",
      paragraphs: ({ why, phone }) => [
        "Es tut uns leid, diesen Hausbesuch können wir nicht übernehmen.",
        ...(why ? [why] : []),
        `In unserem Geschäft sind Sie jederzeit willkommen. Rufen Sie ${phone} an, dann finden wir einen Termin, der Ihnen passt.`,
      ],
      button: see,
    },
    expired: {
      subject: ({ business, reference }) => `${business}: Ihre Anfrage ${reference} ist abgelaufen`,
      preview: () => "Die vorgeschlagenen Termine sind verstrichen.",
      title: "Die vorgeschlagenen Termine sind verstrichen",
      paragraphs: ({ phone }) => [
        "Alle vorgeschlagenen Termine sind verstrichen, ohne dass ein Besuch vereinbart wurde.",
        `Bitte stellen Sie eine neue Anfrage oder rufen Sie ${phone} an.`,
      ],
      button: see,
    },
    thanks: {
      subject: ({ business }) => `${business}: Danke für Ihr Vertrauen`,
      preview: () => "Wenn etwas nicht passt, rufen Sie uns an.",
      title: "Danke für Ihr Vertrauen",
      paragraphs: ({ phone }) => [
        `Wir hoffen, Sie sind mit unserem Besuch zufrieden. Wenn etwas drückt oder unklar ist, rufen Sie ${phone} an.`,
      ],
      button: see,
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Hausbesuch: neue Anfrage ${reference}`,
      preview: ({ answerBy }) => `Antwort fällig bis ${answerBy}.`,
      title: "Neue Anfrage für einen Hausbesuch",
      paragraphs: ({ answerBy }) => [`Wir haben eine Antwort bis ${answerBy} versprochen.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Hausbesuch ${reference}: ${why}`,
      preview: ({ why }) => why,
      title: "Rückmeldung des Kunden",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) => `Hausbesuch ${reference}: antworten bis ${answerBy}`,
      preview: () => "Noch hat niemand geantwortet.",
      title: "Diese Anfrage wartet auf eine Antwort",
      paragraphs: ({ answerBy }) => [
        `Noch hat niemand geantwortet. Versprochen ist eine Antwort bis ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Hausbesuch ${reference}: Antwortfrist überschritten`,
      preview: () => "Bitte rufen Sie sofort an.",
      title: "Wir haben nicht rechtzeitig geantwortet",
      paragraphs: ({ answerBy }) => [
        `Versprochen war eine Antwort bis ${answerBy}, und noch hat niemand geantwortet. Bitte rufen Sie sofort an.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "Der vorgeschlagene Termin ist angenommen",
    refuse: "Der vorgeschlagene Termin ist abgelehnt; bitte einen anderen vorschlagen",
    change: "Der Kunde hat neue Wunschtermine genannt",
    cancel: "Der Kunde hat abgesagt",
  },
};
