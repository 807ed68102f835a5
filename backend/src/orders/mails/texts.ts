/** Texts of the mails that a customer gets when coming back to an order. */
import { inAll } from "@landolt/forms";

type Texts = {
  link: { subject: (number: string) => string; text: string; label: string; keep: string };
  transfer: {
    subject: (number: string) => string;
    text: (number: string) => string;
    label: string;
    refuse: string;
  };
  recall: {
    subject: (product: string) => string;
    product: string;
    lot: string;
    orders: string;
    boxes: string;
  };
  withdrawal: {
    subject: (number: string) => string;
    text: string;
    next: string;
    late: string;
    reference: string;
    order: string;
    name: string;
    email: string;
    declaredAt: string;
    contents: string;
    wholeOrder: string;
  };
};

export const afterOrderTexts = inAll<Texts>({
  en: {
    link: {
      subject: (number) => `Your order no. ${number}`,
      text: "Here is the link to your order. You will be asked for this e-mail address once.",
      label: "View your order",
      keep: "Please do not forward this e-mail. If you did not request it, simply ignore it.",
    },
    transfer: {
      subject: (number) => `Your order no. ${number}: move it to an account?`,
      text: (number) =>
        `Someone signed in to a customer account has asked to move order no. ${number} to that account. The order was placed with your e-mail address, so the decision is yours.`,
      label: "Accept or decline",
      refuse:
        "If this was not you, decline or simply ignore this e-mail: the order stays where it is.",
    },
    recall: {
      subject: (product) => `Important: please check your ${product}`,
      product: "Product",
      lot: "Lot (LOT on the box)",
      orders: "Your order no.",
      boxes: "Boxes delivered",
    },
    withdrawal: {
      subject: (reference) => `We have received your withdrawal ${reference}`,
      text: "We have received your declaration of withdrawal with the following content.",
      next: "We refund what you have paid, delivery included, within 14 days; we may wait until the goods are back or you have shown that you sent them. Please return what you have received within 14 days.",
      late: "The withdrawal period appears to have ended. We will check your declaration all the same and reply by e-mail.",
      reference: "Reference",
      order: "Order number",
      name: "Name",
      email: "E-mail",
      declaredAt: "Received on",
      contents: "Items concerned:",
      wholeOrder: "the whole order",
    },
  },
  fr: {
    link: {
      subject: (number) => `Votre commande n° ${number}`,
      text: "Voici le lien vers votre commande. Cette adresse e-mail vous sera demandée une fois.",
      label: "Voir votre commande",
      keep: "Ne transférez pas cet e-mail. Si vous ne l’avez pas demandé, ignorez-le.",
    },
    transfer: {
      subject: (number) => `Votre commande n° ${number} : la rattacher à un compte ?`,
      text: (number) =>
        `Une personne connectée à un compte client demande à y rattacher la commande n° ${number}. La commande a été passée avec votre adresse e-mail : c’est donc vous qui décidez.`,
      label: "Accepter ou refuser",
      refuse:
        "Si ce n’est pas vous, refusez ou ignorez cet e-mail : la commande reste là où elle est.",
    },
    recall: {
      subject: (product) => `Important : vérifiez vos boîtes ${product}`,
      product: "Produit",
      lot: "Lot (LOT sur la boîte)",
      orders: "Votre commande n°",
      boxes: "Boîtes remises",
    },
    withdrawal: {
      subject: (reference) => `Nous avons reçu votre rétractation ${reference}`,
      text: "Nous avons bien reçu votre déclaration de rétractation, dont voici le contenu.",
      next: "Nous vous remboursons sous 14 jours ce que vous avez payé, livraison comprise ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur expédition. Retournez sous 14 jours ce que vous avez reçu.",
      late: "Le délai de rétractation semble écoulé. Nous examinons néanmoins votre déclaration et vous répondrons par e-mail.",
      reference: "Référence",
      order: "Numéro de commande",
      name: "Nom",
      email: "E-mail",
      declaredAt: "Reçue le",
      contents: "Articles concernés :",
      wholeOrder: "toute la commande",
    },
  },
  de: {
    link: {
      subject: (number) => `Ihre Bestellung Nr. ${number}`,
      text: "Hier ist der Link zu Ihrer Bestellung. Sie werden einmal nach dieser E-Mail-Adresse gefragt.",
      label: "Bestellung ansehen",
      keep: "Bitte leiten Sie diese E-Mail nicht weiter. Wenn Sie sie nicht angefordert haben, können Sie sie ignorieren.",
    },
    transfer: {
      subject: (number) => `Ihre Bestellung Nr. ${number}: in ein Kundenkonto übernehmen?`,
      text: (number) =>
        `Jemand, der in einem Kundenkonto angemeldet ist, möchte die Bestellung Nr. ${number} dorthin übernehmen. Die Bestellung wurde mit Ihrer E-Mail-Adresse aufgegeben, deshalb entscheiden Sie.`,
      label: "Annehmen oder ablehnen",
      refuse:
        "Wenn Sie das nicht waren, lehnen Sie ab oder ignorieren Sie diese E-Mail: Die Bestellung bleibt, wo sie ist.",
    },
    recall: {
      subject: (product) => `Wichtig: Bitte prüfen Sie Ihre Packungen ${product}`,
      product: "Produkt",
      lot: "Charge (LOT auf der Packung)",
      orders: "Ihre Bestellung Nr.",
      boxes: "Ausgelieferte Packungen",
    },
    withdrawal: {
      subject: (reference) => `Ihr Widerruf ${reference} ist eingegangen`,
      text: "Ihre Widerrufserklärung ist bei uns eingegangen. Sie hat folgenden Inhalt.",
      next: "Wir erstatten binnen 14 Tagen, was Sie bezahlt haben, einschließlich der Lieferung; wir dürfen warten, bis die Ware zurück ist oder Sie die Absendung nachgewiesen haben. Bitte geben Sie binnen 14 Tagen zurück, was Sie erhalten haben.",
      late: "Die Widerrufsfrist scheint abgelaufen zu sein. Wir prüfen Ihre Erklärung trotzdem und antworten Ihnen per E-Mail.",
      reference: "Vorgangsnummer",
      order: "Bestellnummer",
      name: "Name",
      email: "E-Mail",
      declaredAt: "Eingegangen am",
      contents: "Betroffene Artikel:",
      wholeOrder: "die ganze Bestellung",
    },
  },
});
