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
      text: "You asked for a way back to your order. The page asks for this e-mail address once.",
      label: "See the order",
      keep: "Keep this mail to yourself. If you did not ask for it, you need do nothing.",
    },
    transfer: {
      subject: (number) => `Your order no. ${number}: move it to an account?`,
      text: (number) =>
        `Somebody signed in to a customer account asks to have order no. ${number} there. The order was placed with your e-mail address, so you decide.`,
      label: "Accept or decline",
      refuse: "If it was not you, decline, or do nothing: the order stays where it is.",
    },
    withdrawal: {
      subject: (reference) => `We have received your withdrawal ${reference}`,
      text: "We have received your declaration of withdrawal. This is what you declared.",
      next: "We write to you about the way back of the goods and about your money.",
      late: "The period for withdrawal seems to be over. We look at your declaration all the same and write to you.",
      reference: "Reference",
      order: "Order number",
      name: "Name",
      email: "E-mail",
      declaredAt: "Received on",
      contents: "Withdrawn from",
      wholeOrder: "the whole order",
    },
  },
  fr: {
    link: {
      subject: (number) => `Votre commande n° ${number}`,
      text: "Vous avez demandé à revoir votre commande. La page vous demandera une fois cette adresse e-mail.",
      label: "Voir la commande",
      keep: "Gardez ce message pour vous. Si vous n'avez rien demandé, vous n'avez rien à faire.",
    },
    transfer: {
      subject: (number) => `Votre commande n° ${number} : la rattacher à un compte ?`,
      text: (number) =>
        `Une personne connectée à un compte client demande à y rattacher la commande n° ${number}. La commande a été passée avec votre adresse e-mail : c'est donc vous qui décidez.`,
      label: "Accepter ou refuser",
      refuse: "Si ce n'est pas vous, refusez ou ne faites rien : la commande reste là où elle est.",
    },
    withdrawal: {
      subject: (reference) => `Nous avons reçu votre rétractation ${reference}`,
      text: "Nous avons reçu votre déclaration de rétractation. Voici ce que vous avez déclaré.",
      next: "Nous vous écrivons au sujet du retour des articles et de votre remboursement.",
      late: "Le délai de rétractation semble écoulé. Nous examinons néanmoins votre déclaration et vous écrivons.",
      reference: "Référence",
      order: "Numéro de commande",
      name: "Nom",
      email: "E-mail",
      declaredAt: "Reçue le",
      contents: "Porte sur",
      wholeOrder: "toute la commande",
    },
  },
  de: {
    link: {
      subject: (number) => `Ihre Bestellung Nr. ${number}`,
      text: "Sie möchten Ihre Bestellung ansehen. Die Seite fragt einmal nach dieser E-Mail-Adresse.",
      label: "Bestellung ansehen",
      keep: "Behalten Sie diese Nachricht für sich. Wenn Sie nicht danach gefragt haben, brauchen Sie nichts zu tun.",
    },
    transfer: {
      subject: (number) => `Ihre Bestellung Nr. ${number}: in ein Kundenkonto übernehmen?`,
      text: (number) =>
        `Jemand, der in einem Kundenkonto angemeldet ist, möchte die Bestellung Nr. ${number} dorthin übernehmen. Die Bestellung trägt Ihre E-Mail-Adresse, deshalb entscheiden Sie.`,
      label: "Annehmen oder ablehnen",
      refuse:
        "Wenn Sie das nicht waren, lehnen Sie ab oder tun Sie nichts: Die Bestellung bleibt, wo sie ist.",
    },
    withdrawal: {
      subject: (reference) => `Ihr Widerruf ${reference} ist eingegangen`,
      text: "Ihre Widerrufserklärung ist bei uns eingegangen. Das haben Sie erklärt.",
      next: "Wir schreiben Ihnen, wie die Ware zurückkommt und wie Sie Ihr Geld erhalten.",
      late: "Die Widerrufsfrist scheint abgelaufen zu sein. Wir prüfen Ihre Erklärung trotzdem und schreiben Ihnen.",
      reference: "Zeichen",
      order: "Bestellnummer",
      name: "Name",
      email: "E-Mail",
      declaredAt: "Eingegangen am",
      contents: "Widerrufen wird",
      wholeOrder: "die ganze Bestellung",
    },
  },
});
