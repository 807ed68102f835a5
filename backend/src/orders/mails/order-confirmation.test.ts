import type { SiteLanguage } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { mailContext } from "../../mails/frame/mail";
import { renderMail } from "../../mails/render-mail";
import type { MailOrder } from "./order-mail";
import { business, order } from "./sample.fixture";
import { orderConfirmation } from "./templates/order-confirmation";

const render = (language: SiteLanguage, changes: Partial<MailOrder> = {}) => {
  const context = mailContext(business, language);
  return renderMail(orderConfirmation({ ...order, ...changes }, context), context);
};

describe("orderConfirmation", () => {
  it.each([
    ["en", "your order no. 42", "1 April 2026", "€119.40", "In store"],
    ["fr", "votre commande n°\u00a042", "1er avril 2026", "119,40\u00a0€", "En magasin"],
    ["de", "Ihre Bestellung Nr. 42", "1. April 2026", "119,40\u00a0€", "Im Geschäft"],
  ] as const)("speaks %s", async (language, subject, date, total, payment) => {
    const mail = await render(language);
    expect(mail.subject).toContain(subject);
    for (const part of [date, total, payment, "Clairval Optique", "7540 Mersch", "+352 32 00 00"]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain(`lang="${language}"`);
  });

  it("writes what customers typed as text, never as markup", async () => {
    const { html } = await render("en");
    expect(html).toContain("Léa &lt;b&gt;Weber&lt;/b&gt;");
    expect(html).toContain("Case &amp; cloth");
    expect(html).not.toContain("<b>");
  });

  it("leaves out a discount that is none", async () => {
    const { text } = await render("en", { discount: 0 });
    expect(text).not.toContain("Discount");
  });

  it.each([
    ["en", /Sphere +−2\.75 +−3\.00/, /Right eye \(2 ×\) +Left eye \(1 ×\)/, "8.7 mm"],
    ["fr", /Sphère +−2,75 +−3,00/, /Œil droit \(2 ×\) +Œil gauche \(1 ×\)/, "8,7 mm"],
    ["de", /Sphäre +−2,75 +−3,00/, /Rechtes Auge \(2 ×\) +Linkes Auge \(1 ×\)/, "8,7 mm"],
  ] as const)("shows both eyes of a pair beside each other in %s", async (...expected) => {
    const [language, spheres, eyes, curve] = expected;
    const { text, html } = await render(language);
    expect(text).toContain("3 × Biofinity Toric");
    expect(text).toMatch(spheres);
    expect(text).toMatch(eyes);
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(html).toContain(curve);
  });

  it("leads to the order's page instead where the business wants no values in mails", async () => {
    const healthData = { ...business.healthData, valuesInMails: false };
    const context = mailContext({ ...business, healthData }, "de");
    const { text, html } = await renderMail(orderConfirmation(order, context), context);
    expect(text).toContain("3 × Biofinity Toric");
    expect(text).toContain("Linsenwerte senden wir nicht per E-Mail.");
    for (const mail of [text, html]) expect(mail).not.toMatch(/2,75|8,7|Sphäre/);
  });

  it("says whom to pay when an optician brings the order", async () => {
    const shipping = { ...order.shipping, way: "visit" as const };
    const { text } = await render("en", { shipping });
    expect(text).toContain("To the optician who visits you");
    expect(text).not.toContain("In store");
  });

  it("leads to the order and to the withdrawal", async () => {
    const { html, text } = await render("fr");
    expect(html).toContain('href="http://localhost/order/abc"');
    expect(html).toContain('href="http://localhost/order/abc#withdrawal"');
    expect(text).toContain("Renoncer au contrat ici");
  });
});
