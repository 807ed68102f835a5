export const en = {
  locale: "en-GB",
  greeting: (name: string | undefined) => (name ? `Dear ${name},` : "Hello,"),
  questions: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  farewell: "Kind regards",
  order: {
    articles: "Items",
    shipping: (name: string) => `Delivery: ${name}`,
    discount: "Discount",
    total: "Total",
    vatIncluded: "VAT included",
    payment: "Payment",
    reaches: "Delivery",
    next: "What happens next",
    lensValues: "We do not send lens values by e-mail. You can see them on your order page.",
    see: "View your order",
    again: "Order the same again",
    withdraw: "Withdraw from contract here",
    withdrawNote: (costs: string) =>
      `You can withdraw from most purchases within 14 days of receiving them, without giving a reason. We then refund what you have paid, delivery included, within 14 days. ${costs} Contact lenses and care products must still be sealed; goods made to your specifications are excluded.`,
    returnCosts: {
      customer: "You bear the cost of posting the goods back; returning them in the store is free.",
      business: "Returning the goods costs you nothing, by post or in the store.",
    },
  },
  payment: {
    held: "By card. The amount is reserved on your card and will be charged when your order is ready.",
    atVisit: "To the optician who visits you, in cash or by card.",
    transfer: {
      holder: "Account holder",
      iban: "IBAN",
      bic: "BIC",
      amount: "Amount",
      reference: "Payment reference",
    },
  },
  /** When an order can be expected; days come written out. */
  expected: {
    on: (day: string) => `Arrives on ${day}.`,
    between: (from: string, to: string) => `Arrives between ${from} and ${to}.`,
    afterPayment: (from: number, to: number) =>
      `Arrives ${from === to ? to : `${from} to ${to}`} ${to === 1 ? "working day" : "working days"} after your payment has reached us.`,
    ready: (day: string) => `Ready to collect from ${day}.`,
    visit: "We’ll call you to agree on a day.",
    later: "Part of your order is made for you; we’ll e-mail you the delivery date.",
  },
  contract: {
    guarantee: "Legal guarantee",
    guaranteeText:
      "Everything we sell is covered by the legal guarantee of conformity for at least two years from delivery. If a product is faulty or not as described, we repair or replace it free of charge; if that is not possible, you can ask for a price reduction or a refund.",
    attached:
      "Attached: our terms and conditions in full, the instructions on withdrawal with the form for it, and the notice on the legal guarantee. Please keep them with this e-mail.",
    seller: "Your contract is with",
    register: "Trade register",
    vatNumber: "VAT number",
    permit: "Business permit",
  },
  confirmation: {
    subject: (business: string, number: string) => `${business}: your order no. ${number}`,
    preview: (total: string) => `We have received your order (${total}).`,
    title: "Thank you for your order",
    intro: (number: string, date: string) =>
      `We have received your order no. ${number} of ${date}. Here is a summary.`,
    next: {
      parcel:
        "As soon as your order is paid, we’ll pack it. We’ll e-mail you when it has been sent.",
      collection: "We’ll prepare your order and e-mail you as soon as you can collect it.",
      visit: "We’ll prepare your order and call you to arrange an appointment.",
    },
  },
  paymentReceived: {
    subject: (business: string, number: string) =>
      `${business}: payment received for order no. ${number}`,
    preview: (amount: string) => `We have received ${amount}. Your invoice is attached.`,
    title: "We have received your payment",
    intro: (amount: string, date: string, way: string) =>
      `We received your payment of ${amount} on ${date} (${way}). Thank you.`,
    invoice:
      "Your invoice is attached as a PDF. To claim a refund from the CNS, print it, enter your 13-digit national ID number in the boxes and send it in, with your prescription if the CNS asks for one.",
  },
  ready: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is ready`,
    collection: {
      preview: "You can collect it during our opening hours.",
      title: "Your order is ready for collection",
      intro: (number: string, address: string) =>
        `Your order no. ${number} is ready for you at ${address}.`,
      next: "Come by during our opening hours and give us your order number.",
      pay: (total: string) => `You pay ${total} when you collect it, in cash or by card.`,
    },
    visit: {
      preview: "We’ll call you to arrange the optician’s visit.",
      title: "Your order is ready",
      intro: (number: string, _address: string) => `Your order no. ${number} is ready.`,
      next: "We’ll call you to arrange the optician’s visit.",
      pay: (total: string) => `You pay the optician ${total}, in cash or by card.`,
    },
  },
  shipped: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is on its way`,
    preview: "Your parcel has been sent.",
    title: "Your order is on its way",
    intro: (number: string) => `We have sent your order no. ${number} to:`,
    tracking: "Tracking number",
    track: "Track your parcel",
    next: "If nobody is at home, the carrier will leave a card saying where to collect your parcel.",
    parcel: "In this parcel",
  },
  delivered: {
    preview: "We hope you are happy with it. If not, call us.",
    next: "If anything is wrong or missing, call us. We adjust frames in store free of charge.",
    sent: {
      subject: (business: string, number: string) =>
        `${business}: order no. ${number} has been delivered`,
      title: "Your order has been delivered",
      intro: (number: string) => `Your order no. ${number} has been delivered.`,
    },
    handedOver: {
      subject: (business: string, number: string) =>
        `${business}: you have received order no. ${number}`,
      title: "You have received your order",
      intro: (number: string) => `Your order no. ${number} has been handed over to you.`,
    },
  },
  cancelled: {
    subject: (business: string, number: string) => `${business}: order no. ${number} is cancelled`,
    preview: "Nothing more will be sent or charged.",
    title: "Your order is cancelled",
    intro: (number: string, date: string) => `Your order no. ${number} of ${date} is cancelled.`,
    nothingPaid: "You have not been charged, and nothing more will be sent.",
    paid: "Nothing more will be sent. We will refund your payment and e-mail you when the refund is on its way.",
    next: "If you did not expect this, call us and we’ll put it right.",
    refused:
      "One of our opticians checks contact lenses before we order them, and could not approve yours. The reason:",
    refusedNext: "Call us or come by: together we will find lenses that suit your eyes.",
  },
  lensQuestion: {
    subject: (business: string, number: string) =>
      `${business}: a question about your lenses, order no. ${number}`,
    preview: "Before we order your lenses, we have a question.",
    title: "A question about your lenses",
    intro: (number: string) =>
      `One of our opticians has checked the values of your order no. ${number} and would like to know:`,
    next: "Please reply to this e-mail or call us. As soon as this is settled, we will order your lenses.",
  },
  refunded: {
    subject: (business: string, number: string) => `${business}: refund for order no. ${number}`,
    preview: (amount: string) => `We have refunded ${amount}.`,
    title: "Your refund",
    intro: (amount: string, date: string, number: string) =>
      `On ${date} we refunded ${amount} for your order no. ${number}.`,
    creditNote: "The credit note is attached as a PDF.",
  },
};

/** English is the model: a text that another language lacks is a type error. */
export type MailTexts = typeof en;
