/** A customer's new password: the mail, the link, the page, and what ends with it. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { fromNetwork } from "../support/orders.ts";
import { mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { callBackend, cookiesOf } from "../support/sign-in.ts";

const info = runningShop();
const call = callBackend.bind(undefined, info);
const password = "correct horse battery staple";
const key = { "x-publishable-api-key": info.publishableKey };
const path = "/auth/customer/emailpass";

async function customer(metadata: Record<string, string> = {}) {
  const email = `marie.${randomUUID()}@example.com`;
  const headers = await fromNetwork(info);
  const body = { email, password };
  const { token = "" } = (await call(`${path}/register`, { body, headers })).body;
  const made = { body: { email, metadata }, token, headers: key };
  expect((await call("/store/customers", made)).status).toBe(200);
  return email;
}

const ask = async (identifier: string, language?: string) =>
  call(`${path}/reset-password`, {
    body: { identifier },
    headers: {
      ...(await fromNetwork(info)),
      ...(language && { "accept-language": language }),
    },
  });

const signIn = (email: string, typed: string) => call(path, { body: { email, password: typed } });

/** The latest of so many mails to the address, with the link in it. */
async function mailed(email: string, count = 1) {
  const mail = await eventually(async () => {
    const found = await mailsTo(info, email);
    if (found.length < count) throw new Error("no mail yet");
    return found.at(-1);
  });
  const [link = ""] = /http\S+\/new-password\/[\w-]+/.exec(mail?.text ?? "") ?? [];
  return { subject: mail?.subject ?? "", link };
}

const subjects = {
  en: "Your new password",
  fr: "Votre nouveau mot de passe",
  de: "Ihr neues Passwort",
};

it("comes by a mail in the customer's language, else in that of the request", {
  tags: "long",
}, async () => {
  const wishes = [
    [{ language: "de" }, "fr", "de"],
    [{}, "fr-LU, en;q=0.5", "fr"],
    [{}, "en-GB", "en"],
    [{}, undefined, "en"],
  ] as const;
  const judge = async ([metadata, asked, language]: (typeof wishes)[number]) => {
    const email = await customer(metadata);
    expect((await ask(email, asked)).status).toBe(201);
    const { subject, link } = await mailed(email);
    expect(subject).toBe(subjects[language]);
    const prefix = language === "en" ? "" : `/${language}`;
    expect(link).toMatch(new RegExp(`^${info.shop}${prefix}/new-password/[\\w-]+$`));
    // Nothing about the person can be read from the link.
    const readable = Buffer.from(link.split("/").at(-1) ?? "", "base64url").toString("latin1");
    expect(readable).not.toContain("example");
  };
  await Promise.all(wishes.map(judge));
});

it("is not asked for in a way that shows which addresses there are", { tags: "long" }, async () => {
  const timed = async (identifier: string) => {
    const begun = performance.now();
    const { status, headers } = await ask(identifier);
    return { status, type: headers.get("content-type"), slow: performance.now() - begun > 690 };
  };
  const unknown = `nobody.${randomUUID()}@example.com`;
  const [none, known] = await Promise.all([timed(unknown), timed(await customer())]);
  expect(none).toEqual({ status: 201, type: known.type, slow: true });
  expect(known).toEqual(none);
  expect(await mailsTo(info, unknown)).toEqual([]);
  // Of staff, the door of customers mails nothing.
  expect((await ask(info.staffEmail)).status).toBe(201);
  const again = await Promise.all([ask(unknown), ask(unknown), ask(unknown)]);
  expect(again.map(({ status }) => status).toSorted()).toEqual([201, 201, 429]);
  expect(await mailsTo(info, info.staffEmail)).toEqual([]);
});

it("is set on a page without scripts, once, and ends what was before", {
  tags: "long",
}, async () => {
  const email = await customer({ language: "fr" });
  const { token = "" } = (await signIn(email, password)).body;
  const session = cookiesOf(await call("/auth/session", { token }));
  const account = async (headers: Record<string, string>) =>
    (await call("/store/customers/me", { method: "GET", headers: { ...headers, ...key } })).status;
  expect(await account({ cookie: session })).toBe(200);

  await ask(email);
  const { link } = await mailed(email);
  const opened = await fetch(link, { redirect: "manual" });
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toBe("/fr/new-password");
  expect(opened.headers.get("cache-control")).toContain("no-store");
  const [set = ""] = opened.headers.getSetCookie();
  expect(set).toMatch(/^new-password=.*Max-Age=900.*HttpOnly.*SameSite=Lax/);
  const [cookie = ""] = set.split(";", 1);

  const page = (typed?: Record<string, string>, headers = { cookie }) =>
    fetch(`${info.shop}/fr/new-password`, {
      method: typed ? "POST" : "GET",
      headers: { ...headers, origin: info.shop },
      ...(typed && { body: new URLSearchParams(typed) }),
    });
  const empty = await page();
  expect(empty.headers.get("cache-control")).toContain("no-store");
  expect(empty.headers.get("referrer-policy")).toBe("same-origin");
  const html = await empty.text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('lang="fr');
  expect(html).toMatch(/<input[^>]*type="password"/);

  const wrong = [
    [{ password: "onze lettr.", repeated: "onze lettr." }, "au moins 12 caractères"],
    [{ password: "azertyuiop123", repeated: "azertyuiop123" }, "trop facile à deviner"],
    [{ password: "trois pommes rouges", repeated: "trois pommes" }, "deux fois le même"],
  ] as const;
  for (const [typed, said] of wrong) {
    const refused = await page(typed);
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain(said);
    expect(text).not.toContain(typed.password);
  }

  const fresh = " trois pommes et un vélo ";
  const saved = await page({ password: fresh, repeated: fresh });
  expect(saved.status).toBe(200);
  expect(await saved.text()).toContain("est enregistré");
  expect(saved.headers.getSetCookie().join()).toMatch(/new-password=;.*Max-Age=0/);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(email, fresh)).status).toBe(200);
  expect(await account({ cookie: session })).toBe(401);
  expect(await account({ authorization: `Bearer ${token}` })).toBe(401);

  const twice = await page({ password: `${fresh}!`, repeated: `${fresh}!` });
  expect(twice.status).toBe(410);
  expect(await twice.text()).toContain("n’est plus valable");
  expect((await signIn(email, fresh)).status).toBe(200);

  const logs = ["backend.log", "storefront.log"].map((name) =>
    readFile(join(info.dataDir, "logs", name), "utf8"),
  );
  const logged = (await Promise.all(logs)).join("\n");
  expect(logged).not.toContain(email.split("@")[0]);
  expect(logged).not.toContain(link.split("/").at(-1));
});

it("is asked for again where a link is old, in the language of the page", {
  tags: "long",
}, async () => {
  const email = await customer();
  await ask(email);
  const { link } = await mailed(email);
  await ask(email);
  const later = await mailed(email, 2);
  expect(later.link).not.toBe(link);
  const altered = await fetch(`${info.shop}/de/new-password/${link.split("/").at(-1)}x`);
  expect(altered.url).toBe(`${info.shop}/de/new-password?expired`);
  expect(await altered.text()).toContain("nicht mehr gültig");

  const page = (identifier: string) =>
    fetch(`${info.shop}/de/new-password`, {
      method: "POST",
      headers: { origin: info.shop },
      body: new URLSearchParams({ email: identifier }),
    });
  const refused = await page("keine Adresse");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="keine Adresse"');
  expect(await (await page(email)).text()).toContain("Wenn es ein Konto mit dieser Adresse gibt");
  expect((await mailed(email, 3)).subject).toBe(subjects.de);
});

it.each(["user", "customer"])(
  "of a %s is judged, however the address of the call is written",
  async (actor) => {
    const email = `weak.${randomUUID()}@example.com`;
    const attempts = ["emailpass", "%65mailpass", "emailpas%73"].flatMap((provider) =>
      ["register", "register/", "Register"].map(async (action) => {
        const headers = await fromNetwork(info);
        const body = { email, password: "password1234" };
        const { status } = await call(`/auth/${actor}/${provider}/${action}`, { body, headers });
        expect([400, 403, 404]).toContain(status);
      }),
    );
    await Promise.all(attempts);
    const signedIn = await call(`/auth/${actor}/%65mailpass`, { body: { email, password } });
    expect(signedIn.status).toBe(404);
  },
);

it("is not made of the account's own address, which the link knows", { tags: "long" }, async () => {
  const email = await customer();
  for (const weak of ["eleven char", "iloveyouiloveyou"]) {
    const answer = await call(`${path}/update`, { body: { password: weak }, token: "any" });
    expect(answer).toMatchObject({ status: 400, body: { type: "invalid_data" } });
    expect(answer.body.message).toMatch(/at least 12|too easy/);
  }
  await ask(email);
  const { link } = await mailed(email);
  const opened = await fetch(link, { redirect: "manual" });
  const [cookie = ""] = (opened.headers.getSetCookie()[0] ?? "").split(";", 1);
  const refused = await fetch(`${info.shop}/new-password`, {
    method: "POST",
    headers: { cookie, origin: info.shop },
    body: new URLSearchParams({ password: email, repeated: email }),
  });
  expect(refused.status).toBe(422);
});
