/** Signing in at the website with a mail or a password: what opens an account, and what does not. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { signIn, signInMail, signInPage, someAddress } from "../support/account.ts";
import { storeClient } from "../support/customer.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { askStore, fromNetwork } from "../support/orders.ts";
import { mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();

async function asking(email: string, page = signInPage) {
  const visitor = new Visitor(info);
  const sent = await visitor.send(page, { intent: "mail", email });
  expect(sent).toMatchObject({ status: 303, location: page });
  return visitor;
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

it("the link of the mail signs in with its button, once, in the browser that asked", async () => {
  const email = someAddress();
  const visitor = await asking(email);
  const { path, subject } = await signInMail(info, email);
  expect(subject).toBe("Sign in to your account");
  // Programs open the links of mails as well.
  for (const opening of [1, 2]) {
    const page = await visitor.get(path);
    expect(page.status, `opening ${opening}`).toBe(200);
    expect(page.text).toContain(email);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  }
  const stranger = new Visitor(info);
  expect((await stranger.get(path)).text).not.toContain(email);
  expect((await stranger.send(path, {})).status).toBe(410);

  expect(await visitor.send(path, {})).toMatchObject({ status: 303, location: "/account" });
  expect((await visitor.get("/account")).text).toContain(email);
  const secret = visitor.cookies.get("account") ?? "";
  expect(
    Buffer.from(decodeURIComponent(secret).split(".")[0] ?? "", "base64").toString(),
  ).not.toContain("eyJ");
  expect((await visitor.send(path, {})).status).toBe(410);
});

it("a mail in the language of the page, with a code that works in its own browser only", async () => {
  const email = someAddress();
  const visitor = await asking(email, `/de${signInPage}`);
  const { code, path, subject } = await signInMail(info, email);
  expect(subject).toBe("Anmeldung in Ihrem Konto");
  expect(path.startsWith("/de/")).toBe(true);
  const other = await asking(someAddress());
  expect((await other.send(signInPage, { intent: "code", code })).status).toBe(422);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answer = await visitor.send(`/de${signInPage}`, { intent: "code", code: spaced });
  expect(answer).toMatchObject({ status: 303, location: "/de/account" });
});

it("a code is guessed five times at most, and then its link is over as well", async () => {
  const email = someAddress();
  const visitor = await asking(email);
  const { code, path } = await signInMail(info, email);
  for (let guess = 1; guess <= 5; guess += 1) {
    const wrong = String((Number(code) + guess) % 1_000_000).padStart(6, "0");
    expect((await visitor.send(signInPage, { intent: "code", code: wrong })).status).toBe(422);
  }
  expect((await visitor.send(signInPage, { intent: "code", code })).status).toBe(422);
  expect((await visitor.send(path, {})).status).toBe(410);
});

it("the answer is the same for every address, and the sixth mail to one is refused", async () => {
  const known = someAddress();
  await signIn(info, known);
  const shape = async (email: string) => {
    const { status, body } = await askStore(info, "/store/sign-in-links", {
      method: "POST",
      body: { email, language: "en" },
    });
    return [status, Object.keys(body), Object.keys(body.sign_in ?? {})];
  };
  expect(await shape(known)).toEqual(await shape(someAddress()));
  for (let mail = 3; mail <= 5; mail += 1) expect((await shape(known))[0]).toBe(202);
  const page = await new Visitor(info).send(signInPage, { intent: "mail", email: known });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("what is no address, no code or no password comes back with what was typed", async () => {
  const visitor = new Visitor(info);
  const email = await visitor.send(signInPage, { intent: "mail", email: "no address" });
  expect(email.status).toBe(422);
  expect(email.text).toContain('value="no address"');
  const password = "no password of anybody";
  const wrong = await visitor.send(signInPage, {
    intent: "password",
    email: someAddress(),
    password,
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).not.toContain(password);
});

it("a password may be set, and opens the account", async () => {
  const email = someAddress();
  const visitor = await signIn(info, email);
  await visitor.send("/new-password", { email });
  const link = await eventually(async () => {
    const texts = (await mailsTo(info, email)).map(({ text }) => text);
    const [found] = /http\S+\/new-password\/[\w-]+/.exec(texts.join("\n")) ?? [];
    if (!found) throw new Error("no link to a password");
    return new URL(found).pathname;
  });
  await visitor.get(link);
  const password = `correct horse ${randomUUID()}`;
  const set = await visitor.send("/new-password", { password, repeated: password });
  expect(set.status).toBe(200);
  // Everybody who was signed in is signed out by it.
  expect(await isSignedIn(visitor)).toBe(false);
  const again = new Visitor(info);
  const answer = await again.send(signInPage, { intent: "password", email, password });
  expect(answer).toMatchObject({ status: 303, location: "/account" });
  expect(await isSignedIn(again)).toBe(true);
});

it("a password that was chosen before the address was confirmed opens nothing afterwards", {
  tags: "long",
}, async () => {
  const email = someAddress();
  const password = `planted ${randomUUID()}`;
  const headers = await fromNetwork(info);
  const call = callBackend.bind(undefined, info);
  const path = "/auth/customer/emailpass";
  const begun = await call(`${path}/register`, { body: { email, password }, headers });
  const bearer = { authorization: `Bearer ${begun.body.token}` };
  await storeClient(info).store.customer.create({ email }, {}, bearer);
  const token = (await call(path, { body: { email, password }, headers })).body.token ?? "";
  const opens = async () =>
    (await askStore(info, "/store/customers/me", { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await opens()).toBe(200);

  const owner = await signIn(info, email);
  expect(await isSignedIn(owner)).toBe(true);
  expect(await opens()).toBe(401);
  expect((await call(path, { body: { email, password }, headers })).status).toBe(401);
});

it("signing out ends what the cookie held, wherever it was copied to", async () => {
  const visitor = await signIn(info);
  const copy = new Visitor(info);
  copy.take("account", visitor.cookies.get("account") ?? "");
  expect(await isSignedIn(copy)).toBe(true);
  const out = await visitor.send("/account", { intent: "sign-out" });
  expect(out).toMatchObject({ status: 303, location: `${signInPage}?out` });
  expect(visitor.cookies.has("account")).toBe(false);
  for (const path of ["/account", "/account/orders", "/account/data/file"]) {
    expect(await copy.get(path), path).toMatchObject({ status: 303, location: signInPage });
  }
});

it("the record of a mail to sign in is deleted after a week", async () => {
  const [recent, old] = [someAddress(), someAddress()];
  for (const email of [recent, old]) {
    await asking(email);
    await signInMail(info, email);
  }
  const stored = async (email: string) =>
    (
      await query(info, 'select id from notification where "to" = $1 and deleted_at is null', [
        email,
      ])
    ).length;
  expect(await stored(old)).toBe(1);
  await query(
    info,
    "update notification set created_at = now() - interval '8 days' where \"to\" = $1",
    [old],
  );
  await eventually(async () => expect(await stored(old)).toBe(0));
  expect(await stored(recent)).toBe(1);
});
