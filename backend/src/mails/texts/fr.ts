import type { MailTexts } from "./en";

export const fr: MailTexts = {
  locale: "fr-FR",
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  questions: (phone, email) => `Une question ? Appelez le ${phone} ou écrivez à ${email}.`,
  farewell: "Cordialement",
  order: {
    articles: "Articles",
    shipping: (name) => `Livraison : ${name}`,
    discount: "Remise",
    total: "Total",
    vatIncluded: "dont TVA",
    payment: "Paiement",
    reaches: "Livraison",
    next: "La suite",
    lensValues:
      "Nous n’envoyons pas les valeurs des lentilles par e-mail. Vous les trouverez sur la page de votre commande.",
    see: "Voir votre commande",
    again: "Commander la même chose",
    withdraw: "Renoncer au contrat ici",
    withdrawNote: (costs) =>
      `Pour la plupart des articles, vous pouvez vous rétracter dans les 14 jours suivant la réception, sans donner de motif. Nous remboursons alors sous 14 jours ce que vous avez payé, livraison comprise. ${costs} Les lentilles et produits d’entretien doivent être encore scellés ; les articles fabriqués sur mesure sont exclus.`,
    returnCosts: {
      customer: "Les frais de renvoi sont à votre charge ; le retour en magasin est gratuit.",
      business: "Le retour ne vous coûte rien, par la poste comme en magasin.",
    },
  },
  payment: {
    held: "Par carte. Le montant est réservé sur votre carte et sera débité quand votre commande sera prête.",
    atVisit: "Auprès de l’opticien qui vous rend visite, en espèces ou par carte.",
    transfer: {
      holder: "Titulaire du compte",
      iban: "IBAN",
      bic: "BIC",
      amount: "Montant",
      reference: "Communication",
    },
  },
  expected: {
    on: (day) => `Livraison le ${day}.`,
    between: (from, to) => `Livraison entre le ${from} et le ${to}.`,
    afterPayment: (from, to) =>
      `Livraison ${from === to ? to : `${from} à ${to}`} ${to === 1 ? "jour ouvrable" : "jours ouvrables"} après réception de votre paiement.`,
    ready: (day) => `À retirer à partir du ${day}.`,
    visit: "Nous vous appellerons pour convenir d’un jour.",
    later:
      "Une partie de la commande est fabriquée pour vous ; nous vous communiquerons la date de livraison par e-mail.",
  },
  contract: {
    guarantee: "Garantie légale",
    guaranteeText:
      "Tout ce que nous vendons est couvert par la garantie légale de conformité pendant au moins deux ans à compter de la livraison. Si un produit est défectueux ou non conforme à sa description, nous le réparons ou le remplaçons gratuitement ; si ce n’est pas possible, vous pouvez demander une réduction du prix ou un remboursement.",
    attached:
      "En pièce jointe : nos conditions générales complètes, les instructions de rétractation avec le formulaire et l’avis sur la garantie légale. Conservez-les avec cet e-mail.",
    seller: "Votre cocontractant",
    register: "Registre de commerce",
    vatNumber: "Numéro de TVA",
    permit: "Autorisation d’établissement",
  },
  confirmation: {
    subject: (business, number) => `${business} : votre commande n° ${number}`,
    preview: (total) => `Nous avons bien reçu votre commande (${total}).`,
    title: "Merci pour votre commande",
    intro: (number, date) =>
      `Nous avons bien reçu votre commande n° ${number} du ${date}. En voici le récapitulatif.`,
    next: {
      parcel:
        "Dès que votre commande est payée, nous l’emballons. Vous recevrez un e-mail à son départ.",
      collection:
        "Nous préparons votre commande et vous prévenons par e-mail dès que vous pouvez la retirer.",
      visit: "Nous préparons votre commande et vous appelons pour fixer un rendez-vous.",
    },
  },
  paymentReceived: {
    subject: (business, number) => `${business} : paiement reçu pour la commande n° ${number}`,
    preview: (amount) => `Nous avons reçu ${amount}. Votre facture est jointe.`,
    title: "Nous avons bien reçu votre paiement",
    intro: (amount, date, way) =>
      `Nous avons bien reçu votre paiement de ${amount} (${way}) le ${date}. Merci.`,
    invoice:
      "Votre facture est jointe en PDF. Pour un remboursement par la CNS, imprimez-la, inscrivez votre matricule à 13 chiffres dans les cases prévues et envoyez-la, avec votre ordonnance si la CNS en demande une.",
  },
  ready: {
    subject: (business, number) => `${business} : la commande n° ${number} est prête`,
    collection: {
      preview: "Vous pouvez la retirer pendant nos heures d’ouverture.",
      title: "Votre commande est prête",
      intro: (number, address) =>
        `Votre commande n° ${number} vous attend à l’adresse suivante : ${address}.`,
      next: "Passez pendant nos heures d’ouverture et indiquez-nous votre numéro de commande.",
      pay: (total) => `Vous payez ${total} lors du retrait, en espèces ou par carte.`,
    },
    visit: {
      preview: "Nous vous appelons pour convenir de la visite de l’opticien.",
      title: "Votre commande est prête",
      intro: (number) => `Votre commande n° ${number} est prête.`,
      next: "Nous vous appelons pour convenir de la visite de l’opticien.",
      pay: (total) => `Vous payez ${total} à l’opticien, en espèces ou par carte.`,
    },
  },
  shipped: {
    subject: (business, number) => `${business} : la commande n° ${number} est en route`,
    preview: "Votre colis est parti.",
    title: "Votre commande est en route",
    intro: (number) => `Nous avons expédié votre commande n° ${number} à :`,
    tracking: "Numéro de suivi",
    track: "Suivre votre colis",
    next: "En cas d’absence, le transporteur vous laisse un avis indiquant où retirer votre colis.",
    parcel: "Dans ce colis",
  },
  delivered: {
    preview: "Nous espérons que tout vous convient. Sinon, appelez-nous.",
    next: "Si quelque chose ne va pas ou s’il manque un article, appelez-nous. Nous ajustons gratuitement vos montures en magasin.",
    sent: {
      subject: (business, number) => `${business} : la commande n° ${number} a été livrée`,
      title: "Votre commande a été livrée",
      intro: (number) => `Votre commande n° ${number} a été livrée.`,
    },
    handedOver: {
      subject: (business, number) => `${business} : la commande n° ${number} vous a été remise`,
      title: "Votre commande vous a été remise",
      intro: (number) => `Nous vous avons remis votre commande n° ${number}.`,
    },
  },
  cancelled: {
    subject: (business, number) => `${business} : la commande n° ${number} est annulée`,
    preview: "Plus rien ne sera expédié ni débité.",
    title: "Votre commande est annulée",
    intro: (number, date) => `Votre commande n° ${number} du ${date} est annulée.`,
    nothingPaid: "Rien n’a été débité et plus rien ne sera expédié.",
    paid: "Plus rien ne sera expédié. Votre paiement vous sera remboursé ; nous vous préviendrons par e-mail dès que le remboursement sera parti.",
    next: "Si vous n’êtes pas à l’origine de cette annulation, appelez-nous.",
    refused:
      "Un de nos opticiens vérifie les lentilles de contact avant que nous les commandions, et il n’a pas pu valider les vôtres. La raison :",
    refusedNext:
      "Appelez-nous ou passez nous voir : nous trouverons ensemble les lentilles qui conviennent à vos yeux.",
  },
  lensQuestion: {
    subject: (business, number) =>
      `${business} : une question sur vos lentilles, commande n° ${number}`,
    preview: "Avant de commander vos lentilles, nous avons une question.",
    title: "Une question sur vos lentilles",
    intro: (number) =>
      `Un de nos opticiens a vérifié les valeurs de votre commande n° ${number} et voudrait savoir :`,
    next: "Répondez simplement à cet e-mail ou appelez-nous. Dès que ce point sera réglé, nous commanderons vos lentilles.",
  },
  refunded: {
    subject: (business, number) => `${business} : remboursement de la commande n° ${number}`,
    preview: (amount) => `Nous vous avons remboursé ${amount}.`,
    title: "Votre remboursement",
    intro: (amount, date, number) =>
      `Le ${date}, nous vous avons remboursé ${amount} pour votre commande n° ${number}.`,
    creditNote: "La note de crédit est jointe en PDF.",
  },
};
