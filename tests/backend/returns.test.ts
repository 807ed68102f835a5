import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, deliver, pack, proofOf } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

async function order() {
  const { id, items } = await orderAnAccessory(info, "en", `r.${randomUUID()}@example.com`);
  return { id, line: items?.[0]?.id ?? "" };
}

async function reason(): Promise<string> {
  const { body } = await askStore(info, "/store/return-reasons");
  return body.return_reasons[0].id;
}

const ask = async (id: string, lines: unknown, headers?: Record<string, string>) =>
  askStore(info, `/store/orders/${id}/returns`, {
    method: "POST",
    body: { lines },
    headers: headers ?? (await proofOf(info, id)),
  });

it("delivered pieces can be sent back once, with a reason, also when asked twice at a time", async () => {
  const staff = await signInAsStaff(info);
  const { id, line } = await order();
  await deliver(staff, id);
  const lines = [{ id: line, quantity: 1, reason_id: await reason(), note: "too small" }];
  const answers = await Promise.all([ask(id, lines), ask(id, lines), ask(id, lines)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);

  const { returns } = await staff.admin.return.list({ order_id: id, fields: "*items" });
  expect(returns).toMatchObject([{ status: "requested", items: [{ item_id: line, quantity: 1 }] }]);
  const { body } = await askStore(info, `/store/orders/${id}/progress`, {
    headers: await proofOf(info, id),
  });
  expect(body.progress).toMatchObject({ returns: "opened", lines: [{ returnable: 0 }] });
});

it("what the customer does not have yet can not be sent back", { tags: "long" }, async () => {
  const { id, line } = await order();
  const lines = [{ id: line, quantity: 1, reason_id: await reason() }];
  expect((await ask(id, lines)).status).toBe(400);
  await pack(await signInAsStaff(info), id);
  expect((await ask(id, lines)).status).toBe(400);
});

it("a return needs the order's own proof, its own lines and a real reason", {
  tags: "long",
}, async () => {
  const [mine, other] = [await order(), await order()];
  await deliver(await signInAsStaff(info), mine.id);
  const line = { id: mine.line, quantity: 1, reason_id: await reason() };
  expect((await ask(mine.id, [line], {})).status).toBe(404);
  expect((await ask(mine.id, [line], await proofOf(info, other.id))).status).toBe(404);
  for (const wrong of [
    [],
    [{ ...line, id: other.line }],
    [{ ...line, quantity: 2 }],
    [{ ...line, quantity: -1 }],
    [line, line],
    [{ ...line, reason_id: "rr_none" }],
  ]) {
    expect((await ask(mine.id, wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  // After all that was refused, nothing stands in the way of the right one.
  expect((await ask(mine.id, [line])).status).toBe(201);
});
