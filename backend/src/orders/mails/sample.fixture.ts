/** For tests of the mails alone: a house and an order with a pair of lenses. */
import { healthDataSettings } from "@landolt/forms";
import type { MailBusiness } from "../../mails/frame/mail";
import type { MailOrder } from "./order-mail";

export const business: MailBusiness = {
  name: "Clairval Optique",
  legalName: "Clairval Optique S.à r.l.",
  street: "5, rue de la Gare",
  postalCode: "7535",
  town: "Mersch",
  country: "lu",
  phone: "+352320000",
  email: "contact@clairval.example",
  bankAccount: {
    holder: "Clairval Optique S.à r.l.",
    iban: "LU280019400644750000",
    bic: "BGLLLULL",
  },
  timeZone: "Europe/Luxembourg",
  legal: {
    ...{ tradeRegister: "B1", vatNumber: "LU1", permitNumber: "1", supervisoryBody: "x" },
    ...{ profession: "", chamber: "", mediation: "undecided", returnCosts: "customer" },
    ...{ host: "", mailProvider: "" },
  },
  healthData: healthDataSettings.parse({ valuesInMails: true }),
};

const right = {
  eye: "right",
  sphere: -275,
  cylinder: -125,
  axis: 90,
  baseCurve: 870,
  diameter: 1450,
} as const;

export const order: MailOrder = {
  number: "42",
  placedAt: new Date("2026-03-31T22:30:00Z"),
  customerName: "Léa <b>Weber</b>",
  currency: "eur",
  items: [
    { title: "Biofinity Toric", variantId: "v1", quantity: 2, total: 60, lens: right },
    {
      title: "Biofinity Toric",
      variantId: "v1",
      quantity: 1,
      total: 30,
      lens: { ...right, eye: "left", sphere: -300 },
    },
    { title: "Case & cloth", variantId: null, variant: "Black", quantity: 2, total: 25 },
  ],
  shipping: { name: "Home delivery", total: 6.9, way: "parcel" },
  address: ["Léa Weber", "12, rue des Prés", "7540 Mersch"],
  discount: 2.5,
  vat: 14.27,
  total: 119.4,
  payment: "bank-transfer",
  held: false,
  link: "http://localhost/order/abc",
};
