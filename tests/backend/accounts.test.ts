/** The accounts of a period add up, and their documents have no gaps. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { recordPayment } from "../support/orders.ts";
import { pdfText } from "../support/pdf.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, statusOf } from "../support/staff.ts";
import { bearerOf, rowsOf } from "../support/tables.ts";

const info = runningShop();
let staff: Medusa;

interface Sums {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}
interface Accounts {
  readonly documents: readonly {
    readonly order_id: string;
    readonly number: string;
    readonly total: Sums;
  }[];
  readonly missing: readonly string[];
  readonly vat: readonly (Sums & { percent: number })[];
  readonly payments: readonly { way: string; received: number }[];
  readonly open: readonly { order_id: string; total: number; paid: number; way: string }[];
}

interface Report {
  readonly currency: string;
  readonly orders: number;
  readonly others: number;
  readonly total: number;
}

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

// Other tests order meanwhile: of the whole year, only what this file makes is compared.
const year = new Date().getUTCFullYear();
const period = `from=${year}-01-01&to=${year}-12-31`;
const read = async () =>
  (await staff.client.fetch<{ accounts: Accounts }>(`/admin/reports/accounts?${period}`)).accounts;
const received = ({ payments }: Accounts) =>
  payments.find(({ way }) => way === "bank-transfer")?.received ?? 0;

describe("the accounts of a period", () => {
  it("have an order among the open items until it is paid, and then its payment and its invoice", {
    tags: "long",
  }, async () => {
    const { id, total } = await orderAnAccessory(info, "en", undefined, "home-delivery");
    const before = await read();
    expect(before.open.find(({ order_id }) => order_id === id)).toMatchObject({
      ...{ total, paid: 0, way: "bank-transfer" },
    });
    await recordPayment(staff, id);
    await staff.client.fetch(`/admin/orders/${id}/invoice`, { method: "POST", body: {} });
    const after = await read();
    expect(after.open.find(({ order_id }) => order_id === id)).toBeUndefined();
    expect(received(after) - received(before)).toBeGreaterThanOrEqual(total - 0.005);
    const document = after.documents.find(({ order_id }) => order_id === id);
    expect(document?.total.gross).toBe(Math.round(total * 100));
    expect(after.missing).toEqual([]);
    const sum = (key: keyof Sums) =>
      after.documents.reduce((all, { total: sums }) => all + sums[key], 0);
    for (const key of ["net", "vat", "gross"] as const) {
      expect(after.vat.reduce((all, rate) => all + rate[key], 0)).toBe(sum(key));
    }
  });

  it("come as a table with a line for each rate, and as a document to print", async () => {
    const headers = { authorization: await bearerOf(info) };
    const file = (format: string) =>
      fetch(
        `${info.backend}/admin/reports/accounts/export?${period}&language=de&format=${format}`,
        {
          headers,
        },
      );
    const { documents } = await read();
    const [head = [], ...rows] = rowsOf(await (await file("csv")).text());
    const gross = rows.reduce((all, row) => all + Number(row[head.indexOf("gross")]), 0);
    const sum = documents.reduce((all, { total }) => all + total.gross, 0);
    expect(Math.round(gross * 100)).toBe(sum);
    const number = documents.at(-1)?.number ?? "none";
    expect(number).toMatch(/^\d{4}-\d{5}$/);
    const pdf = await pdfText(Buffer.from(await (await file("pdf")).arrayBuffer()));
    expect(pdf).toContain(number);
    expect(pdf).toContain("lückenlos");
  });

  it("never add up two currencies, and the report counts what it leaves out", async () => {
    const { id, total } = await orderAnAccessory(info, "en", undefined, "home-delivery");
    const report = async () => {
      const path = `/admin/reports?${period}`;
      return (await staff.client.fetch<{ report: Report }>(path)).report;
    };
    const write = (currency: string) =>
      query(info, 'update "order" set currency_code = $1 where id = $2', [currency, id]);
    const before = await report();
    expect(before).toMatchObject({ currency: "eur", others: 0 });
    await write("chf");
    try {
      const after = await report();
      expect(after).toMatchObject({ currency: "eur", others: 1, orders: before.orders - 1 });
      expect(before.total - after.total).toBeGreaterThan(0);
      expect(before.total - after.total).toBeLessThanOrEqual(total + 0.005);
      const { open } = await read();
      expect(open.find(({ order_id }) => order_id === id)).toBeUndefined();
    } finally {
      await write("eur");
    }
  });

  it("need a period that can be read", async () => {
    const wrong = "/admin/reports/accounts?from=2026-02-01&to=2026-01-01";
    expect(await statusOf(staff, "GET", wrong)).toBe(400);
  });
});
