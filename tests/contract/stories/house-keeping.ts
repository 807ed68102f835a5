/** The store itself, its files and products as files, and what only is looked at. */
import { expect } from "vitest";
import { uploadFile } from "../../support/staff.ts";
import { first, type House, unique } from "../house.ts";
import { walk } from "./crud.ts";

export async function onlyRead({ staff: { admin } }: House): Promise<void> {
  const { notifications } = await admin.notification.list({ limit: 1 });
  await admin.notification.retrieve(first(notifications, "notification").id);
  const { refund_reasons } = await admin.refundReason.list();
  await admin.refundReason.retrieve(first(refund_reasons, "refund reason").id);
  await admin.plugin.list();
  await walk(
    admin.returnReason,
    { value: unique("reason"), label: "For a test" },
    { value: unique("reason"), label: "Changed" },
  );
  await admin.payment.listPaymentProviders();
}

export async function storeItself({ staff: { admin } }: House): Promise<void> {
  const { stores } = await admin.store.list();
  const { id, metadata } = first(stores, "store");
  await admin.store.update(id, { metadata: { ...metadata, checked: true } });
  expect((await admin.store.retrieve(id)).store.metadata).toMatchObject({ checked: true });
  await admin.store.update(id, { metadata: { ...metadata, checked: "" } });
}

/** One pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

export async function uploads({ staff }: House): Promise<void> {
  const { admin } = staff;
  const { id } = await uploadFile(staff, new File([png], "dot.png", { type: "image/png" }));
  const { file: stored } = await admin.upload.retrieve(id);
  expect(Buffer.from(await (await fetch(stored.url)).arrayBuffer())).toEqual(png);
  await admin.upload.delete(id);
  expect((await fetch(stored.url)).status).toBe(404);
}

export async function presignedUpload({ staff: { admin, client } }: House): Promise<void> {
  const { url, filename } = await admin.upload.presignedUrl({
    originalname: "dot.png",
    size: png.length,
    mime_type: "image/png",
  });
  const answer = await fetch(url, {
    method: "PUT",
    body: png,
    headers: { "content-type": "image/png" },
  });
  expect(answer.ok).toBe(true);
  const { file } = await admin.upload.retrieve(filename);
  expect((await fetch(file.url)).status).toBe(401);
  const mine = await fetch(file.url, {
    headers: { authorization: `Bearer ${await client.getToken()}` },
  });
  expect(Buffer.from(await mine.arrayBuffer())).toEqual(png);
  const again = await fetch(url, { method: "PUT", body: png });
  expect(again.status).toBe(409);
  const forged = await fetch(url.replace(/token=.{8}/, "token=AAAAAAAA"), {
    method: "PUT",
    body: png,
  });
  expect(forged.status).toBe(403);
  await admin.upload.delete(filename);
}
