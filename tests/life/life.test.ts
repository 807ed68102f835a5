import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clusterOf } from "../../tools/postgres/place.ts";
import { eventually } from "../support/eventually.ts";
import { insistOn, placeFlight, prepareFlight, untilUnderWay } from "../support/flight.ts";
import { Launcher } from "../support/launcher.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import {
  certificateFile,
  client,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../support/openid/provider.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, pack, proofOf } from "../support/orders.ts";
import { attachedPdf, mailOf, type OutboxMail } from "../support/outbox.ts";
import { pdfText } from "../support/pdf.ts";
import { place, readyCart } from "../support/placing.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { openSession, signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";
import { enter, mailsAboutAccounts, person, signingInElsewhere } from "./accounts.ts";

let launcher: Launcher;
let mail: MailServer;
let provider: OpenIdProvider;

beforeAll(async () => {
  mail = await startMailServer();
  provider = await startOpenIdProvider(person);
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: "Clairval Optique <shop@clairval.example>",
    ...stripe.settings,
    STRIPE_CAPTURE: "by-staff",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  launcher = await Launcher.inNewFolder("life", settings, { filled: true });
});

afterAll(async () => {
  await launcher.remove();
  await mail.close();
  provider.close();
});

/** The mail to an address that holds the words, once the mail server has it. */
const mailed = (email: string, words: string): Promise<OutboxMail> =>
  eventually(() => {
    const mails = mail.messages.map(mailOf).filter(({ raw }) => raw.includes(`To: ${email}`));
    const found = mails.find(({ text }) => text.includes(words));
    if (!found) throw new Error(`no mail with "${words}"`);
    return found;
  });

/** An order of a French-speaking customer, whose card is not charged yet. */
async function orderByCard(info: ShopInfo) {
  const cart = await readyCart(info, "card", { language: "fr" });
  const { order_id: id = "", outcome } = await place(info, cart);
  expect(outcome).toBe("ordered");
  const staff = await signInAsStaff(info);
  const { order } = await staff.admin.order.retrieve(id, {
    fields: "id,*payment_collections.payments",
  });
  return {
    id,
    staff,
    email: cart.email,
    paymentId: order.payment_collections?.[0]?.payments?.[0]?.id ?? "",
    intent: async () => (await stripe.intents()).find((each) => each.id === cart.intent),
    /** What the customer reads of the payment. */
    payment: async () => {
      const headers = await proofOf(info, id);
      return (await askStore(info, `/store/orders/${id}/progress`, { headers })).body.progress
        .payment;
    },
  };
}

async function orderIsThere(orderId: string) {
  const staff = await signInAsStaff(await launcher.info());
  const { order } = await staff.admin.order.retrieve(orderId);
  expect(order.id).toBe(orderId);
}

describe("the life of a shop", () => {
  let orderId: string;

  it("starts, and is open at once", async () => {
    const info = await launcher.start();
    expect(JSON.parse(await launcher.command("info"))).toEqual(info);
    orderId = (await orderAnAccessory(info, "en", "anna@example.com")).id;
  });

  it("confirmed the order through the mail server it was given", async () => {
    await mailed("anna@example.com", "Thank you for your order");
    const all = mail.messages.filter((each) => each.includes("To: anna@example.com"));
    expect(all).toHaveLength(1);
  });

  it("charges a card when staff do, and then sends the invoice, in the order's language", {
    tags: "long",
  }, async () => {
    const info = await launcher.info();
    const order = await orderByCard(info);
    await expect(order.intent()).resolves.toMatchObject({ status: "requires_capture" });
    expect((await mailed(order.email, "Merci pour votre commande")).text).toContain("sera débité");
    expect(await order.payment()).toBe("secured");
    await pack(order.staff, order.id);
    expect(await order.payment()).toBe("secured");

    await order.staff.admin.payment.capture(order.paymentId, {});
    expect(await order.intent()).toMatchObject({ status: "succeeded" });
    const received = await mailed(order.email, "Nous avons bien reçu votre paiement");
    const invoice = await pdfText(attachedPdf(received, /invoice-\d{4}-\d{5}\.pdf/));
    for (const part of ["Facture", "Payé", "en ligne"]) expect(invoice).toContain(part);
    expect(await order.payment()).toBe("paid");
  });

  it("lets a customer's money go when an order is cancelled before it was charged", {
    tags: "long",
  }, async () => {
    const order = await orderByCard(await launcher.info());
    await order.staff.admin.order.cancel(order.id);
    expect(await order.intent()).toMatchObject({ status: "canceled", amount_received: 0 });
    const cancelled = await mailed(order.email, "est annulée");
    expect(cancelled.text).toContain("Rien n’a été débité");
    const mails = mail.messages.map(mailOf).filter(({ raw }) => raw.includes(order.email));
    expect(mails.filter(({ text }) => text.includes("reçu votre paiement"))).toEqual([]);
  });

  describe("its accounts", () => {
    beforeAll(async () => enter({ info: await launcher.info(), provider, mail }));
    describe("a customer who signs in elsewhere", () => signingInElsewhere());
    describe("mails about accounts", () => mailsAboutAccounts());
  });

  it("refuses a second start in the same folder in one sentence", async () => {
    const second = new Launcher(launcher.settings);
    await expect(second.start()).rejects.toThrow(/already running/i);
    await orderIsThere(orderId);
  });

  describe("stopped while orders are placed", () => {
    let cookie: string;
    let trial: Trial;
    let flight: Awaited<ReturnType<typeof prepareFlight>>;

    it("answers on SIGTERM what is under way, and stops in order", async () => {
      const info = await launcher.info();
      cookie = await openSession(info);
      trial = new Trial(info);
      flight = await prepareFlight(trial, ["pay-in-store", "bank-transfer", "pay-in-store"]);
      const requestVisit = await trial.visit();
      const placing = placeFlight(trial, flight);
      const visiting = requestVisit();
      await untilUnderWay(trial, flight);
      expect(await launcher.end("SIGTERM")).toBe(0);
      expect((await placing).filter(({ status }) => status === 0)).toEqual([]);
      // Thanked for or not: if it was, it is stored.
      await visiting;
      await launcher.gone();
    });

    it("names the occupied port and the setting that changes it", async () => {
      const occupant = createServer().listen(Number(launcher.settings.PORT), "127.0.0.1");
      await once(occupant, "listening");
      await expect(launcher.start()).rejects.toThrow(/PORT/);
      occupant.close();
    });

    // Each shop of a short run is one that was stopped: a copy of the template.
    it("comes back with every order", { tags: "long" }, async () => {
      const info = await launcher.start();
      await orderIsThere(orderId);
      await insistOn(trial, flight);
      for (const { email } of trial.carts) await mailed(email, "Thank you for your order");
      // They went to the mail server, not into the outbox where a trial looks for them.
      trial.mailed = [];
      await trial.end(25, `1 stop, ${trial.carts.length} orders and a request for a visit`);
      // Sessions are still valid.
      const me = await fetch(new URL("/admin/users/me", info.backend), { headers: { cookie } });
      expect(me.status).toBe(200);
    });
  });

  it("explains a wrong setting before it does anything", async () => {
    const wrong = new Launcher({ ...launcher.settings, PORT: "eighty" });
    await expect(wrong.start()).rejects.toThrow(/PORT/);
  });

  it("is empty after a reset", { tags: "long" }, async () => {
    const emptied = await Launcher.inNewFolder("emptied", {}, { filled: true });
    expect(clusterOf(emptied.dataDir)).toBeDefined();
    await emptied.reset();
    expect(clusterOf(emptied.dataDir)).toBeUndefined();
    await expect(emptied.command("info")).rejects.toThrow(/No shop has been started/);
    await emptied.remove();
  });
});
