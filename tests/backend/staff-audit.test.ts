/** Every change by staff is in the trail, before and after; what must not be kept is not. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
});

interface Entry {
  readonly id: string;
  readonly actor_name: string;
  readonly role: string;
  readonly action: string;
  readonly route: string;
  readonly status: number | null;
  readonly sent: Record<string, unknown> | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

const trail = (asked: Record<string, string>) =>
  owner.client.fetch<{ audit_entries: Entry[]; count: number }>("/admin/audit", { query: asked });

/** The latest entry about a record, once its end is written. */
const entryOf = (id: string): Promise<Entry> =>
  eventually(async () => {
    const [entry] = (await trail({ id })).audit_entries;
    if (!entry || entry.status === null) throw new Error("not yet");
    return entry;
  });

it("tells who changed what, from what to what", async () => {
  const { product_tag } = await owner.admin.productTag.create({ value: `a-${Date.now()}` });
  expect(await entryOf(product_tag.id)).toMatchObject({
    actor_name: info.staffEmail,
    role: "owner",
    action: "create",
    route: "/admin/product-tags",
    status: 200,
    before: null,
    after: { value: product_tag.value },
  });
  const value = `b-${Date.now()}`;
  await owner.admin.productTag.update(product_tag.id, { value });
  expect(await entryOf(product_tag.id)).toMatchObject({
    action: "change",
    route: "/admin/product-tags/{id}",
    sent: { value },
    before: { value: product_tag.value },
    after: { value },
  });
  await owner.admin.productTag.delete(product_tag.id);
  expect(await entryOf(product_tag.id)).toMatchObject({
    action: "delete",
    before: { value },
    after: null,
  });
});

it("tells of our own records, and of what was refused", async () => {
  const zone = { purpose: "delivery", country: "lu", code_from: "7540", answer: "check" };
  const post = <T>(path: string, body: object) =>
    owner.client.fetch<T>(path, { method: "POST", body });
  const { delivery_zone } = await post<{ delivery_zone: { id: string; version: number } }>(
    "/admin/delivery-zones",
    zone,
  );
  const { id, version } = delivery_zone;
  const path = `/admin/delivery-zones/${id}`;
  await post(path, { ...zone, answer: "outside", version });
  expect(await entryOf(id)).toMatchObject({
    before: { answer: "check" },
    after: { answer: "outside" },
  });
  expect(await statusOf(owner, "POST", path, { ...zone, answer: "inside", version })).toBe(409);
  expect(await entryOf(id)).toMatchObject({
    status: 409,
    before: { answer: "outside" },
    after: null,
  });
  await owner.client.fetch(path, { method: "DELETE" });
});

it("keeps neither persons, nor health, nor secrets", async () => {
  const email = `marie.${Date.now()}@example.com`;
  const { customer } = await owner.admin.customer.create({ email, first_name: "Marie" });
  await owner.admin.customer.update(customer.id, { first_name: "Maria" });
  const changed = await entryOf(customer.id);
  expect(JSON.stringify(changed)).not.toMatch(/marie|maria/i);
  expect(changed.before?.first_name).toMatch(/^withheld [0-9a-f]{8}$/);
  expect(changed.before?.first_name).not.toBe(changed.after?.first_name);
  expect(changed.before?.email).toBe(changed.after?.email);

  const [day] = await emptyDays(info, owner);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const { stored } = await newRequest(info, owner, [wish]);
  const note = { text: "Glaucoma in the family" };
  await statusOf(owner, "POST", `/admin/home-service-requests/${stored.id}/note`, note);
  const noted = await entryOf(stored.id);
  expect(JSON.stringify(noted)).not.toMatch(/Glaucoma|Anna|rue des Pr/);

  const { api_key } = await owner.admin.apiKey.create({ title: "Key", type: "secret" });
  expect(JSON.stringify(await entryOf(api_key.id))).not.toContain(api_key.token);
  await owner.admin.apiKey.revoke(api_key.id);
});

it("is asked by person, record and time, and readers leave nothing in it", async () => {
  const { product_type } = await owner.admin.productType.create({ value: `t-${Date.now()}` });
  const entry = await entryOf(product_type.id);
  const { count } = await trail({ resource: "product-types" });
  await owner.admin.productType.retrieve(product_type.id);
  await owner.admin.productType.list();
  expect((await trail({ resource: "product-types" })).count).toBe(count);
  expect((await trail({ actor: info.staffEmail, id: product_type.id })).count).toBe(1);
  expect((await trail({ actor: "nobody", id: product_type.id })).count).toBe(0);
  const hour = 3_600_000;
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  expect((await trail({ id: product_type.id, from: at(-hour), to: at(hour) })).count).toBe(1);
  expect((await trail({ id: product_type.id, to: at(-hour) })).count).toBe(0);
  await owner.admin.productType.delete(product_type.id);

  const change = "update audit_entry set actor_name = 'nobody' where id = $1";
  await expect(query(info, change, [entry.id])).rejects.toThrow(/can not be changed/);
  const remove = "delete from audit_entry where id = $1";
  await expect(query(info, remove, [entry.id])).rejects.toThrow(/is kept/);
});
