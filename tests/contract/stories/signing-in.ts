/** Coming in and going out, for customers and staff alike. */
import Medusa from "@medusajs/js-sdk";
import { expect } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { mailsTo } from "../../support/outbox.ts";
import { newcomer, openSession } from "../../support/staff.ts";
import { first, type House, unique } from "../house.ts";

const password = "correct horse battery staple";

export async function tokens({ info }: House): Promise<void> {
  const sdk = new Medusa({
    baseUrl: info.backend,
    publishableKey: info.publishableKey,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  });
  const email = `${unique("paul")}@example.com`;
  expect(await sdk.auth.register("customer", "emailpass", { email, password })).toBeTruthy();
  await sdk.store.customer.create({ email });
  await sdk.auth.login("customer", "emailpass", { email, password });
  expect(await sdk.auth.refresh()).toBeTruthy();
  await sdk.auth.resetPassword("customer", "emailpass", { identifier: email });
  await expect(
    sdk.auth.login("customer", "emailpass", { email, password: "guessed" }),
  ).rejects.toMatchObject({ status: 401 });
}

/** The mail of a forgotten password leads to a new one; the old one is none any more. */
export async function newPassword({ info, staff }: House): Promise<void> {
  const { sdk, email } = await newcomer(info, staff, "sales");
  await sdk.auth.resetPassword("user", "emailpass", { identifier: email });
  const { raw } = await eventually(
    // The first one is the invitation.
    async () => first((await mailsTo(info, email)).slice(1), "mail about a new password"),
  );
  const unfolded = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const token = /reset-password\?token=([\w.-]+)/.exec(unfolded)?.[1] ?? "";
  const fresh = "another horse, another staple";
  await sdk.auth.updateProvider("user", "emailpass", { password: fresh }, token);
  await expect(sdk.auth.login("user", "emailpass", { email, password })).rejects.toMatchObject({
    status: 401,
  });
  await sdk.auth.login("user", "emailpass", { email, password: fresh });
}

/** With session sign-in the token is exchanged for a cookie, which ends with the sign-out. */
export async function session({ info }: House): Promise<void> {
  const call = (path: string, init: RequestInit) => fetch(new URL(path, info.backend), init);
  const cookie = await openSession(info);
  expect((await call("/admin/users/me", { headers: { cookie } })).status).toBe(200);
  await call("/auth/session", { method: "DELETE", headers: { cookie, origin: info.backend } });
  expect((await call("/admin/users/me", { headers: { cookie } })).status).toBe(401);
}
