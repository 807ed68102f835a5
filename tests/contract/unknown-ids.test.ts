/** What is sent about a record that is not there is not judged: the answer is that it is not there. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { rows } from "./rows/index.ts";
import { placesOfIds, type Row } from "./rows/row.ts";

const info = runningShop();
const headers: Record<string, string> = { "content-type": "application/json" };

beforeAll(async () => {
  const staff = await signInAsStaff(info);
  headers.authorization = `Bearer ${await staff.client.getToken()}`;
  headers["x-publishable-api-key"] = info.publishableKey;
});

async function ask({ method, path }: Pick<Row, "method" | "path">, body = {}) {
  const answer = await fetch(info.backend + path.replaceAll(/\{\w+\}/g, "nothing_1"), {
    method,
    headers,
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const changes = rows.filter(
  (row) => row.method === "POST" && row.path.startsWith("/admin") && placesOfIds(row).length > 0,
);

afterAll(() => recordFault(21, { tried: `${changes.length} calls` }));

test.each(changes)("$method $path without a body", async (row) => {
  const { status, body } = await ask(row);
  expect(status).toBe(404);
  expect(body).toMatchObject({ type: "not_found", message: expect.stringContaining("nothing_1") });
});

test.each([
  ["GET", "/admin/price-lists/{id}/prices"],
  ["GET", "/admin/product-options/{id}/values"],
  ["GET", "/admin/users/{id}/auth-providers"],
  ["GET", "/admin/rbac/roles"],
  ["POST", "/admin/rbac/roles/{id}"],
  ["GET", "/admin/users/{id}/roles"],
] as const)("%s %s", async (method, path) => {
  const { status, body } = await ask({ method, path });
  expect(status).toBe(404);
  expect(body.type).toBe("not_found");
});

test.each([
  ["GET", "/store/nothing"],
  ["POST", "/store/products"],
  ["DELETE", "/store/carts/{id}/nothing"],
  ["GET", "/admin/nothing"],
  ["POST", "/auth/nothing"],
  ["GET", "/nothing"],
  ["GET", "/"],
  ["GET", "/%2e%2e/etc/passwd"],
] as const)("no address: %s %s", async (method, path) => {
  const { status, body } = await ask({ method, path });
  expect(status).toBe(404);
  expect(body).toEqual({ type: "not_found", message: expect.any(String) });
});

test("a return reason keeps what a change does not name", async () => {
  const { admin } = await signInAsStaff(info);
  const reason = { value: `torn-${Date.now()}`, label: "Torn" };
  const { return_reason } = await admin.returnReason.create(reason);
  const path = `/admin/return-reasons/${return_reason.id}`;
  const { status, body } = await ask({ method: "POST", path }, { description: "On arrival" });
  expect(status).toBe(200);
  expect(body.return_reason).toMatchObject({ ...reason, description: "On arrival" });
  await admin.returnReason.delete(return_reason.id);
});
