import { siteLanguages } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { type Mail, type MailContext, mailContext } from "../../mails/frame/mail";
import { renderMail } from "../../mails/render-mail";
import type { MailOrder } from "./order-mail";
import { business, order } from "./sample.fixture";
import { cancelled } from "./templates/cancelled";
import { delivered } from "./templates/delivered";
import { lensQuestion } from "./templates/lens-question";
import { orderConfirmation } from "./templates/order-confirmation";
import { paymentReceived } from "./templates/payment-received";
import { readyForCollection } from "./templates/ready-for-collection";
import { refunded } from "./templates/refunded";
import { shipped } from "./templates/shipped";

const at = new Date("2026-04-02T10:00:00Z");
const { items } = order;
const by = (way: MailOrder["shipping"]["way"]) => ({
  ...order,
  shipping: { ...order.shipping, way },
});
const unpaid = 119.4;
const later = { kind: "later" } as const;

const templates: Record<string, (context: MailContext) => Mail> = {
  confirmation: (context) => orderConfirmation(order, later, context),
  "confirmation before the charge": (context) =>
    orderConfirmation({ ...order, payment: "card", held: true }, later, context),
  "payment received": (context) =>
    paymentReceived(order, { amount: 119.4, at, way: "pay-in-store" }, later, context),
  ready: (context) => readyForCollection(by("collection"), { items, unpaid }, context),
  "ready for a visit": (context) => readyForCollection(by("visit"), { items, unpaid }, context),
  shipped: (context) =>
    shipped(
      order,
      { items, tracking: [{ number: "LU 123", url: "https://post.example/LU123" }] },
      context,
    ),
  delivered: (context) => delivered(order, { items }, context),
  collected: (context) => delivered(by("collection"), { items }, context),
  cancelled: (context) => cancelled(order, { paid: true }, context),
  "lens question": (context) => lensQuestion(order, "Which lens box?", context),
  refunded: (context) =>
    refunded(order, { amount: 20, at, way: "card", creditNote: true }, context),
};

const withTable = new Set([
  "confirmation",
  "confirmation before the charge",
  ...["payment received", "ready", "ready for a visit", "shipped", "delivered", "collected"],
  "lens question",
]);

/** Paragraphs in words; addresses and articles are the same in every language. */
const sentences = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.split(" ").length > 5)
    .filter(
      (part) => ![business.street, "Biofinity", "7540 Mersch"].some((same) => part.includes(same)),
    );

describe.each(Object.entries(templates))("the mail %s", (name, template) => {
  const render = (language: (typeof siteLanguages)[number]) => {
    const context = mailContext(business, language);
    return renderMail(template(context), context);
  };

  it.each(siteLanguages)("is whole in %s", async (language) => {
    const { subject, html, text } = await render(language);
    expect(subject).toContain("42");
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain("Léa &lt;b&gt;Weber&lt;/b&gt;");
    expect(html).not.toContain("<b>");
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
    expect(text).toContain(order.link);
    expect(html.includes("#withdrawal")).toBe(name !== "cancelled");
    expect(html.includes(`${order.link}#again`)).toBe(name !== "cancelled");
    expect(html.match(/<th scope="col"/g)?.length ?? 0).toBe(
      withTable.has(name) || name === "cancelled" ? 2 : 0,
    );
  });

  it("shares no sentence between languages", async () => {
    const texts = await Promise.all(siteLanguages.map(render));
    const all = texts.flatMap(({ text }) => sentences(text));
    expect(all.length).toBeGreaterThan(6);
    expect(new Set(all).size).toBe(all.length);
  });
});

it("says where an order is ready, and how it was handed over", () => {
  const context = mailContext(business, "en");
  const ready = (way: MailOrder["shipping"]["way"]) =>
    readyForCollection(by(way), { items, unpaid }, context);
  expect(ready("collection").preview).toContain("collect");
  expect(ready("visit").preview).toContain("visit");
  expect(delivered(order, { items }, context).subject).toContain("delivered");
  expect(delivered(by("collection"), { items }, context).subject).toContain("received");
});
