/** An id that nothing has is answered by the error contract, whatever is asked of it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { rows } from "./rows/index.ts";
import type { Row } from "./rows/row.ts";

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

/** What is deleted already may be deleted again: a client that lost the answer repeats its call. */
const withId = rows.filter(({ path, method }) => path.includes("{") && method !== "DELETE");
const asked = withId.filter(({ area }) => area !== "Authentication");

afterAll(() => recordFault(21, { tried: `${asked.length} calls` }));

test.each(asked)("$method $path", async (row) => {
  const { status, body } = await ask(row);
  // What is sent, and who sends it, may be judged before it is looked for.
  const judged = row.method === "POST" || /\{kind\}|customers\/me/.test(row.path);
  expect(judged ? [400, 401, 404] : [404]).toContain(status);
  expect(body.message).toMatch(/\w/);
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
