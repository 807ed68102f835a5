export const en = {
  title: "Documents",
  invoice: "Invoice",
  creditNote: "Credit note",
  packingSlip: "Packing slip",
  issue: "Issue the invoice",
  issueTitle: "Issue the invoice now?",
  issueText: "It gets its number and cannot be changed or taken back afterwards.",
  issueHint:
    "The invoice is issued by itself when the payment is captured. Once issued it cannot be changed.",
  failed: "That did not work. The order may be cancelled or its payment not agreed yet.",
};

export type DocumentsTexts = typeof en;
