/** Products as files: brought in by both routes, confirmed, and taken out again. */
import { expect } from "vitest";
import { first, type House, unique } from "../house.ts";

const columns = [
  "Product Handle",
  "Product Title",
  "Product Status",
  "Product Discountable",
  "Variant Title",
  "Variant Manage Inventory",
  "Variant Allow Backorder",
  "Variant Price EUR",
  "Variant Option 1 Name",
  "Variant Option 1 Value",
];

function csvOf(handle: string): File {
  const row = [
    handle,
    "Imported",
    "draft",
    "true",
    "Black",
    "false",
    "false",
    "12",
    "Colour",
    "Black",
  ];
  const text = `${columns.join(",")}\n${row.join(",")}\n`;
  return new File([text], "products.csv", { type: "text/csv" });
}

interface Begun {
  transaction_id: string;
  summary: { toCreate: number };
}

async function expectImported({ staff: { admin } }: House, handle: string): Promise<void> {
  await expect
    .poll(async () => (await admin.product.list({ handle })).count, { timeout: 30_000 })
    .toBe(1);
  const { products } = await admin.product.list({ handle, fields: "id" });
  for (const { id } of products) await admin.product.delete(id);
}

export async function importAndExport(house: House): Promise<void> {
  const { admin, client } = house.staff;
  const direct = unique("imported");
  const body = new FormData();
  body.append("file", csvOf(direct));
  const begun = await client.fetch<Begun>("/admin/products/import", {
    method: "POST",
    body,
    headers: { "content-type": null },
  });
  expect(begun.summary.toCreate).toBe(1);
  expect((await admin.product.list({ handle: direct })).count).toBe(0);
  // An import is kept as long as it waits to be confirmed.
  const { workflow_executions } = await admin.workflowExecution.list({ limit: 1 });
  await admin.workflowExecution.retrieve(first(workflow_executions, "workflow execution").id);
  await confirm(house, `/admin/products/import/${begun.transaction_id}/confirm`);
  await expectImported(house, direct);

  const uploaded = unique("imported");
  const { transaction_id } = await admin.product.createImport({ file: csvOf(uploaded) });
  await confirm(house, `/admin/products/imports/${transaction_id}/confirm`);
  await expectImported(house, uploaded);

  const exported = await admin.product.export({});
  expect(exported.transaction_id).toBeTruthy();
}

/** Confirming answers 202 with an empty body, which the SDK's own method takes for broken JSON. */
async function confirm({ staff: { client } }: House, path: string): Promise<void> {
  const headers = { accept: "text/plain" };
  const { status } = await client.fetch<Response>(path, { method: "POST", headers });
  expect(status).toBe(202);
}
