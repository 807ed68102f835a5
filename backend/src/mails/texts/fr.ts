import type { MailTexts } from "./en";

export const fr: MailTexts = {
  locale: "fr-FR",
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  questions: (phone, email) => `Une question ? Appelez le ${phone} ou écrivez à ${email}.`,
  farewell: "Cordialement",
  order: {
    articles: "Articles",
    shipping: (name) => `Livraison : ${name}`,
    discount: "Remise",
    total: "Total",
    vatIncluded: "TVA comprise",
    payment: "Paiement",
    reaches: "Remise de la commande",
    next: "La suite",
    see: "Voir votre commande",
    withdraw: "Se rétracter du contrat ici",
    withdrawNote:
      "Pour la plupart des articles, vous pouvez vous rétracter dans les 14 jours suivant la réception, sans motif. Les lentilles et produits d’entretien scellés doivent être intacts ; ce qui est fabriqué spécialement pour vous est exclu.",
  },
  payment: {
    "pay-in-store": (business) => `Au magasin ${business}, en espèces ou par carte.`,
    "bank-transfer": () =>
      "Par virement. La page de votre commande indique le compte et la communication.",
    card: () => "Payé en ligne.",
    other: () => "Comme convenu avec vous.",
    held: "Par carte. Votre banque garde le montant à notre disposition ; il est débité quand votre commande est prête.",
  },
  paidBy: {
    card: "en ligne",
    "pay-in-store": "au magasin",
    "bank-transfer": "par virement",
    other: "comme convenu",
  },
  confirmation: {
    subject: (business, number) => `${business} : votre commande n° ${number}`,
    preview: (total) => `Nous avons bien votre commande : ${total} au total.`,
    title: "Merci pour votre commande",
    intro: (number, date) =>
      `Nous avons bien reçu votre commande n° ${number} du ${date}. Voici ce que nous avons noté.`,
    next: {
      parcel: "Nous préparons votre colis et vous écrivons dès son départ.",
      collection:
        "Nous préparons votre commande et vous écrivons dès que vous pouvez venir la chercher.",
      visit: "Nous préparons votre commande et vous appelons pour un rendez-vous.",
    },
  },
  paymentReceived: {
    subject: (business, number) => `${business} : paiement reçu, commande n° ${number}`,
    preview: (amount) => `Nous avons reçu ${amount}. Votre facture est jointe.`,
    title: "Nous avons reçu votre paiement",
    intro: (amount, date, way) => `Nous avons reçu ${amount} le ${date}, payé ${way}. Merci.`,
    invoice:
      "Votre facture est jointe en PDF. Pour une demande à la CNS, imprimez-la, inscrivez votre matricule à 13 chiffres sur la ligne prévue et envoyez-la avec votre ordonnance.",
  },
  ready: {
    subject: (business, number) => `${business} : la commande n° ${number} est prête`,
    preview: {
      collect: "Vous pouvez la retirer pendant nos heures d’ouverture.",
      visit: "Un opticien prendra le temps de vous recevoir.",
    },
    title: "Votre commande est prête",
    intro: (number, address) => `Votre commande n° ${number} vous attend : ${address}.`,
    collect: "Passez pendant nos heures d’ouverture et donnez-nous le numéro de votre commande.",
    visit: "Nous vous appelons pour convenir d’un moment avec un opticien.",
    payThere: (total) => `Vous payez ${total} lors du retrait, en espèces ou par carte.`,
  },
  shipped: {
    subject: (business, number) => `${business} : la commande n° ${number} est en route`,
    preview: "Votre colis est parti.",
    title: "Votre commande est en route",
    intro: (number) => `Nous avons remis votre commande n° ${number} pour livraison à :`,
    tracking: "Numéro de suivi",
    track: "Suivre le colis",
    next: "En votre absence, le transporteur laisse un avis qui indique où votre colis vous attend.",
    parcel: "Dans ce colis",
  },
  delivered: {
    subject: (business, number) => `${business} : la commande n° ${number} vous a été remise`,
    preview: "Nous espérons que tout convient. Sinon, dites-le-nous.",
    title: "Votre commande est arrivée",
    intro: (number) => `Votre commande n° ${number} vous a été remise.`,
    next: "Si quelque chose ne va pas, ne vous convient pas ou manque, appelez-nous. Nous ajustons les montures gratuitement au magasin.",
  },
  cancelled: {
    subject: (business, number) => `${business} : la commande n° ${number} est annulée`,
    preview: "Rien d’autre ne sera envoyé ni débité.",
    title: "Votre commande est annulée",
    intro: (number, date) => `Votre commande n° ${number} du ${date} est annulée.`,
    nothingPaid: "Rien n’a été débité et rien d’autre ne sera envoyé.",
    paid: "Rien d’autre ne sera envoyé. Ce que vous avez payé vous est rendu ; nous vous écrivons dès que le remboursement est parti.",
    next: "Si cela vous surprend, appelez-nous et nous rectifions.",
    refused:
      "Un de nos opticiens vérifie les lentilles de contact avant que nous les commandions, et il n’a pas pu valider les vôtres. La raison :",
    refusedNext:
      "Appelez-nous ou passez nous voir : nous trouverons ensemble les lentilles qui conviennent à vos yeux.",
  },
  lensQuestion: {
    subject: (business, number) =>
      `${business} : une question sur vos lentilles, commande n° ${number}`,
    preview: "Avant de commander vos lentilles, nous avons besoin d’une précision.",
    title: "Une question sur vos lentilles",
    intro: (number) =>
      `Un de nos opticiens a examiné les valeurs de votre commande n° ${number} et vous demande :`,
    next: "Répondez simplement à cet e-mail ou appelez-nous. Dès que ce point est réglé, nous commandons vos lentilles.",
  },
  refunded: {
    subject: (business, number) => `${business} : remboursement de la commande n° ${number}`,
    preview: (amount) => `${amount} vous sont remboursés.`,
    title: "Nous vous avons remboursé",
    intro: (amount, date, number) =>
      `Le ${date}, nous vous avons remboursé ${amount} pour votre commande n° ${number}.`,
    way: {
      "pay-in-store": "Vous recevez l’argent au magasin.",
      "bank-transfer":
        "L’argent revient sur le compte depuis lequel vous avez payé, sous quelques jours ouvrables.",
      card: "L’argent revient par le même moyen de paiement ; votre banque l’affiche sous cinq à dix jours ouvrables.",
      other: "L’argent revient comme convenu avec vous.",
    },
    creditNote: "La note de crédit est jointe en PDF.",
  },
};
