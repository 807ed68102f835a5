/** What a browser is told with the answers of this server, and which pages it may be asked from. */
import { createHash } from "node:crypto";
import { expect, it, test } from "vitest";
import { runningShop } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";
import { openSession } from "../support/staff.ts";

const info = runningShop();

const nothing = "default-src 'none'; frame-ancestors 'none'";

test.each(["/admin/users/me", "/admin/nothing", "/auth/user/providers", "/ADMIN/orders"])(
  "%s is neither stored, nor framed, nor taken for a page",
  async (path) => {
    const { headers } = await fetch(info.backend + path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toBe(nothing);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    // The test's shop has no https.
    expect(headers.get("strict-transport-security")).toBeNull();
  },
);

it("the dashboard runs its own scripts only, and is shown in no frame", async () => {
  const answer = await fetch(`${info.backend}/app/orders`);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  const page = await answer.text();
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  expect(inline).toHaveLength(1);
  for (const script of inline) {
    expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
  }
  const [asset = ""] = /\/app\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const { headers } = await fetch(info.backend + asset);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

const upload = async (headers: Record<string, string>) => {
  const body = new FormData();
  body.append("files", new File(["a,b"], "table.csv", { type: "text/csv" }));
  const url = `${info.backend}/admin/uploads`;
  const { status } = await fetch(url, { method: "POST", body, headers });
  return status;
};

it("a change with the cookie of a session comes from a page of this server", async () => {
  const cookie = await openSession(info);
  expect(await upload({ cookie, origin: "https://other.example" })).toBe(403);
  expect(await upload({ cookie, origin: "null" })).toBe(403);
  expect(await upload({ cookie, origin: info.shop })).toBe(403);
  expect(await upload({ cookie, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await upload({ cookie })).toBe(403);
  expect(await upload({ cookie, origin: info.backend })).toBe(200);
  expect(await upload({ cookie, "sec-fetch-site": "same-origin" })).toBe(200);
  // Reading is no change, and nothing of it reaches the page that asked.
  const read = { method: "GET", headers: { cookie, origin: "https://other.example" } };
  const { status, headers } = await callBackend(info, "/admin/users/me", read);
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBeNull();
});
