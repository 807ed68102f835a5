import type { VisitMailTexts } from "./letters";

const follow = "Voir ou modifier votre demande";
const open = "Ouvrir dans l’administration";

export const fr: VisitMailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  labels: {
    reference: "Référence",
    when: "Quand",
    optician: "Qui vient",
    wishes: "Vos souhaits",
    address: "Où",
    frames: "Montures à apporter",
  },
  calendar: {
    summary: (business) => `Visite à domicile de ${business}`,
    wish: (business) => `Souhait : visite à domicile de ${business}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) => `${business} : votre demande ${reference} est arrivée`,
      preview: ({ answerBy }) => `Vous aurez de nos nouvelles d’ici ${answerBy}.`,
      title: "Nous avons reçu votre demande",
      paragraphs: ({ answerBy }) => [
        `Merci. L’un de nos opticiens étudie votre demande et vous répond d’ici ${answerBy}.`,
        "Nous ne sommes pas un service d’urgence. En cas de perte soudaine de la vue, de douleur, d’éclairs ou de produit chimique dans l’œil, appelez le 112.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business} : nous vous proposons ${when}`,
      preview: () => "Dites-nous si ce moment vous convient.",
      title: "Une date pour votre visite",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`La visite convenue pour ${left} n’a pas lieu.`] : []),
        `Nous souhaitons venir ${when}. Acceptez ou refusez ce moment sur la page de votre demande. D’ici là, nous le gardons libre pour vous.`,
        ...(why ? [why] : []),
      ],
      button: "Accepter ou refuser",
    },
    confirmation: {
      subject: ({ business, when }) => `${business} : nous venons ${when}`,
      preview: () => "Le rendez-vous pour votre agenda est joint.",
      title: "Votre visite est confirmée",
      paragraphs: ({ optician, when }) => [
        `${optician} vient chez vous ${when}, et vous appelle avant de partir.`,
        "Préparez vos lunettes actuelles, votre ordonnance et votre carte de sécurité sociale.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) => `${business} : vos nouveaux souhaits, ${reference}`,
      preview: ({ answerBy }) => `Vous aurez de nos nouvelles d’ici ${answerBy}.`,
      title: "Nous avons reçu vos nouveaux souhaits",
      paragraphs: ({ answerBy }) => [
        `Ce qui était prévu est annulé. Nous étudions vos nouveaux souhaits et vous répondons d’ici ${answerBy}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business} : nous venons demain`,
      preview: ({ when }) => when,
      title: "Nous venons demain",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} vient chez vous ${when}. En cas d’empêchement, appelez le ${phone} ou annulez sur la page de votre demande.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business} : la demande ${reference} est annulée`,
      preview: () => "Personne ne vient, et rien n’est facturé.",
      title: "Votre demande est annulée",
      paragraphs: ({ why, phone }) => [
        `Personne ne vient, et rien n’est facturé. Si cela vous surprend, appelez le ${phone}.`,
        ...(why ? [why] : []),
      ],
      button: "Voir votre demande",
    },
    declined: {
      subject: ({ business, reference }) => `${business} : votre demande ${reference}`,
      preview: () => "Cette fois, nous ne pouvons pas venir.",
      title: "Nous ne pouvons pas venir",
      paragraphs: ({ why, phone }) => [
        "Nous regrettons de ne pas pouvoir faire cette visite.",
        ...(why ? [why] : []),
        `Vous êtes bienvenu dans notre magasin. Appelez le ${phone} et nous trouverons un moment qui vous convient.`,
      ],
      button: "Voir votre demande",
    },
    expired: {
      subject: ({ business, reference }) => `${business} : votre demande ${reference} a expiré`,
      preview: () => "Les moments indiqués sont passés.",
      title: "Les moments indiqués sont passés",
      paragraphs: ({ phone }) => [
        "Tous les moments indiqués sont passés sans qu’une visite ait été convenue.",
        `Faites une nouvelle demande, ou appelez le ${phone}.`,
      ],
      button: "Voir votre demande",
    },
    thanks: {
      subject: ({ business }) => `${business} : merci de votre confiance`,
      preview: () => "Si quelque chose ne va pas, appelez-nous.",
      title: "Merci de votre confiance",
      paragraphs: ({ phone }) => [
        `Nous espérons que tout va bien. Si quelque chose gêne ou n’est pas clair, appelez le ${phone}.`,
      ],
      button: "Voir votre demande",
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Visite à domicile : nouvelle demande ${reference}`,
      preview: ({ answerBy }) => `Réponse promise d’ici ${answerBy}.`,
      title: "Nouvelle demande de visite à domicile",
      paragraphs: ({ answerBy }) => [`Nous avons promis une réponse d’ici ${answerBy}.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Visite à domicile ${reference} : ${why}`,
      preview: ({ why }) => why,
      title: "Le client a répondu",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) =>
        `Visite à domicile ${reference} : répondre d’ici ${answerBy}`,
      preview: () => "Cinq sixièmes du délai promis sont écoulés.",
      title: "Cette demande attend une réponse",
      paragraphs: ({ answerBy }) => [
        `Personne n’a encore répondu. Le délai promis prend fin ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Visite à domicile ${reference} : promesse non tenue`,
      preview: () => "Appelez tout de suite.",
      title: "Nous n’avons pas répondu à temps",
      paragraphs: ({ answerBy }) => [
        `Le délai promis a pris fin ${answerBy}, et personne n’a répondu. Appelez tout de suite.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "La date proposée est acceptée",
    refuse: "La date proposée est refusée ; il en faut une autre",
    change: "Il y a de nouveaux souhaits",
    cancel: "Le client a annulé",
  },
};
