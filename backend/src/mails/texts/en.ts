export const en = {
  locale: "en-GB",
  greeting: (name: string | undefined) => (name ? `Good day ${name},` : "Good day,"),
  questions: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  farewell: "Kind regards",
  order: {
    articles: "Articles",
    shipping: (name: string) => `Delivery: ${name}`,
    discount: "Discount",
    total: "Total",
    vatIncluded: "VAT included",
    payment: "Payment",
    reaches: "How it reaches you",
    next: "What happens next",
    see: "See your order",
    withdraw: "Withdraw from contract here",
    withdrawNote:
      "For most goods you can withdraw within 14 days of receiving them, without a reason. Sealed contact lenses and care products must be unopened; what is made for you alone is excepted.",
  },
  payment: {
    "pay-in-store": (business: string) => `In the store at ${business}, in cash or by card.`,
    "bank-transfer": (_business: string) =>
      "By bank transfer. The page of your order names the account and the reference.",
    card: (_business: string) => "Paid online.",
    other: (_business: string) => "As agreed with you.",
    held: "By card. Your bank keeps the amount ready for us; it is charged when your order is ready.",
  },
  paidBy: {
    card: "online",
    "pay-in-store": "in the store",
    "bank-transfer": "by bank transfer",
    other: "as agreed",
  },
  confirmation: {
    subject: (business: string, number: string) => `${business}: your order no. ${number}`,
    preview: (total: string) => `We have your order: ${total} in total.`,
    title: "Thank you for your order",
    intro: (number: string, date: string) =>
      `We have your order no. ${number} of ${date}. Here is what we have noted.`,
    next: {
      parcel: "We pack your order and write to you when it leaves us.",
      collection: "We prepare your order and write to you as soon as you can collect it.",
      visit: "We prepare your order and call you for an appointment.",
    },
  },
  paymentReceived: {
    subject: (business: string, number: string) =>
      `${business}: payment received, order no. ${number}`,
    preview: (amount: string) => `${amount} has arrived. Your invoice is attached.`,
    title: "We have received your payment",
    intro: (amount: string, date: string, way: string) =>
      `We received ${amount} on ${date}, paid ${way}. Thank you.`,
    invoice:
      "Your invoice is attached as a PDF. For a claim to the CNS, print it, write your 13-digit number on the line for it, and send it with your prescription.",
  },
  ready: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is ready`,
    preview: {
      collect: "You can collect it during our opening hours.",
      visit: "An optician will take time for you.",
    },
    title: "Your order is ready for collection",
    intro: (number: string, address: string) =>
      `Your order no. ${number} waits for you at ${address}.`,
    collect: "Come by during our opening hours and tell us the number of your order.",
    visit: "We call you to agree on a time with an optician.",
    payThere: (total: string) => `You pay ${total} when you collect it, in cash or by card.`,
  },
  shipped: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is on its way`,
    preview: "Your parcel has left us.",
    title: "Your order is on its way",
    intro: (number: string) => `We have handed over your order no. ${number} for delivery to:`,
    tracking: "Tracking number",
    track: "Follow the parcel",
    next: "If you are out, the carrier leaves a note that says where your parcel waits.",
    parcel: "In this parcel",
  },
  delivered: {
    subject: (business: string, number: string) =>
      `${business}: order no. ${number} has been handed over`,
    preview: "We hope everything is right. If not, tell us.",
    title: "Your order has arrived",
    intro: (number: string) => `Your order no. ${number} has been handed over.`,
    next: "If something does not fit, does not suit you or is missing, call us. We adjust frames in the store without charge.",
  },
  cancelled: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is cancelled`,
    preview: "Nothing more will be sent or charged.",
    title: "Your order is cancelled",
    intro: (number: string, date: string) => `Your order no. ${number} of ${date} is cancelled.`,
    nothingPaid: "Nothing was charged, and nothing more will be sent.",
    paid: "Nothing more will be sent. What you have paid comes back to you; we write to you when it is on its way.",
    next: "If this surprises you, call us and we put it right.",
    refused:
      "One of our opticians checks contact lenses before we order them, and could not release yours. The reason:",
    refusedNext: "Call us or come by: together we find the lenses that suit your eyes.",
  },
  lensQuestion: {
    subject: (business: string, number: string) =>
      `${business}: a question about your lenses, order no. ${number}`,
    preview: "Before we order your lenses, we need to know one thing.",
    title: "A question about your lenses",
    intro: (number: string) =>
      `One of our opticians has looked at the values of your order no. ${number} and asks:`,
    next: "Please reply to this mail or call us. As soon as this is settled, we order your lenses.",
  },
  refunded: {
    subject: (business: string, number: string) => `${business}: refund for order no. ${number}`,
    preview: (amount: string) => `${amount} is on its way to you.`,
    title: "We have refunded you",
    intro: (amount: string, date: string, number: string) =>
      `On ${date} we refunded ${amount} for your order no. ${number}.`,
    way: {
      "pay-in-store": "You receive the money in the store.",
      "bank-transfer":
        "The money goes back to the account from which you paid, within a few working days.",
      card: "The money goes back the way you paid; your bank shows it within five to ten working days.",
      other: "The money goes back as agreed with you.",
    },
    creditNote: "The credit note is attached as a PDF.",
  },
};

/** English is the model: a text that another language lacks is a type error. */
export type MailTexts = typeof en;
