import type { DocumentsTexts } from "./en";

export const fr: DocumentsTexts = {
  title: "Documents",
  invoice: "Facture",
  creditNote: "Note de crédit",
  packingSlip: "Bon de préparation",
  issue: "Établir la facture",
  issueTitle: "Établir la facture maintenant ?",
  issueText: "Elle reçoit son numéro et ne pourra plus être modifiée ni retirée.",
  issueHint:
    "La facture est établie d’elle-même quand le paiement est encaissé. Une fois établie, elle ne change plus.",
  failed:
    "Cela n’a pas fonctionné. La commande est peut-être annulée, ou son paiement n’est pas encore convenu.",
};
