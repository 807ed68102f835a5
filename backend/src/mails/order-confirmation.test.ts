import { describe, expect, it } from "vitest";
import { type ConfirmedOrder, renderOrderConfirmation } from "./order-confirmation";

const business = {
  name: "Clairval Optique",
  phone: "+352320000",
  email: "contact@clairval.example",
  timeZone: "Europe/Luxembourg",
};

const order: ConfirmedOrder = {
  number: "42",
  placedAt: new Date("2026-03-31T22:30:00Z"),
  customerName: "Léa <b>Weber</b>",
  currency: "eur",
  items: [{ title: "Case & cloth", variantId: null, variant: "Black", quantity: 2, total: 25 }],
  shipping: { name: "Home delivery", total: 6.9 },
  address: ["12, rue des Prés", "7540 Mersch"],
  discount: 2.5,
  vat: 4.27,
  total: 29.4,
  payInStore: true,
};

describe("renderOrderConfirmation", () => {
  it.each([
    ["en", "your order no. 42", "1 April 2026", "€29.40", "In the store"],
    ["fr", "votre commande n° 42", "1 avril 2026", "29,40\u00a0€", "Au magasin"],
    ["de", "Ihre Bestellung Nr. 42", "1. April 2026", "29,40\u00a0€", "Im Geschäft"],
  ] as const)("speaks %s", (language, subject, date, total, payment) => {
    const mail = renderOrderConfirmation(order, business, language);
    expect(mail.subject).toContain(subject);
    for (const part of [date, total, payment, "Clairval Optique", "7540 Mersch", "+352320000"]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain(`lang="${language}"`);
  });

  it("writes what customers typed as text, never as markup", () => {
    const { html } = renderOrderConfirmation(order, business, "en");
    expect(html).toContain("Léa &lt;b&gt;Weber&lt;/b&gt;");
    expect(html).toContain("Case &amp; cloth");
    expect(html).not.toContain("<b>");
  });

  it("leaves out a discount that is none", () => {
    const { text } = renderOrderConfirmation({ ...order, discount: 0 }, business, "en");
    expect(text).not.toContain("Discount");
  });

  it.each([
    ["en", "3 × Biofinity Toric", "Right (2 ×): Sphere −2.75; Cylinder −1.25; Axis 90°", "8.7 mm"],
    ["fr", "3 × Biofinity Toric", "Droite (2 ×): Sphère −2,75; Cylindre −1,25; Axe 90°", "8,7 mm"],
    [
      "de",
      "3 × Biofinity Toric",
      "Rechts (2 ×): Sphäre −2,75; Zylinder −1,25; Achse 90°",
      "8,7 mm",
    ],
  ] as const)("shows both eyes of a pair of lenses in %s", (language, label, values, curve) => {
    const right = {
      eye: "right",
      sphere: -275,
      cylinder: -125,
      axis: 90,
      baseCurve: 870,
      diameter: 1450,
    } as const;
    const line = { title: "Biofinity Toric", variantId: "variant_1", total: 60 };
    const items = [
      { ...line, quantity: 2, lens: right },
      { ...line, quantity: 1, lens: { ...right, eye: "left", sphere: -300 } as const },
    ];
    const { text, html } = renderOrderConfirmation({ ...order, items }, business, language);
    for (const part of [label, values, curve]) expect(text).toContain(part);
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html).toContain(curve);
  });
});
