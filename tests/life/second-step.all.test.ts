/** A shop that demands the second step of its staff, whose owner has set up none. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf } from "../support/codes.ts";
import { Launcher } from "../support/launcher.ts";
import { type ShopInfo, staffPassword } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";

let launcher: Launcher;
let info: ShopInfo;
beforeAll(async () => {
  launcher = await Launcher.inNewFolder("second-step", { STAFF_MFA: "required" }, { filled: true });
  info = await launcher.start();
});
afterAll(() => launcher.remove());

const call = (path: string, token?: string, body?: object) =>
  callBackend(info, path, { method: body ? "POST" : "GET", token, body });

const signInAsOwner = () =>
  call("/auth/user/emailpass", undefined, {
    email: info.staffEmail,
    password: staffPassword(info),
  });

it("lets even the owner reach nothing but the own profile until the step is set up", async () => {
  const token = (await signInAsOwner()).body.token ?? "";
  for (const path of ["/admin/products", "/admin/orders", "/admin/users", "/admin/texts"]) {
    expect(await call(path, token)).toMatchObject({
      status: 403,
      body: { type: "mfa_required" },
    });
  }
  expect((await call("/admin/users/me", token)).status).toBe(200);

  const started = await call("/auth/mfa/factors", token, { provider: "totp" });
  const secret = started.body.secret ?? "";
  const factor = `/auth/mfa/factors/${started.body.mfa_factor?.id}/verify`;
  expect((await call(factor, token, { code: codeOf(secret) })).status).toBe(200);
  expect((await call("/admin/products", token)).status).toBe(403);

  const half = (await signInAsOwner()).body;
  expect(half.mfa_required).toBe(true);
  expect((await call("/admin/products", half.token)).status).toBe(401);
  const challenge = `/auth/mfa/challenges/${half.mfa_challenge?.id}/verify`;
  const whole = await call(challenge, half.token, { method: "totp", code: codeOf(secret) });
  expect(whole.status).toBe(200);
  expect((await call("/admin/products", whole.body.token)).status).toBe(200);
});
