import type { VisitMailTexts } from "./letters";

const follow = "Voir ou modifier votre demande";
const see = "Voir votre demande";
const open = "Ouvrir dans le tableau de bord";

export const fr: VisitMailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  answer: {
    by: (time) => `d’ici au ${time}`,
    within: (hours) => `sous ${hours} heures`,
  },
  labels: {
    reference: "Référence",
    when: "Date et heure",
    optician: "Opticien",
    wishes: "Créneaux souhaités",
    address: "Adresse",
    frames: "Montures que nous apportons",
  },
  calendar: {
    summary: (business) => `Visite à domicile de ${business}`,
    wish: (business) => `Créneau souhaité : visite à domicile de ${business}`,
    reference: (reference) => `Référence : ${reference}`,
  },
  letters: {
    acknowledgement: {
      subject: ({ business, reference }) =>
        `${business} : nous avons reçu votre demande ${reference}`,
      preview: ({ answer }) => `Vous aurez de nos nouvelles ${answer}.`,
      title: "Nous avons reçu votre demande",
      paragraphs: ({ answer }) => [
        `Merci. L’un de nos opticiens étudie votre demande et vous répondra ${answer}.`,
        "Nous ne sommes pas un service d’urgence. En cas de baisse brutale de la vision, de douleur, d’éclairs lumineux ou de projection chimique dans l’œil, appelez le 112.",
      ],
      button: follow,
    },
    proposal: {
      subject: ({ business, when }) => `${business} : proposition de rendez-vous, ${when}`,
      preview: () => "Dites-nous si ce rendez-vous vous convient.",
      title: "Une proposition de rendez-vous",
      paragraphs: ({ when, left, why }) => [
        ...(left ? [`La visite convenue pour le ${left} n’aura pas lieu.`] : []),
        `Nous souhaitons venir le ${when}. Confirmez ou refusez ce rendez-vous sur la page de votre demande. D’ici là, nous vous le réservons.`,
        ...(why ? [why] : []),
      ],
      button: "Confirmer ou refuser",
    },
    confirmation: {
      subject: ({ business, when }) => `${business} : votre visite à domicile, ${when}`,
      preview: () => "Le rendez-vous pour votre agenda est joint.",
      title: "Votre visite est confirmée",
      paragraphs: ({ optician, when }) => [
        `${optician} viendra chez vous le ${when} et vous appellera avant de partir.`,
        "Préparez vos lunettes actuelles, votre carte de sécurité sociale et, si vous en avez une, votre ordonnance.",
      ],
      button: follow,
    },
    change: {
      subject: ({ business, reference }) => `${business} : vos nouveaux créneaux pour ${reference}`,
      preview: ({ answer }) => `Vous aurez de nos nouvelles ${answer}.`,
      title: "Nous avons reçu vos nouveaux créneaux",
      paragraphs: ({ answer, left }) => [
        ...(left ? [`Le rendez-vous précédent, ${left}, est annulé.`] : []),
        `Nous étudions vos nouveaux créneaux et vous répondrons ${answer}.`,
      ],
      button: follow,
    },
    reminder: {
      subject: ({ business }) => `${business} : votre visite à domicile a lieu demain`,
      preview: ({ when }) => when,
      title: "Votre visite à domicile a lieu demain",
      paragraphs: ({ optician, when, phone }) => [
        `${optician} viendra chez vous le ${when}. En cas d’empêchement, appelez le ${phone} ou annulez sur la page de votre demande.`,
      ],
      button: follow,
    },
    cancellation: {
      subject: ({ business, reference }) => `${business} : la demande ${reference} est annulée`,
      preview: () => "La visite n’aura pas lieu ; rien ne vous sera facturé.",
      title: "Votre demande est annulée",
      paragraphs: ({ why, phone }) => [
        `La visite n’aura pas lieu ; rien ne vous sera facturé. Si vous n’êtes pas à l’origine de cette annulation, appelez le ${phone}.`,
        ...(why ? [why] : []),
      ],
      button: see,
    },
    declined: {
      subject: ({ business, reference }) => `${business} : votre demande ${reference}`,
      preview: () => "Nous ne pouvons malheureusement pas venir cette fois-ci.",
      title: "Nous ne pouvons pas venir cette fois-ci",
      paragraphs: ({ why, phone }) => [
        "Nous sommes désolés de ne pas pouvoir vous rendre visite.",
        ...(why ? [why] : []),
        `Nous vous accueillerons avec plaisir en magasin. Appelez le ${phone} : nous trouverons un moment qui vous convient.`,
      ],
      button: see,
    },
    expired: {
      subject: ({ business, reference }) => `${business} : votre demande ${reference} a expiré`,
      preview: () => "Les créneaux proposés sont passés.",
      title: "Les créneaux proposés sont passés",
      paragraphs: ({ phone }) => [
        "Tous les créneaux proposés sont passés sans qu’une visite ait été convenue.",
        `Faites une nouvelle demande ou appelez le ${phone}.`,
      ],
      button: see,
    },
    thanks: {
      subject: ({ business }) => `${business} : merci de votre confiance`,
      preview: () => "Si quelque chose ne va pas, appelez-nous.",
      title: "Merci de votre confiance",
      paragraphs: ({ phone }) => [
        `Nous espérons que notre visite vous a donné satisfaction. Si quelque chose vous gêne ou n’est pas clair, appelez le ${phone}.`,
      ],
      button: see,
    },
  },
  staff: {
    "staff-new": {
      subject: ({ reference }) => `Visite à domicile : nouvelle demande ${reference}`,
      preview: ({ answerBy }) => `Réponse à donner d’ici au ${answerBy}.`,
      title: "Nouvelle demande de visite à domicile",
      paragraphs: ({ answerBy }) => [`Nous avons promis une réponse d’ici au ${answerBy}.`],
      button: open,
    },
    "staff-answer": {
      subject: ({ reference, why }) => `Visite à domicile ${reference} : ${why}`,
      preview: ({ why }) => why,
      title: "Le client a répondu",
      paragraphs: ({ why }) => [why],
      button: open,
    },
    "staff-warning": {
      subject: ({ reference, answerBy }) =>
        `Visite à domicile ${reference} : répondre d’ici au ${answerBy}`,
      preview: () => "Personne n’a encore répondu.",
      title: "Cette demande attend une réponse",
      paragraphs: ({ answerBy }) => [
        `Personne n’a encore répondu. Le délai promis se termine le ${answerBy}.`,
      ],
      button: open,
    },
    "staff-breach": {
      subject: ({ reference }) => `Visite à domicile ${reference} : délai de réponse dépassé`,
      preview: () => "Appelez tout de suite.",
      title: "Nous n’avons pas répondu à temps",
      paragraphs: ({ answerBy }) => [
        `Le délai promis s’est terminé le ${answerBy}, et personne n’a répondu. Appelez tout de suite.`,
      ],
      button: open,
    },
  },
  answers: {
    accept: "La date proposée est acceptée",
    refuse: "La date proposée est refusée ; il faut en proposer une autre",
    change: "Le client a indiqué de nouveaux créneaux",
    cancel: "Le client a annulé",
  },
};
