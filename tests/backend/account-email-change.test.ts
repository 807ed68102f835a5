/** A customer takes another e-mail address: confirmed by the new one, stopped or taken back by the former one. */
import { expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { Authenticator } from "../support/authenticator.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { askStore } from "../support/orders.ts";
import { linkMailed, mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
const profile = "/account/profile";

async function asks(visitor: Visitor, email: string) {
  const sent = await visitor.send(profile, { intent: "change-email", email });
  expect(sent).toMatchObject({ status: 303, location: `${profile}?email-sent` });
}

/** Somebody who has asked for another address. */
async function asking() {
  const [former, wanted] = [someAddress("former"), someAddress("wanted")];
  const visitor = await signIn(info, former);
  await asks(visitor, wanted);
  const [confirm, stop] = await Promise.all([
    linkMailed(info, wanted, "account/email"),
    linkMailed(info, former, "account/email-stop"),
  ]);
  return { former, wanted, visitor, confirm, stop };
}

const addressesOf = async (email: string) =>
  (
    await query<{ provider: string }>(
      info,
      "select provider from provider_identity where entity_id = $1 order by provider",
      [email],
    )
  ).map(({ provider }) => provider);

it("the new address is confirmed by the button of its link, once, in its own account", async () => {
  const { former, wanted, visitor, confirm } = await asking();
  await visitor.send(profile, { firstName: "Marie", lastName: "Weber", phone: "" });
  expect((await new Visitor(info).get(confirm)).location).toBe("/account/sign-in");
  const other = await signIn(info);
  expect((await other.send(confirm, {})).status).toBe(410);
  // Programs open the links of mails as well.
  for (const opening of [1, 2]) {
    expect((await visitor.get(confirm)).status, `opening ${opening}`).toBe(200);
  }
  expect((await visitor.get(profile)).text).toContain(former);
  expect((await visitor.send(confirm, {})).status).toBe(200);
  expect((await visitor.get(profile)).text).toContain(wanted);
  expect((await visitor.send(confirm, {})).status).toBe(410);

  expect(await addressesOf(former)).toEqual([]);
  expect(await addressesOf(wanted)).toEqual(["emailpass", "mail-link"]);
  const again = await signIn(info, wanted);
  expect((await again.get("/account")).text).toContain("Hello Marie");
});

it("an address that has an account is answered as any other, and only its owner learns of it", async () => {
  const taken = someAddress("taken");
  await signIn(info, taken);
  const visitor = await signIn(info);
  await asks(visitor, taken);
  await eventually(async () => {
    const subjects = (await mailsTo(info, taken)).map(({ subject }) => subject);
    expect(subjects).toContain("This e-mail address already has an account");
  });
  const mails = await mailsTo(info, taken);
  expect(mails.filter(({ text }) => text.includes("/account/email/"))).toEqual([]);
});

it("an address that gets its account meanwhile is not taken over", { tags: "long" }, async () => {
  const { former, wanted, visitor, confirm } = await asking();
  await signIn(info, wanted);
  expect((await visitor.send(confirm, {})).status).toBe(410);
  expect((await visitor.get(profile)).text).toContain(former);
  expect(await addressesOf(former)).toEqual(["emailpass", "mail-link"]);
});

it("the former address stops the change before it is confirmed", async () => {
  const { former, visitor, confirm, stop } = await asking();
  const stranger = new Visitor(info);
  expect((await stranger.get(stop)).status).toBe(200);
  expect((await stranger.send(stop, {})).status).toBe(200);
  expect((await visitor.send(confirm, {})).status).toBe(410);
  expect((await visitor.get(profile)).text).toContain(former);
  expect((await stranger.send(stop, {})).status).toBe(410);
});

it("the former address takes the change back, and a mail to it is the only way in", {
  tags: "long",
}, async () => {
  const { former, wanted, visitor, confirm, stop } = await asking();
  await visitor.send(profile, { firstName: "Marie", lastName: "Weber", phone: "" });
  expect((await visitor.send(confirm, {})).status).toBe(200);
  expect((await new Visitor(info).send(stop, {})).status).toBe(200);
  expect((await visitor.get(profile)).location).toBe("/account/sign-in");
  expect(await addressesOf(wanted)).toEqual([]);
  const owner = await signIn(info, former, 2);
  expect((await owner.get("/account")).text).toContain("Hello Marie");
});

it("a link is over after half an hour, and a new wish replaces the one before", async () => {
  const { wanted, visitor, confirm } = await asking();
  await asks(visitor, someAddress("wanted"));
  expect((await visitor.send(confirm, {})).status).toBe(410);
  const late = await asking();
  await query(
    info,
    "update email_change set expires_at = now() - interval '1 second' where wanted = $1",
    [late.wanted],
  );
  expect((await late.visitor.send(late.confirm, {})).status).toBe(410);
  expect(await addressesOf(wanted)).toEqual([]);
});

it("a passkey opens the account under its new address, and typed nonsense comes back", async () => {
  const [former, wanted] = [someAddress("former"), someAddress("wanted")];
  const headers = await bearerOfAccount(info, former);
  const post = (path: string, body: unknown, as: Record<string, string> = headers) =>
    askStore(info, path, { method: "POST", body, headers: as });
  const key = new Authenticator(info);
  const { options } = (await post("/store/account/passkeys/options", {})).body;
  await post("/store/account/passkeys", { name: "A key", credential: key.make(options) });
  const asked = await post("/store/account/email-changes", { email: wanted, language: "en" });
  expect(asked).toMatchObject({ status: 202, body: { sent: true } });
  const token = (await linkMailed(info, wanted, "account/email")).split("/").at(-1);
  expect((await post("/store/account/email-changes/confirmations", { token })).status).toBe(200);

  const begun = (await post("/store/passkey-sign-ins", {}, {})).body.options;
  const signed = await post("/store/passkey-sign-ins/answer", { credential: key.sign(begun) }, {});
  const me = await askStore(info, "/store/customers/me", {
    headers: { authorization: `Bearer ${signed.body.token}` },
  });
  expect(me.body.customer.email).toBe(wanted);

  const visitor = await signIn(info, wanted);
  const wrong = await visitor.send(profile, { intent: "change-email", email: "no address" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="no address"');
});
