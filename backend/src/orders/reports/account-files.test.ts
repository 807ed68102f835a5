import { expect, it } from "vitest";
import { accountsCsv } from "./account-files";
import type { Accounts } from "./accounts";

it("dates a document as its number and its paper are, on the shop's calendar", () => {
  const amounts = { net: 1000, vat: 170, gross: 1170 };
  const document: Accounts["documents"][number] = {
    ...{ id: "inv_1", kind: "invoice", number: "2027-00001", order_id: "order_1", order: "7" },
    ...{ buyer: "Marie Weber", issued_at: "2026-12-31T23:30:00.000Z", currency: "eur" },
    ...{ rates: [{ percent: 17, ...amounts }], total: amounts },
  };
  const table = accountsCsv({ documents: [document], timeZone: "Europe/Luxembourg" });
  expect(table.split("\r\n")[1]).toBe(
    "2027-00001,invoice,2027-01-01,7,Marie Weber,17,10.00,1.70,11.70,EUR",
  );
});
