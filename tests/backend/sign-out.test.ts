/** Tokens end with the sign-in that they belong to: by signing out, and after its longest life. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";
import { callBackend, cookiesOf } from "../support/sign-in.ts";
import { type Newcomer, newcomer, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const call = callBackend.bind(undefined, info);
let owner: Medusa;
let person: Newcomer;
beforeAll(async () => {
  owner = await signInAsStaff(info);
  person = await newcomer(info, owner, "sales");
});

const signIn = async () => {
  const { email, password } = person;
  return (await call("/auth/user/emailpass", { body: { email, password } })).body.token ?? "";
};
const opens = async (token: string) =>
  (await call("/admin/users/me", { method: "GET", token })).status === 200;
const refresh = (token: string) => call("/auth/token/refresh", { token });

describe("the sign-out", () => {
  it("of a session ends the token it was opened with, and what was made of that", async () => {
    const token = await signIn();
    const refreshed = (await refresh(token)).body.token ?? "";
    const elsewhere = await signIn();
    const cookie = cookiesOf(await call("/auth/session", { token }));
    expect(await opens(token)).toBe(true);
    const headers = { cookie, origin: info.backend };
    expect((await call("/auth/session", { method: "DELETE", headers })).status).toBe(200);
    for (const ended of [token, refreshed]) {
      expect(await opens(ended)).toBe(false);
      expect((await refresh(ended)).status).toBe(401);
      expect((await call("/auth/session", { token: ended })).status).toBe(401);
    }
    expect(await opens(elsewhere)).toBe(true);
  });

  it("of a program that has a token only ends that", async () => {
    const token = await signIn();
    expect((await call("/auth/session", { method: "DELETE", token })).status).toBe(200);
    expect(await opens(token)).toBe(false);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe("a sign-in", () => {
  const week = 7 * 24 * 60 * 60;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");

  /** The token, with its sign-in so many seconds ago. */
  function begunBefore(token: string, seconds: number): string {
    const [head, payload = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const { jwt } = JSON.parse(readFileSync(join(info.dataDir, "secrets.json"), "utf8"));
    const content = `${head}.${part({ ...claims, auth_time: claims.iat - seconds })}`;
    return `${content}.${createHmac("sha256", jwt).update(content).digest("base64url")}`;
  }

  it("ends after a week, however often its tokens are refreshed", async () => {
    const token = await signIn();
    const young = begunBefore(token, week - 3600);
    const { body } = await refresh(young);
    const { exp, auth_time } = JSON.parse(
      Buffer.from(body.token?.split(".")[1] ?? "", "base64url").toString(),
    );
    expect(exp).toBe(auth_time + week);
    const old = begunBefore(token, week + 1);
    expect(await opens(old)).toBe(false);
    expect((await refresh(old)).status).toBe(401);
    expect((await call("/auth/session", { token: old })).status).toBe(401);
  });
});
