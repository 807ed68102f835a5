import type { InStoreTexts } from "../letters";

export const en: InStoreTexts = {
  labels: { address: "In the store" },
  calendar: {
    summary: (business) => `Appointment at ${business}`,
    wish: (business) => `Preferred time: appointment at ${business}`,
  },
  letters: {
    proposal: {
      subject: ({ business, when }) => `${business}: suggested time for your appointment, ${when}`,
      title: "A suggested time for your appointment",
      paragraphs: ({ when, left, store, why }) => [
        ...(left ? [`The appointment agreed for ${left} will not take place.`] : []),
        `We could see you on ${when} in the store, ${store}. Please accept or decline this time on the page of your request. We are holding it for you until then.`,
        ...(why ? [why] : []),
      ],
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: your appointment on ${when}`,
      title: "Your appointment is confirmed",
      paragraphs: ({ optician, when, store }) => [
        `${optician} looks forward to seeing you on ${when} in the store, ${store}.`,
        "Please bring your current glasses or contact lenses, your social security card and, if you have one, your prescription.",
      ],
    },
    reminder: {
      subject: ({ business }) => `${business}: your appointment is tomorrow`,
      title: "Your appointment is tomorrow",
      paragraphs: ({ optician, when, store, phone }) => [
        `${optician} will see you on ${when} in the store, ${store}. If something has come up, call ${phone} or cancel on the page of your request.`,
      ],
    },
    cancellation: {
      preview: () => "The appointment will not take place; there is nothing to pay.",
      paragraphs: ({ why, phone }) => [
        `The appointment will not take place; there is nothing to pay. If you did not expect this, call ${phone}.`,
        ...(why ? [why] : []),
      ],
    },
    declined: {
      preview: () => "Unfortunately we cannot offer you this appointment.",
      title: "We cannot offer you this appointment",
      paragraphs: ({ why, phone }) => [
        "We are sorry, but we cannot offer you this appointment.",
        ...(why ? [why] : []),
        `Call ${phone} and we’ll find a time that suits you.`,
      ],
    },
    expired: {
      paragraphs: ({ phone }) => [
        "All the suggested times have passed, and no appointment was agreed.",
        `Please send a new request or call ${phone}.`,
      ],
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Appointment: new request ${reference}`,
      title: "A new request for an appointment in the store",
    },
    "staff-answer": { subject: ({ reference, why }) => `Appointment ${reference}: ${why}` },
    "staff-warning": {
      subject: ({ reference, answerBy }) => `Appointment ${reference}: reply by ${answerBy}`,
    },
    "staff-breach": { subject: ({ reference }) => `Appointment ${reference}: reply overdue` },
  },
};
