/** How staff come in: tries are counted, a second step, sessions, a new password. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../support/codes.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { mailsTo } from "../support/outbox.ts";
import { runningShop } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { type Newcomer, newcomer, openSession, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
});

const call = (path: string, asked: Parameters<typeof callBackend>[2] = {}) =>
  callBackend(info, path, { method: asked.body ? "POST" : "GET", ...asked });

const signIn = (email: string, password: string) =>
  call("/auth/user/emailpass", { body: { email, password } });

describe("guessing", () => {
  it("ends after ten tries at one account", async () => {
    const { email, password } = await newcomer(info, owner, "sales");
    const begun = Date.now();
    const tries = Array.from({ length: 10 }, () => signIn(email, "a guess of mine"));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    const refused = await signIn(email, password);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900 - Math.floor((Date.now() - begun) / 1000) + 10);
    const counted = await query(info, "select key from sign_in_try");
    expect(counted.length).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toContain(email);
    // Another account of the same network goes on.
    expect((await signIn(info.staffEmail, "not the password")).status).toBe(401);
  });

  it("tells by its time nothing about which accounts there are", { tags: "long" }, async () => {
    const { email } = await newcomer(info, owner, "sales");
    const timed = async (address: string) => {
      const begun = performance.now();
      expect((await signIn(address, "a guess of mine")).status).toBe(401);
      return performance.now() - begun;
    };
    const times = await Promise.all([`nobody.${randomUUID()}@example.com`, email].map(timed));
    for (const time of times) expect(time).toBeGreaterThan(690);
  });

  it.each(oneUnlessAll(["user", "customer"]))(
    "is not helped by weak passwords of a %s",
    async (actor) => {
      const email = `weak.${randomUUID()}@example.com`;
      if (actor === "user") await owner.admin.invite.create({ email });
      const set = (action: string, password: string, token?: string) =>
        call(`/auth/${actor}/emailpass/${action}`, {
          body: { email, password },
          ...(token && { token }),
        });
      const answers = await Promise.all(
        ["eleven char", "password1234", email].flatMap((weak) => [
          set("register", weak),
          set("update", weak, "any"),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(400));
      expect((await set("register", "twelve chars")).status).toBe(200);
    },
  );
});

describe("the second step", () => {
  let person: Newcomer;
  let token: string;
  let secret: string;
  let codes: readonly string[];

  /** Signs in by the password. @returns how to go on with a code */
  const firstStep = async () => {
    const { body } = await signIn(person.email, person.password);
    expect(body).toMatchObject({ mfa_required: true });
    const half = body.token ?? "";
    expect((await call("/admin/products", { token: half })).status).toBe(401);
    const path = `/auth/mfa/challenges/${body.mfa_challenge?.id}/verify`;
    return (method: string, code: string) => call(path, { body: { method, code }, token: half });
  };
  const verify = async (method: string, code: string) => (await firstStep())(method, code);

  beforeAll(async () => {
    person = await newcomer(info, owner, "sales");
    token = (await signIn(person.email, person.password)).body.token ?? "";
  });

  it("can be demanded of a person, who then reaches nothing but the own profile", async () => {
    const path = `/admin/users/${person.id}/role`;
    const body = { role: "sales", mfa_required: true, version: 1 };
    expect(await statusOf(owner, "POST", path, body)).toBe(200);
    const refused = await call("/admin/products", { token });
    expect(refused).toMatchObject({ status: 403, body: { type: "mfa_required" } });
    expect((await call("/admin/users/me", { token })).status).toBe(200);
  });

  it("is set up with an authenticator and recovery codes", async () => {
    const started = await call("/auth/mfa/factors", { body: { provider: "totp" }, token });
    secret = started.body.secret ?? "";
    const path = `/auth/mfa/factors/${started.body.mfa_factor?.id}/verify`;
    expect((await call(path, { body: { code: codeOf(secret) }, token })).status).toBe(200);
    const made = await call("/auth/mfa/recovery-codes", { body: {}, token });
    codes = made.body.recovery_codes ?? [];
    expect(codes).toHaveLength(10);
    const kept = await query(
      info,
      `select code_hash as content from auth_mfa_recovery_code
       union all select provider_metadata::text from auth_mfa_factor`,
    );
    expect(kept.length).toBeGreaterThan(10);
    for (const shown of [...codes, secret]) expect(JSON.stringify(kept)).not.toContain(shown);
  });

  it("is asked for after the password, and opens the door with the right code", async () => {
    expect((await verify("totp", "000000")).status).toBe(400);
    const right = await verify("totp", codeOf(secret));
    expect(right.status).toBe(200);
    const whole = right.body.token ?? "";
    expect((await call("/admin/products", { token: whole })).status).toBe(200);
  });

  it("takes each recovery code once", { tags: "long" }, async () => {
    const [code = ""] = codes;
    expect((await verify("recovery_code", code)).status).toBe(200);
    expect((await verify("recovery_code", code)).status).toBe(400);
  });

  it("is not guessed with many challenges", { tags: "long" }, async () => {
    const begun: Awaited<ReturnType<typeof firstStep>>[] = [];
    for (let round = 0; round < 11; round += 1) begun.push(await firstStep());
    const answers = await Promise.all(begun.map((guess) => guess("totp", "000000")));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe("a session", () => {
  it("is in the database until its end", async () => {
    const cookie = await openSession(info);
    const id = /s%3A([^.]+)\./.exec(cookie)?.[1] ?? "";
    const stored = async () =>
      (await query(info, "select 1 from staff_session where id = $1", [id])).length;
    expect(await stored()).toBe(1);
    const withCookie = (path: string, method = "GET") =>
      fetch(new URL(path, info.backend), { method, headers: { cookie, origin: info.backend } });
    expect((await withCookie("/admin/users/me")).status).toBe(200);
    expect((await withCookie("/auth/session", "DELETE")).status).toBe(200);
    expect(await stored()).toBe(0);
    expect((await withCookie("/admin/users/me")).status).toBe(401);
  });
});

describe("a new password", () => {
  it("comes by a mail that colleagues can not read, and its link works once", {
    tags: "long",
  }, async () => {
    const { email, password } = await newcomer(info, owner, "sales");
    const earlier = (await signIn(email, password)).body.token ?? "";
    const ask = () => call("/auth/user/emailpass/reset-password", { body: { identifier: email } });
    expect((await ask()).status).toBe(201);
    const mail = await eventually(async () => {
      // The first one is the invitation.
      const [, found] = await mailsTo(info, email);
      if (!found) throw new Error("no mail yet");
      return found;
    });
    const text = mail.text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const token = /reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
    const update = (fresh: string) =>
      call("/auth/user/emailpass/update", { body: { password: fresh }, token });
    expect((await update("too short")).status).toBe(400);
    const fresh = "a whole new password";
    expect((await update(fresh)).status).toBe(200);
    expect((await update(fresh)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    // A stolen old token is worth nothing any more, and can not make a new one of it.
    const look = async (bearer: string) =>
      (await call("/admin/users/me", { token: bearer })).status;
    expect(await look(earlier)).toBe(401);
    expect((await call("/auth/token/refresh", { method: "POST", token: earlier })).status).toBe(
      401,
    );
    const again = await signIn(email, fresh);
    expect(again.status).toBe(200);
    expect(await look(again.body.token ?? "")).toBe(200);

    const { mails } = await owner.client.fetch<{ mails: { id: string; to: string }[] }>(
      "/admin/mails?limit=100",
    );
    const kept = mails.find(({ to }) => to === email);
    expect(kept).toBeDefined();
    expect(await statusOf(owner, "GET", `/admin/mails/${kept?.id}/preview`)).toBe(400);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 429]);
  });

  it("does not say which addresses there are", async () => {
    const identifier = `nobody.${randomUUID()}@example.com`;
    const asked = await call("/auth/user/emailpass/reset-password", { body: { identifier } });
    expect(asked.status).toBe(201);
    expect(await mailsTo(info, identifier)).toEqual([]);
  });
});

describe("another provider's way back", () => {
  it("is refused where there is no such provider, or it has no way back", async () => {
    const way = (provider: string) => call(`/auth/user/${provider}/callback?code=x`);
    for (const provider of ["nobody", "emailpass"]) {
      const { status } = await way(provider);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
