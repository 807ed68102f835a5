/** Passkeys of customers: adding one, signing in with it, and everything that is refused at both. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signIn, signInPage, someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { Authenticator, type Options } from "../support/authenticator.ts";
import { query } from "../support/database.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
const elsewhere = "https://elsewhere.example";
const own = "/store/account/passkeys";
const signIns = "/store/passkey-sign-ins";

type Headers = Record<string, string>;

const post = (path: string, body: unknown, headers: Headers = {}) =>
  askStore(info, path, { method: "POST", body, headers });

async function optionsToAdd(headers: Headers) {
  const { status, body } = await post(`${own}/options`, {}, headers);
  expect(status).toBe(201);
  return body.options as Options & Record<string, unknown>;
}

async function optionsToSignIn(): Promise<Options> {
  const { status, body } = await post(signIns, {});
  expect(status).toBe(201);
  return body.options as Options;
}

const answer = (credential: unknown) => post(`${signIns}/answer`, { credential });

/** Somebody with an account and a passkey. */
async function somebody() {
  const email = someAddress("passkey");
  const headers = await bearerOfAccount(info, email);
  const authenticator = new Authenticator(info);
  const credential = authenticator.make(await optionsToAdd(headers));
  const added = await post(own, { name: "A key", credential }, headers);
  expect(added.status, added.text).toBe(201);
  return { email, headers, authenticator, id: added.body.passkey.id as string };
}

const refusal = { type: "not_found", message: "This passkey opens nothing" };

describe("a passkey", () => {
  it("is asked for as one that can be discovered, for the website’s own name", async () => {
    const options = await optionsToAdd(await bearerOfAccount(info, someAddress("passkey")));
    expect(options).toMatchObject({
      rp: { id: new URL(info.shop).hostname },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    expect(await optionsToSignIn()).toMatchObject({
      rpId: new URL(info.shop).hostname,
      userVerification: "preferred",
    });
  });

  it("signs in as often as it is used, and is listed with its name", async () => {
    const { headers, authenticator, email } = await somebody();
    for (const time of [1, 2]) {
      const { status, body } = await answer(authenticator.sign(await optionsToSignIn()));
      expect(status, `time ${time}`).toBe(200);
      const me = await askStore(info, "/store/customers/me", {
        headers: { authorization: `Bearer ${body.token}` },
      });
      expect(me.body.customer.email).toBe(email);
    }
    const { body } = await askStore(info, own, { headers });
    expect(body.passkeys).toMatchObject([{ name: "A key", used_at: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain("public_key");
  });

  it("opens nothing with a challenge that nobody asked, that was used, or that is another's", async () => {
    const { authenticator, headers } = await somebody();
    const own = { challenge: Buffer.from("a challenge of nobody").toString("base64url") };
    expect(await answer(authenticator.sign(own))).toMatchObject({ status: 404, body: refusal });
    const options = await optionsToSignIn();
    expect((await answer(authenticator.sign(options))).status).toBe(200);
    expect(await answer(authenticator.sign(options))).toMatchObject({ status: 404, body: refusal });
    const toAdd = await optionsToAdd(headers);
    expect((await answer(authenticator.sign(toAdd))).status).toBe(404);
  });

  it("opens nothing with a challenge that is too old", async () => {
    const { authenticator } = await somebody();
    const options = await optionsToSignIn();
    await query(
      info,
      "update passkey_challenge set expires_at = now() - interval '1 second' where challenge = $1",
      [options.challenge],
    );
    expect((await answer(authenticator.sign(options))).status).toBe(404);
  });

  it("of two answers to one challenge at once, one counts", async () => {
    const { authenticator } = await somebody();
    const options = await optionsToSignIn();
    const credential = authenticator.sign(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(credential)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  });

  it("opens nothing from another website, with another key, or as a copy that lags behind", async () => {
    const { authenticator } = await somebody();
    const { origin, id } = authenticator;
    authenticator.origin = elsewhere;
    expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(404);
    authenticator.origin = origin;
    const forged = { ...new Authenticator(info).sign(await optionsToSignIn()), id, rawId: id };
    expect((await answer(forged)).status).toBe(404);
    authenticator.counter = 5;
    expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(200);
    authenticator.counter = 2;
    expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(404);
  });

  it("that is not known is answered as one that is wrong, and nonsense as a mistake", async () => {
    const stranger = new Authenticator(info);
    const unknown = await answer(stranger.sign(await optionsToSignIn()));
    expect(unknown).toMatchObject({ status: 404, body: refusal });
    expect((await answer({ id: "x" })).status).toBe(400);
  });

  it("opens nothing once it is deleted, which only its owner can do", async () => {
    const { headers, authenticator, id } = await somebody();
    const other = await somebody();
    const remove = (as: Headers) =>
      askStore(info, `${own}/${id}`, { method: "DELETE", headers: as });
    expect((await remove(other.headers)).status).toBe(404);
    expect((await remove(headers)).status).toBe(200);
    expect((await remove(headers)).status).toBe(404);
    const late = await answer(authenticator.sign(await optionsToSignIn()));
    expect(late).toMatchObject({ status: 404, body: refusal });
  });
});

describe("adding a passkey", () => {
  it("is refused with a foreign, a used or somebody else's challenge, and from another website", async () => {
    const { headers, authenticator } = await somebody();
    const other = await somebody();
    const add = (credential: unknown) => post(own, { name: "Another", credential }, headers);
    const foreign = await optionsToAdd(other.headers);
    expect((await add(new Authenticator(info).make(foreign))).status).toBe(400);
    expect((await add(new Authenticator(info).make(await optionsToSignIn()))).status).toBe(400);
    const options = await optionsToAdd(headers);
    const foreignPage = new Authenticator(info);
    foreignPage.origin = elsewhere;
    expect((await add(foreignPage.make(options))).status).toBe(400);
    // That try has used it up.
    expect((await add(new Authenticator(info).make(options))).status).toBe(400);
    expect((await add(authenticator.make(await optionsToAdd(headers)))).status).toBe(400);
    const { body } = await askStore(info, own, { headers });
    expect(body.passkeys).toHaveLength(1);
  });

  it("needs somebody who is signed in", async () => {
    expect((await post(`${own}/options`, {})).status).toBe(401);
    expect((await post(own, {})).status).toBe(401);
  });
});

it("a passkey from before the address was confirmed opens nothing afterwards", {
  tags: "long",
}, async () => {
  const email = someAddress("planted");
  const password = `planted ${randomUUID()}`;
  const door = "/auth/customer/emailpass";
  const begun = await post(`${door}/register`, { email, password });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  await post("/store/customers", { email }, bearer(begun.body.token));
  const headers = bearer((await post(door, { email, password })).body.token);
  const authenticator = new Authenticator(info);
  const credential = authenticator.make(await optionsToAdd(headers));
  expect((await post(own, { name: "Planted", credential }, headers)).status).toBe(201);
  expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(200);
  await signIn(info, email);
  expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(404);
});

it("the account's end is the end of its passkeys", async () => {
  const { headers, authenticator } = await somebody();
  const erased = await askStore(info, "/store/account", { method: "DELETE", headers });
  expect(erased.status).toBe(200);
  const rows = await query(info, "select id from passkey where credential_id = $1", [
    authenticator.id,
  ]);
  expect(rows).toEqual([]);
  expect((await answer(authenticator.sign(await optionsToSignIn()))).status).toBe(404);
});

it("a page without scripts offers the mail as before, and takes no credential that is none", async () => {
  const visitor = new Visitor(info);
  const page = await visitor.get(signInPage);
  expect(page.text).toContain('autoComplete="username webauthn"');
  for (const credential of ["", "{}", "no JSON"]) {
    const sent = await visitor.send(signInPage, { intent: "passkey", credential });
    expect(sent.status, credential).toBe(422);
  }
  const customer = await signIn(info);
  const profile = await customer.get("/account/profile");
  expect(profile.status).toBe(200);
  const added = await customer.send("/account/profile", {
    ...{ intent: "add-passkey", name: "A key", credential: "{}" },
  });
  expect(added.status).toBe(422);
  const deleted = await customer.send("/account/profile", {
    ...{ intent: "delete-passkey", passkey: "passkey_01ABC" },
  });
  expect(deleted.status).toBe(404);
});
