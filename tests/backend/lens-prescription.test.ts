/** A prescription as photo or PDF: kept for one bag, seen by those who release lenses, deleted in time. */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { largestPrescription } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { text } from "../browser/texts.ts";
import { ask, lensConsent, TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import {
  answersOfForm,
  boxInCart,
  decidedOf,
  lensAnswers,
  orderBox,
  releaseLenses,
} from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { fromNetwork } from "../support/orders.ts";
import { place } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const handle = "biofinity";
const lens = { eye: "right", ...rightLenses[handle] };
const photograph = join(import.meta.dirname, "../../imagery/masters/biofinity/main.webp");
const pdf = Buffer.from("%PDF-1.7\nright -2.50");
let staff: Medusa;
let variant_id: string;

beforeAll(async () => {
  staff = await signInAsStaff(info);
  variant_id = (await variantIds(info))(handle);
});

/** Sends a file as the website does, from a network of its own. */
async function send(content: Buffer, network?: string, consent: string = lensConsent.version) {
  const response = await fetch(`${info.backend}/store/lens-prescriptions`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info, network)),
      "x-lens-consent": consent,
    },
    body: new Uint8Array(content),
  });
  const body: { prescription?: { id: string } } = await response.json();
  return { status: response.status, id: body.prescription?.id ?? "" };
}

const stored = async () => (await send(pdf)).id;

const order = (prescription: string) =>
  orderBox(info, { variant_id, lens, prescription, email: `file.${randomUUID()}@example.com` });

const lineWith = (prescription: string) => ({
  ...{ variant_id, quantity: 1, lens },
  answers: { ...lensAnswers, prescription },
});

const begin = (prescription: string) =>
  ask(info, "/store/bags", {
    language: "en",
    lines: [lineWith(prescription)],
    consent: lensConsent,
  });

const isStored = async (id: string) => {
  const rows = await query(info, "select 1 from lens_prescription where id = $1", [id]);
  const file = existsSync(join(info.dataDir, "prescriptions", id));
  expect(file).toBe(rows.length === 1);
  return file;
};

const open = ({ client }: Medusa, orderId: string, id: string) =>
  client.fetch<Response>(`/admin/lens-releases/${orderId}/prescriptions/${id}`, {
    headers: { accept: "*/*" },
  });

const statusOf = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => status,
    (error: { status?: number }) => error.status,
  );

describe("a file", () => {
  it("is judged by its content and size", async () => {
    expect((await send(Buffer.from("<html><script>alert(1)</script>"))).status).toBe(400);
    expect((await send(Buffer.alloc(0))).status).toBe(400);
    expect((await send(pdf, undefined, "2020-01")).status).toBe(400);
    const large = Buffer.alloc(largestPrescription + 1);
    pdf.copy(large);
    expect((await send(large)).status).toBe(413);
    const { status, id } = await send(pdf);
    expect([status, id]).toEqual([201, expect.stringMatching(/^presc_[0-9a-f]{48}$/)]);
    expect(await isStored(id)).toBe(true);
  });

  it("is taken from one network as often as a family needs", async () => {
    const network = randomUUID();
    const statuses = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await send(pdf, network)).status);
    expect([statuses.filter((one) => one === 201).length, statuses.at(-1)]).toEqual([20, 429]);
    expect((await send(pdf)).status).toBe(201);
  });

  it("belongs to the bag that took it first, and what was never stored to none", async () => {
    const id = await stored();
    const bag = await TestBag.begin(info, [lineWith(id)]);
    expect((await bag.add([lineWith(id)])).status).toBe(200);
    expect((await begin(id)).status).toBe(400);
    const other = await TestBag.begin(info, [
      { variant_id, quantity: 1, lens, answers: lensAnswers },
    ]);
    for (const wrong of [id, `presc_${randomBytes(24).toString("hex")}`, "../secrets.json"]) {
      expect((await other.add([lineWith(wrong)])).status).toBe(400);
    }
    expect((await other.summary()).pieces).toBe(1);
  });

  it("of another cart keeps a cart from being ordered, no matter who wrote its line", async () => {
    const prescription = await stored();
    const email = `file.${randomUUID()}@example.com`;
    const ready = await boxInCart(info, { variant_id, lens, prescription, email });
    const other = await boxInCart(info, { variant_id, lens, email });
    const moved = "update lens_prescription set cart_id = $1 where id = $2";
    await query(info, moved, [other.id, prescription]);
    const refused = { outcome: "refused", reason: "prescription" };
    expect(await place(info, ready)).toMatchObject(refused);
    await query(info, moved, [ready.id, prescription]);
    expect(await place(info, ready)).toMatchObject({ outcome: "ordered" });
  });
});

describe("the file of an order", () => {
  it("is opened from the release of this order, by those who may release", async () => {
    const id = await stored();
    const [orderId, otherOrder] = [await order(id), await order(await stored())];
    const { lens_releases } = await staff.client.fetch<{
      lens_releases: { order_id: string; groups: { answers: { prescription?: string }[] }[] }[];
    }>("/admin/lens-releases");
    const queued = lens_releases.find(({ order_id }) => order_id === orderId);
    expect(queued?.groups[0]?.answers[0]?.prescription).toBe(id);

    const optician = await inRole(info, "optician");
    const answer = await open(optician.sdk, orderId, id);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="prescription-\d+\.pdf"$/,
      ),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });

    const sales = await inRole(info, "sales");
    expect(await statusOf(open(sales.sdk, orderId, id))).toBe(403);
    expect(await statusOf(open(staff, otherOrder, id))).toBe(404);
    const paths = [
      `/admin/lens-releases/${orderId}/prescriptions/${id}`,
      `/uploads/${id}`,
      `/uploads/private-${id}`,
      `/store/lens-prescriptions/${id}`,
    ];
    for (const path of paths) {
      const headers = { "x-publishable-api-key": info.publishableKey };
      expect((await fetch(info.backend + path, { headers })).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("what nobody needs", { timeout: 240_000 }, () => {
  it("is deleted: never sent on, cancelled, released long ago; the rest stays", {
    tags: "long",
  }, async () => {
    const files = [stored(), stored(), stored(), stored(), stored(), stored()] as const;
    const [unused, young, inBag, cancelled, old, waiting] = await Promise.all(files);
    await TestBag.begin(info, [lineWith(inBag)]);
    const ordering = [order(cancelled), order(old), order(waiting)] as const;
    const [cancelledOrder, oldOrder, waitingOrder] = await Promise.all(ordering);
    const isWritten = async (id: string) => ((await decidedOf(staff, id))?.revision ?? 0) > 0;
    await eventually(async () => expect(await isWritten(oldOrder)).toBe(true));
    await releaseLenses(staff, oldOrder);
    const aged =
      "update lens_prescription set created_at = now() - interval '3 days' where id = any($1)";
    await query(info, aged, [[unused, inBag, cancelled, old, waiting]]);
    const released =
      "update lens_release set decided_at = now() - interval '91 days' where id = $1";
    await query(info, released, [oldOrder]);
    await staff.admin.order.cancel(cancelledOrder);

    await eventually(async () => {
      for (const id of [unused, cancelled, old]) expect(await isStored(id)).toBe(false);
    });
    for (const id of [young, inBag, waiting]) expect(await isStored(id)).toBe(true);
    expect((await open(staff, waitingOrder, waiting)).status).toBe(200);
    expect(await statusOf(open(staff, oldOrder, old))).toBe(404);
  });
});

describe("the lens page without scripts", () => {
  const fields = { ...answersOfForm, eyes: "right", "right.sphere": "-2.50", "right.boxes": "1" };

  async function submit(values: Record<string, string>, file?: Blob) {
    const form = new FormData();
    const more = { variant: variant_id, "right.baseCurve": "8.6", "right.diameter": "14.0" };
    for (const [name, value] of Object.entries({ ...more, ...values })) form.set(name, value);
    // What the file is called and said to be does not count.
    if (file) form.set("check.file", file, "prescription.pdf");
    const answer = await fetch(`${info.shop}/shop/product/${handle}`, {
      method: "POST",
      headers: { origin: new URL(info.shop).origin },
      body: form,
      redirect: "manual",
    });
    const page = await answer.text();
    return { status: answer.status, page, id: /value="(presc_\w+)"/.exec(page)?.[1] };
  }

  it("says beside the field what is wrong with a file, and keeps what was typed", async () => {
    const type = "application/pdf";
    const wrong = await submit(fields, new Blob(["<html>"], { type }));
    expect(wrong.status).toBe(422);
    expect(wrong.page).toContain(text("en", "lens.check.problem.file-type"));
    expect(wrong.page).toMatch(/value="-2\.50?"/);
    expect(wrong.page).toMatch(
      /value="within-a-year"[^>]*checked|checked[^>]*value="within-a-year"/,
    );
    const large = await submit(fields, new Blob([pdf, new Uint8Array(largestPrescription)]));
    expect(large.status).toBe(422);
    expect(large.page).toContain(text("en", "lens.check.problem.file-size"));
  });

  it("stores a photo, as a new one, while an answer is missing, and gives it to one bag", async () => {
    const photo = readFileSync(photograph);
    const refused = await submit({ ...fields, "check.worn": "" }, new Blob([photo]));
    expect([refused.status, refused.id]).toEqual([422, expect.any(String)]);
    const bag = await submit({ ...fields, "check.prescription": refused.id ?? "" });
    expect(bag.status).toBe(303);
    const rows = await query(
      info,
      "select media_type from lens_prescription where id = $1 and cart_id is not null",
      [refused.id],
    );
    expect(rows).toEqual([{ media_type: "image/jpeg" }]);

    const again = await submit({ ...fields, "check.prescription": refused.id ?? "" });
    expect(again.status).toBe(422);
    expect(again.page).toContain(text("en", "lens.check.problem.file-gone"));
    expect(again.id).toBeUndefined();
  });
});
