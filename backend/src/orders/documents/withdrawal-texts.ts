/**
 * The instructions on withdrawal and the form for it, after annex I of Directive 2011/83/EU. They come with
 * every order's confirmation; the website's page on returns says the same in short.
 */
import { inAll } from "@landolt/forms";

/** Where a withdrawal is declared, and to whom goods are returned. */
type Addressee = {
  legalName: string;
  /** Street, postal code and town. */
  address: string;
  email: string;
  phone: string;
  /** Address of the online function. */
  page: string;
};

type Texts = {
  title: string;
  /** Paragraphs. */
  instructions: (to: Addressee) => string[];
  formTitle: string;
  formHint: string;
  /** Lines to be filled in. */
  form: (to: Addressee) => string[];
};

export const withdrawalTexts = inAll<Texts>({
  en: {
    title: "Right of withdrawal",
    instructions: ({ legalName, address, email, phone, page }) => [
      "You have the right to withdraw from this contract within 14 days without giving any reason. The period ends 14 days after the day on which you, or a person named by you who is not the carrier, received the last of the goods.",
      `To withdraw, tell us so in a clear statement: online at ${page}, by e-mail to ${email}, by phone on ${phone} or by letter to ${legalName}, ${address}. You may use the form below, but you do not have to. If you withdraw online, we confirm receipt by e-mail without delay. It is enough to send your statement before the period ends.`,
      "If you withdraw, we refund all payments received from you, including the cost of standard delivery, without delay and at the latest 14 days after the day on which we learn of your withdrawal. We use the means of payment you used, unless we have agreed on another with you; it never costs you a fee. We may wait until we have the goods back, or until you have shown that you have sent them, whichever is earlier.",
      `Please return the goods to ${legalName}, ${address}, or bring them to our store, at the latest 14 days after the day on which you told us of your withdrawal. You bear the cost of sending them; bringing them to our store costs nothing.`,
      "You have to pay for a loss in value only where it comes from handling the goods in a way that was not necessary to see what they are and how they work.",
      "There is no right of withdrawal for goods made to your specifications, such as glazed glasses and lenses made to order. For sealed goods that cannot be returned for hygiene reasons, such as contact lenses and care products, it ends when you break the seal.",
    ],
    formTitle: "Withdrawal form",
    formHint: "Complete and return this form only if you wish to withdraw from the contract.",
    form: ({ legalName, address, email }) => [
      `To: ${legalName}, ${address}, ${email}`,
      "I/We* hereby give notice that I/we* withdraw from my/our* contract of sale of the following goods:",
      "Ordered on* / received on*:",
      "Name of the consumer(s):",
      "Address of the consumer(s):",
      "Signature of the consumer(s), only if this form is on paper:",
      "Date:",
      "* Delete as appropriate.",
    ],
  },
  fr: {
    title: "Droit de rétractation",
    instructions: ({ legalName, address, email, phone, page }) => [
      "Vous pouvez vous rétracter de ce contrat dans les 14 jours, sans donner de motif. Le délai expire 14 jours après le jour où vous, ou un tiers que vous avez désigné et qui n’est pas le transporteur, avez reçu le dernier article.",
      `Pour vous rétracter, informez-nous-en par une déclaration claire : en ligne sur ${page}, par e-mail à ${email}, par téléphone au ${phone} ou par lettre à ${legalName}, ${address}. Vous pouvez utiliser le formulaire ci-dessous, sans y être obligé. Si vous vous rétractez en ligne, nous accusons réception par e-mail sans délai. Il suffit d’envoyer votre déclaration avant la fin du délai.`,
      "Si vous vous rétractez, nous vous remboursons tous vos paiements, frais de livraison standard compris, sans retard et au plus tard 14 jours après le jour où nous sommes informés de votre rétractation. Nous utilisons le même moyen de paiement, sauf accord contraire de votre part ; cela ne vous coûte rien. Nous pouvons attendre d’avoir récupéré les articles ou reçu une preuve de leur envoi, le premier de ces faits étant retenu.",
      `Renvoyez les articles à ${legalName}, ${address}, ou rapportez-les dans notre magasin, au plus tard 14 jours après nous avoir informés de votre rétractation. Les frais de renvoi sont à votre charge ; le retour en magasin est gratuit.`,
      "Vous ne répondez d’une perte de valeur que si elle vient de manipulations qui n’étaient pas nécessaires pour constater la nature et le fonctionnement des articles.",
      "Le droit de rétractation ne s’applique pas aux articles fabriqués selon vos spécifications, comme les lunettes montées et les lentilles sur commande. Pour les articles scellés qui ne peuvent être repris pour des raisons d’hygiène, comme les lentilles et les produits d’entretien, il prend fin dès que vous les descellez.",
    ],
    formTitle: "Formulaire de rétractation",
    formHint:
      "Ne complétez et ne renvoyez ce formulaire que si vous souhaitez vous rétracter du contrat.",
    form: ({ legalName, address, email }) => [
      `À l’attention de : ${legalName}, ${address}, ${email}`,
      "Je/nous* vous notifie/notifions* par la présente ma/notre* rétractation du contrat portant sur la vente des articles suivants :",
      "Commandés le* / reçus le* :",
      "Nom du ou des consommateurs :",
      "Adresse du ou des consommateurs :",
      "Signature du ou des consommateurs, seulement en cas d’envoi sur papier :",
      "Date :",
      "* Rayez la mention inutile.",
    ],
  },
  de: {
    title: "Widerrufsbelehrung",
    instructions: ({ legalName, address, email, phone, page }) => [
      "Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage nach dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die letzte Ware erhalten haben.",
      `Um zu widerrufen, teilen Sie es uns mit einer eindeutigen Erklärung mit: online unter ${page}, per E-Mail an ${email}, telefonisch unter ${phone} oder per Brief an ${legalName}, ${address}. Sie können das Formular unten verwenden, müssen es aber nicht. Widerrufen Sie online, bestätigen wir den Eingang unverzüglich per E-Mail. Es genügt, dass Sie Ihre Erklärung vor Ablauf der Frist absenden.`,
      "Wenn Sie widerrufen, erstatten wir alle Ihre Zahlungen einschließlich der Kosten der Standardlieferung unverzüglich, spätestens 14 Tage nach dem Tag, an dem wir von Ihrem Widerruf erfahren. Wir verwenden dasselbe Zahlungsmittel, sofern wir mit Ihnen nichts anderes vereinbart haben; Kosten entstehen Ihnen dadurch nicht. Wir dürfen warten, bis die Ware wieder bei uns ist oder Sie nachgewiesen haben, dass Sie sie abgesandt haben, je nachdem, was früher ist.",
      `Bitte senden Sie die Ware an ${legalName}, ${address}, oder bringen Sie sie in unser Geschäft, spätestens 14 Tage nach dem Tag, an dem Sie uns über den Widerruf informiert haben. Die Kosten der Rücksendung tragen Sie; die Rückgabe im Geschäft ist kostenlos.`,
      "Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der nicht nötig war, um Beschaffenheit und Funktionsweise der Ware zu prüfen.",
      "Kein Widerrufsrecht besteht bei Waren, die nach Ihren Angaben gefertigt werden, etwa verglasten Brillen und Linsen auf Bestellung. Bei versiegelten Waren, die aus Hygienegründen nicht zurückgegeben werden können, etwa Kontaktlinsen und Pflegemitteln, erlischt es, wenn Sie die Versiegelung öffnen.",
    ],
    formTitle: "Widerrufsformular",
    formHint:
      "Füllen Sie dieses Formular nur aus und senden Sie es zurück, wenn Sie den Vertrag widerrufen wollen.",
    form: ({ legalName, address, email }) => [
      `An: ${legalName}, ${address}, ${email}`,
      "Hiermit widerrufe(n) ich/wir* den von mir/uns* abgeschlossenen Vertrag über den Kauf der folgenden Waren:",
      "Bestellt am* / erhalten am*:",
      "Name des/der Verbraucher(s):",
      "Anschrift des/der Verbraucher(s):",
      "Unterschrift des/der Verbraucher(s), nur bei Mitteilung auf Papier:",
      "Datum:",
      "* Unzutreffendes streichen.",
    ],
  },
});
