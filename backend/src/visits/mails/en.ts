import type { VisitMailTexts } from "./letters";

const follow = "See or change your request";
const open = "Open in the dashboard";

export const en: VisitMailTexts = {
  greeting: (name) => `Good day ${name},`,
  labels: {
    reference: "Reference",
    when: "When",
    optician: "Who comes",
    wishes: "Your wishes",
    address: "Where",
    frames: "Frames to bring",
  },
  calendar: {
    summary: (business) => `Home visit by ${business}`,
    wish: (business) => `Wished for: home visit by ${business}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) => `${business}: your request ${reference} has arrived`,
      preview: ({ answerBy }) => `You hear from us by ${answerBy}.`,
      title: "We have your request",
      paragraphs: ({ answerBy }) => [
        `Thank you. One of our opticians looks at your request and answers you by ${answerBy}.`,
        "We are not an emergency service. With sudden loss of sight, pain, flashes or a chemical in the eye, call 112.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business}: we propose ${when}`,
      preview: () => "Please tell us whether this time suits you.",
      title: "A time for your visit",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`The visit that was agreed for ${left} does not take place.`] : []),
        `We would like to come on ${when}. Please accept or decline this time on the page of your request. Until then we keep it free for you.`,
        ...(why ? [why] : []),
      ],
      button: "Accept or decline",
    },
    confirmation: {
      subject: ({ business, when }) => `${business}: we come on ${when}`,
      preview: () => "The entry for your calendar is attached.",
      title: "Your visit is confirmed",
      paragraphs: ({ optician, when }) => [
        `${optician} comes to you on ${when}, and calls before setting out.`,
        "Please have your present glasses, your prescription and your insurance card at hand.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) => `${business}: your new wishes for ${reference}`,
      preview: ({ answerBy }) => `You hear from us by ${answerBy}.`,
      title: "We have your new wishes",
      paragraphs: ({ answerBy }) => [
        `What was planned before is cancelled. We look at your new wishes and answer you by ${answerBy}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business}: tomorrow we visit you`,
      preview: ({ when }) => when,
      title: "Tomorrow we visit you",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} comes to you on ${when}. If something has come up, call ${phone} or cancel on the page of your request.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business}: request ${reference} is cancelled`,
      preview: () => "Nobody comes, and nothing is charged.",
      title: "Your request is cancelled",
      paragraphs: ({ why, phone }) => [
        `Nobody comes, and nothing is charged. If this surprises you, call ${phone}.`,
        ...(why ? [why] : []),
      ],
      button: "See your request",
    },
    declined: {
      subject: ({ business, reference }) => `${business}: your request ${reference}`,
      preview: () => "This time we can not come to you.",
      title: "We can not come to you",
      paragraphs: ({ why, phone }) => [
        "We are sorry, but we can not make this visit.",
        ...(why ? [why] : []),
        `You are welcome in our store. Call ${phone} and we find a time that suits you.`,
      ],
      button: "See your request",
    },
    expired: {
      subject: ({ business, reference }) => `${business}: your request ${reference} has run out`,
      preview: () => "The times that were named have passed.",
      title: "The times have passed",
      paragraphs: ({ phone }) => [
        "All the times that were named have passed without a visit being agreed.",
        `Please ask again, or call ${phone}.`,
      ],
      button: "See your request",
    },
    thanks: {
      subject: ({ business }) => `${business}: thank you for your trust`,
      preview: () => "If something does not fit, call us.",
      title: "Thank you for your trust",
      paragraphs: ({ phone }) => [
        `We hope all is well with your eyes. If something does not fit or is not clear, call ${phone}.`,
      ],
      button: "See your request",
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Home visit: new request ${reference}`,
      preview: ({ answerBy }) => `To be answered by ${answerBy}.`,
      title: "A new request for a home visit",
      paragraphs: ({ answerBy }) => [`We have promised an answer by ${answerBy}.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Home visit ${reference}: ${why}`,
      preview: ({ why }) => why,
      title: "The customer has answered",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) => `Home visit ${reference}: answer by ${answerBy}`,
      preview: () => "Five sixths of the time we promised have passed.",
      title: "This request waits for an answer",
      paragraphs: ({ answerBy }) => [
        `Nobody has answered yet. The time we promised ends ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Home visit ${reference}: promise broken`,
      preview: () => "Please call at once.",
      title: "We have not answered in time",
      paragraphs: ({ answerBy }) => [
        `The time we promised ended ${answerBy}, and nobody has answered. Please call at once.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "The proposed time was accepted",
    refuse: "The proposed time was declined; another proposal is needed",
    change: "There are new wishes",
    cancel: "The customer has cancelled",
  },
};
