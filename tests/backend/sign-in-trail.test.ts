/** How staff come in, fail to, set passwords and leave is in the audit trail, and nothing secret is. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
});

type Entry = { action: string; route: string; status: number; actor_name: string };

const entriesOf = async (actor: string) =>
  (
    await owner.client.fetch<{ audit_entries: Entry[] }>("/admin/audit", {
      query: { actor, resource: "sign-ins" },
    })
  ).audit_entries.map(({ action, route, status }) => `${action} ${route} ${status}`);

const call = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
  fetch(`${info.backend}/auth/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });

it("tells of each try and of what came of it, and keeps no secret", async () => {
  const { email, password } = await newcomer(info, owner, "read-only");
  const wrong = "not the right password";
  const began = new Date();
  expect((await call("user/emailpass", { email, password: wrong })).status).toBe(401);
  const signedIn = await call("user/emailpass", { email, password });
  const { token } = (await signedIn.json()) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const session = await call("session", {}, bearer);
  const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(cookie).not.toBe("");
  expect((await call("token/refresh", {}, bearer)).status).toBe(200);
  expect((await call("user/emailpass/reset-password", { identifier: email })).status).toBeLessThan(
    300,
  );
  expect((await call("session", {}, { cookie, origin: info.backend }, "DELETE")).status).toBe(200);
  expect((await call("user/nowhere/callback?code=secret-code", {})).status).toBeGreaterThan(399);
  await eventually(async () => {
    const seen = await entriesOf(email);
    expect(seen.filter((each) => each.startsWith("enter /auth/user/emailpass "))).toEqual(
      expect.arrayContaining(["enter /auth/user/emailpass 200", "enter /auth/user/emailpass 401"]),
    );
    expect(seen).toContain("leave /auth/session 200");
    expect(seen).toContainEqual(
      expect.stringMatching(/^change \/auth\/user\/emailpass\/reset-password 20\d$/),
    );
  });
  const entries = await query<{ entry: string }>(
    info,
    "select row_to_json(audit_entry)::text as entry from audit_entry where at >= $1",
    [began],
  );
  const all = entries.map(({ entry }) => entry).join("\n");
  expect(all).toContain("/auth/user/nowhere/callback");
  const [, , signature = "none"] = token.split(".");
  for (const secret of [password, wrong, token, signature, cookie, "secret-code"]) {
    expect(all).not.toContain(secret);
  }
});

it("names nobody who is none of the staff: what was typed may be a password", async () => {
  const typed = `hunter2-${Date.now()}`;
  const began = new Date();
  expect((await call("user/emailpass", { email: typed, password: typed })).status).toBe(401);
  await eventually(async () => {
    const entries = await query<{ entry: string; actor_name: string }>(
      info,
      `select actor_name, row_to_json(audit_entry)::text as entry from audit_entry
         where at >= $1 and route = '/auth/user/emailpass'`,
      [began],
    );
    expect(entries.map(({ actor_name }) => actor_name)).toEqual(["unknown"]);
    expect(entries[0]?.entry).not.toContain(typed);
  });
});
