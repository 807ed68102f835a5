/** Tests of the shop in life.test.ts, which has an OpenID provider and a mail server: who comes in, and which mails people get. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import type { MailServer } from "../support/mail-server.ts";
import { client, type OpenIdProvider } from "../support/openid/provider.ts";
import { mailOf, type OutboxMail } from "../support/outbox.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { callBackend, cookiesOf } from "../support/sign-in.ts";
import { signInAsStaff } from "../support/staff.ts";

const password = "correct horse battery staple";
/** Who is signed in by the provider. */
export const person = {
  sub: randomUUID(),
  email: `marie.${randomUUID()}@example.com`,
  email_verified: true,
  name: "Marie Weber",
};

interface ShopWithAccounts {
  readonly info: ShopInfo;
  readonly provider: OpenIdProvider;
  readonly mail: MailServer;
}

let info: ShopInfo;
let provider: OpenIdProvider;
let mail: MailServer;
let owner: Medusa;

/** Called before the tests. */
export async function enter(shop: ShopWithAccounts): Promise<void> {
  ({ info, provider, mail } = shop);
  owner = await signInAsStaff(info);
}

const call = (path: string, options?: Parameters<typeof callBackend>[2]) =>
  callBackend(info, path, options);

const begin = async (actor = "customer", body: object = {}) =>
  (await call(`/auth/${actor}/oidc`, { body })).body as { location?: string; type?: string };

/** Goes to the provider and comes back. */
async function comeBack(change: (back: URL) => void = () => undefined) {
  const { location = "" } = await begin();
  const back = provider.authorize(location);
  change(back);
  return call(`${back.pathname}${back.search}`, { method: "GET" });
}

const claimsOf = (token = "") =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    actor_id: string;
    sid?: string;
  };

export function signingInElsewhere(): void {
  const store = (path: string, token: string, body?: object) =>
    call(path, {
      method: body ? "POST" : "GET",
      token,
      headers: { "x-publishable-api-key": info.publishableKey },
      ...(body && { body }),
    });

  it("is led there with state, nonce and PKCE, and back to this backend only", async () => {
    const { location = "" } = await begin("customer", { callback_url: `${info.backend}/x` });
    expect(location).toBe("");
    const asked = new URL((await begin()).location ?? "").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: client.id,
      response_type: "code",
      redirect_uri: `${info.backend}/auth/customer/oidc/callback`,
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked.get(name)?.length).toBeGreaterThan(30);
    }
  });

  it("becomes a customer with the verified address, and is the same one later", async () => {
    const first = (await comeBack()).body.token ?? "";
    expect(claimsOf(first)).toMatchObject({ actor_id: "", sid: expect.any(String) });
    const foreign = { email: `paul.${randomUUID()}@example.com` };
    expect((await store("/store/customers", first, foreign)).status).toBe(400);
    const cookie = cookiesOf(await call("/auth/session", { token: first }));
    const bySession = await call("/store/customers", {
      body: foreign,
      headers: {
        cookie,
        origin: info.backend,
        "x-publishable-api-key": info.publishableKey,
      },
    });
    expect(bySession.status).toBe(400);
    expect((await store("/store/customers", first, { email: person.email })).status).toBe(200);
    const { status, body } = await comeBack();
    expect(status).toBe(200);
    expect((await store("/store/customers/me", body.token ?? "")).status).toBe(200);
    const ended = await call("/auth/session", { method: "DELETE", token: body.token ?? "" });
    expect(ended.status).toBe(200);
    expect((await store("/store/customers/me", body.token ?? "")).status).toBe(401);
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => OpenIdProvider["next"]]>([
    ["another nonce", () => ({ claims: { nonce: randomUUID() } })],
    ["no nonce", () => ({ claims: { nonce: undefined } })],
    ["an expired token", () => ({ claims: { iat: now() - 900, exp: now() - 600 } })],
    ["a token for another client", () => ({ claims: { aud: "another" } })],
    ["a token of another issuer", () => ({ claims: { iss: "https://elsewhere.example" } })],
    ["a token signed with a foreign key", () => ({ key: "foreign" })],
    ["an address that nobody verified", () => ({ claims: { email_verified: false } })],
  ])("is refused with %s", async (_name, next) => {
    provider.next = next();
    const refused = await comeBack();
    expect(refused).toMatchObject({ status: 401, body: { type: "unauthorized" } });
    expect(refused.body.token).toBeUndefined();
    provider.next = {};
  });

  it("is refused with another state, no state, a foreign code, and the same answer twice", async () => {
    const changes: ((back: URL) => void)[] = [
      (back) => back.searchParams.set("state", "a".repeat(64)),
      (back) => back.searchParams.delete("state"),
      (back) => back.searchParams.set("code", randomUUID()),
      (back) => back.searchParams.append("state[]", "x"),
    ];
    const answers = await Promise.all(changes.map(comeBack));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(401));
    const back = provider.authorize((await begin()).location ?? "");
    const path = `${back.pathname}${back.search}`;
    expect((await call(path, { method: "GET" })).status).toBe(200);
    expect((await call(path, { method: "GET" })).status).toBe(401);
  });

  it("is no member of staff", async () => {
    expect((await begin("user")).location).toBeUndefined();
    const answer = await call("/auth/user/oidc/callback?code=x&state=y", { method: "GET" });
    expect(answer.status).toBe(400);
  });
}

export function mailsAboutAccounts(): void {
  const mailed = (email: string, count: number): Promise<OutboxMail> =>
    eventually(() => {
      const mails = mail.messages.map(mailOf).filter(({ raw }) => raw.includes(`To: ${email}`));
      const found = mails[count - 1];
      if (!found) throw new Error("no mail yet");
      return found;
    });

  const expected = {
    en: {
      invitation: ["your invitation to the dashboard", "Optician"],
      staff: "A new password for the dashboard",
      customer: "Your new password",
    },
    fr: {
      invitation: ["votre invitation au tableau de bord", "Opticien"],
      staff: "Un nouveau mot de passe pour le tableau de bord",
      customer: "Votre nouveau mot de passe",
    },
    de: {
      invitation: ["Ihre Einladung zum Dashboard", "Optiker"],
      staff: "Ein neues Passwort für das Dashboard",
      customer: "Ihr neues Passwort",
    },
  } as const;

  it.each(oneUnlessAll(["fr", "en", "de"] as const))(
    "are sent in the language of who gets them: %s",
    async (language) => {
      const email = `nora.${randomUUID()}@example.com`;
      const [subject, role] = expected[language].invitation;
      const { invite } = await owner.admin.invite.create({
        email,
        metadata: { role: "optician", language },
      });
      const invitation = await mailed(email, 1);
      expect(invitation.subject).toContain(subject);
      expect(invitation.text).toContain(`lang="${language}"`);
      expect(invitation.text).toContain(role);
      const link = new URL("/app/invite", info.backend).href;
      const token = new RegExp(`${link}\\?token=([\\w.-]+)`).exec(invitation.text)?.[1] ?? "";
      expect(token).toBe(invite.token);
      await owner.admin.invite.resend(invite.id);
      const again = await mailed(email, 2);
      const renewed = new RegExp(`${link}\\?token=([\\w.-]+)`).exec(again.text)?.[1] ?? "";

      // Who accepts has the role and the language of the invitation.
      const registered = await call("/auth/user/emailpass/register", { body: { email, password } });
      const accepted = await call(`/admin/invites/accept?token=${renewed}`, {
        body: { email, first_name: "Nora", last_name: "Weis" },
        token: registered.body.token ?? "",
      });
      expect(accepted.status).toBe(200);
      await call("/auth/user/emailpass/reset-password", { body: { identifier: email } });
      const reset = await mailed(email, 3);
      expect(reset.subject).toBe(expected[language].staff);
      expect(reset.text).toContain("/app/reset-password?token=");

      const customer = `marie.${randomUUID()}@example.com`;
      const { body } = await call("/auth/customer/emailpass/register", {
        body: { email: customer, password },
      });
      await call("/store/customers", {
        body: { email: customer, metadata: { language } },
        token: body.token ?? "",
        headers: { "x-publishable-api-key": info.publishableKey },
      });
      await call("/auth/customer/emailpass/reset-password", { body: { identifier: customer } });
      const own = await mailed(customer, 1);
      expect(own.subject).toBe(expected[language].customer);
      expect(own.text).toContain(`lang="${language}"`);
      expect(own.text).toContain("/new-password/");
    },
  );
}
