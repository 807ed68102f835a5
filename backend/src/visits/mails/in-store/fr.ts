import type { InStoreTexts } from "../letters";

export const fr: InStoreTexts = {
  labels: { address: "En magasin" },
  calendar: {
    summary: (business) => `Rendez-vous chez ${business}`,
    wish: (business) => `Créneau souhaité : rendez-vous chez ${business}`,
  },
  letters: {
    proposal: {
      paragraphs: ({ when, left, store, why }) => [
        ...(left ? [`Le rendez-vous convenu pour le ${left} n’aura pas lieu.`] : []),
        `Nous pourrions vous recevoir le ${when} en magasin, ${store}. Confirmez ou refusez ce rendez-vous sur la page de votre demande. D’ici là, nous vous le réservons.`,
        ...(why ? [why] : []),
      ],
    },
    confirmation: {
      subject: ({ business, when }) => `${business} : votre rendez-vous, ${when}`,
      title: "Votre rendez-vous est confirmé",
      paragraphs: ({ optician, when, store }) => [
        `${optician} vous recevra le ${when} en magasin, ${store}.`,
        "Apportez vos lunettes ou vos lentilles actuelles, votre carte de sécurité sociale et, si vous en avez une, votre ordonnance.",
      ],
    },
    reminder: {
      subject: ({ business }) => `${business} : votre rendez-vous a lieu demain`,
      title: "Votre rendez-vous a lieu demain",
      paragraphs: ({ optician, when, store, phone }) => [
        `${optician} vous recevra le ${when} en magasin, ${store}. En cas d’empêchement, appelez le ${phone} ou annulez sur la page de votre demande.`,
      ],
    },
    cancellation: {
      preview: () => "Le rendez-vous n’aura pas lieu ; rien ne vous sera facturé.",
      paragraphs: ({ why, phone }) => [
        `Le rendez-vous n’aura pas lieu ; rien ne vous sera facturé. Si vous n’êtes pas à l’origine de cette annulation, appelez le ${phone}.`,
        ...(why ? [why] : []),
      ],
    },
    declined: {
      preview: () => "Nous ne pouvons malheureusement pas vous proposer ce rendez-vous.",
      title: "Nous ne pouvons pas vous proposer ce rendez-vous",
      paragraphs: ({ why, phone }) => [
        "Nous sommes désolés de ne pas pouvoir vous proposer ce rendez-vous.",
        ...(why ? [why] : []),
        `Appelez le ${phone} : nous trouverons un moment qui vous convient.`,
      ],
    },
    expired: {
      paragraphs: ({ phone }) => [
        "Tous les créneaux proposés sont passés sans qu’un rendez-vous ait été convenu.",
        `Faites une nouvelle demande ou appelez le ${phone}.`,
      ],
    },
    thanks: {
      paragraphs: ({ phone }) => [
        `Nous espérons que ce rendez-vous vous a donné satisfaction. Si quelque chose vous gêne ou n’est pas clair, appelez le ${phone}.`,
      ],
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Rendez-vous en magasin : nouvelle demande ${reference}`,
      title: "Nouvelle demande de rendez-vous en magasin",
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Rendez-vous en magasin ${reference} : ${why}`,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) =>
        `Rendez-vous en magasin ${reference} : répondre d’ici au ${answerBy}`,
    },
    "staff-breach": {
      subject: ({ reference }) => `Rendez-vous en magasin ${reference} : délai de réponse dépassé`,
    },
  },
};
