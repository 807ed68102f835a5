import type { DocumentsTexts } from "./en";

export const de: DocumentsTexts = {
  title: "Dokumente",
  invoice: "Rechnung",
  creditNote: "Gutschrift",
  packingSlip: "Packzettel",
  issue: "Rechnung ausstellen",
  issueTitle: "Die Rechnung jetzt ausstellen?",
  issueText: "Sie bekommt ihre Nummer und lässt sich danach weder ändern noch zurücknehmen.",
  issueHint:
    "Die Rechnung wird von selbst ausgestellt, wenn die Zahlung eingeht. Danach kann sie nicht mehr geändert werden.",
  failed:
    "Das hat nicht geklappt. Vielleicht ist die Bestellung storniert oder ihre Zahlung noch nicht vereinbart.",
};
