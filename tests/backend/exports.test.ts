/** Orders and customers as files: harmless in a spreadsheet, for those who may see them, and noted. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";
import { bearerOf, rowsOf, tableClient } from "../support/tables.ts";

const info = runningShop();
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

async function linesOf(name: string, bearer: string) {
  const [head = [], ...rows] = rowsOf(await tableClient(info, bearer, name).exported());
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ""])));
}

describe("orders and customers as files", () => {
  it("hold an order with its amounts and its customer, and nothing that is a formula", async () => {
    const email = `formula.${randomUUID()}@example.com`;
    const { id, display_id } = await orderAnAccessory(info, "fr", email);
    await staff.client.fetch(`/admin/orders/${id}/invoice`, { method: "POST", body: {} });
    const bearer = await bearerOf(info);
    const order = (await linesOf("orders", bearer)).find((line) => line.email === email);
    expect(order).toMatchObject({
      ...{ number: String(display_id), name: "Marie Weber", currency: "EUR", language: "fr" },
      // A spreadsheet would add up what begins with a plus.
      phone: "'+352621123456",
    });
    expect(Number(order?.total)).toBeGreaterThan(0);
    expect(order?.articles).toMatch(/^1 × /);
    expect(order?.documents).toMatch(/^\d{4}-\d{5}$/);
    const customer = (await linesOf("customers", bearer)).find((line) => line.email === email);
    expect(customer).toMatchObject({ orders: "1", account: "no" });
  });

  it("are of a period where one is asked for", async () => {
    const answer = await fetch(
      `${info.backend}/admin/tables/orders/export?from=1999-01-01&to=1999-01-31`,
      {
        headers: { authorization: await bearerOf(info) },
      },
    );
    expect(rowsOf(await answer.text())).toHaveLength(1);
    const wrong = await fetch(`${info.backend}/admin/tables/orders/export?from=yesterday`, {
      headers: { authorization: await bearerOf(info) },
    });
    expect(wrong.status).toBe(400);
  });

  it("are for those who may see them, and who took them is in the audit trail", async () => {
    const path = `${info.backend}/admin/tables/customers/export`;
    expect((await fetch(path)).status).toBe(401);
    const { email, password, id } = await newcomer(info, staff, "optician");
    await linesOf("customers", await bearerOf(info, email, password));
    const entry = async () => {
      const { audit_entries } = await staff.client.fetch<{
        audit_entries: { actor_id: string; action: string; status: number }[];
      }>("/admin/audit?resource=customers&limit=50");
      return audit_entries.find(({ actor_id }) => actor_id === id);
    };
    // How a request ended is added behind its answer.
    await expect.poll(entry).toMatchObject({ action: "export", status: 200 });
  });
});
