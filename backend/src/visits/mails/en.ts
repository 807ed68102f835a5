import type { VisitMailTexts } from "./letters";

const follow = "View or change your request";
const see = "View your request";
const open = "Open in the dashboard";

export const en: VisitMailTexts = {
  greeting: (name) => `Dear ${name},`,
  answer: {
    by: (time) => `by ${time}`,
    within: (hours) => `within ${hours} hours`,
  },
  labels: {
    reference: "Reference",
    when: "Date and time",
    optician: "Optician",
    wishes: "Your preferred times",
    address: "Address",
    frames: "Frames we bring",
  },
  calendar: {
    summary: (business) => `Home visit by ${business}`,
    wish: (business) => `Preferred time: home visit by ${business}`,
    reference: (reference) => `Reference: ${reference}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) =>
        `${business}: we have received your request ${reference}`,
      preview: ({ answer }) => `You will hear from us ${answer}.`,
      title: "We have received your request",
      paragraphs: ({ answer }) => [
        `Thank you. One of our opticians will look at your request and reply ${answer}.`,
        "We are not an emergency service. If you have sudden loss of sight, pain, flashes or a chemical in the eye, call 112.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business}: suggested time for your visit, ${when}`,
      preview: () => "Please let us know whether this time suits you.",
      title: "A suggested time for your visit",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`The visit agreed for ${left} will not take place.`] : []),
        `We would like to come on ${when}. Please accept or decline this time on the page of your request. We are holding it for you until then.`,
        ...(why ? [why] : []),
      ],
      button: "Accept or decline",
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: your home visit on ${when}`,
      preview: () => "The calendar entry is attached.",
      title: "Your visit is confirmed",
      paragraphs: ({ optician, when }) => [
        `${optician} will visit you on ${when} and will call before setting out.`,
        "Please have your current glasses, your social security card and, if you have one, your prescription at hand.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) =>
        `${business}: your new preferred times for ${reference}`,
      preview: ({ answer }) => `You will hear from us ${answer}.`,
      title: "We have received your new preferred times",
      paragraphs: ({ answer, left }) => [
        ...(left ? [`The previous appointment, ${left}, is cancelled.`] : []),
        `We will look at your new preferred times and reply ${answer}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business}: your home visit is tomorrow`,
      preview: ({ when }) => when,
      title: "Your home visit is tomorrow",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} will visit you on ${when}. If something has come up, call ${phone} or cancel on the page of your request.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business}: request ${reference} is cancelled`,
      preview: () => "The visit will not take place; there is nothing to pay.",
      title: "Your request is cancelled",
      paragraphs: ({ why, phone }) => [
        `The visit will not take place; there is nothing to pay. If you did not expect this, call ${phone}.`,
        ...(why ? [why] : []),
      ],
      button: see,
    },
    declined: {
      subject: ({ business, reference }) => `${business}: your request ${reference}`,
      preview: () => "Unfortunately we cannot visit you this time.",
      title: "We cannot visit you this time",
      paragraphs: ({ why, phone }) => [
        "We are sorry, but we cannot visit you this time.",
        ...(why ? [why] : []),
        `You are always welcome in our store. Call ${phone} and we’ll find a time that suits you.`,
      ],
      button: see,
    },
    expired: {
      subject: ({ business, reference }) => `${business}: your request ${reference} has expired`,
      preview: () => "The suggested times have passed.",
      title: "The suggested times have passed",
      paragraphs: ({ phone }) => [
        "All the suggested times have passed, and no visit was agreed.",
        `Please send a new request or call ${phone}.`,
      ],
      button: see,
    },
    thanks: {
      subject: ({ business }) => `${business}: thank you for your trust`,
      preview: () => "If anything does not fit, call us.",
      title: "Thank you for your trust",
      paragraphs: ({ phone }) => [
        `We hope you are happy with your visit. If anything does not fit or is not clear, call ${phone}.`,
      ],
      button: see,
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Home visit: new request ${reference}`,
      preview: ({ answerBy }) => `Reply due by ${answerBy}.`,
      title: "A new request for a home visit",
      paragraphs: ({ answerBy }) => [`We have promised a reply by ${answerBy}.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Home visit ${reference}: ${why}`,
      preview: ({ why }) => why,
      title: "The customer has replied",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) => `Home visit ${reference}: reply by ${answerBy}`,
      preview: () => "Nobody has replied yet.",
      title: "This request is waiting for a reply",
      paragraphs: ({ answerBy }) => [
        `Nobody has replied yet. We have promised a reply by ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Home visit ${reference}: reply overdue`,
      preview: () => "Please call at once.",
      title: "We have not replied in time",
      paragraphs: ({ answerBy }) => [
        `We had promised a reply by ${answerBy}, and nobody has replied. Please call at once.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "The proposed time was accepted",
    refuse: "The proposed time was declined; please propose another",
    change: "The customer has sent new preferred times",
    cancel: "The customer has cancelled",
  },
};
