/** Texts of pages in staff's own words: drafted, looked at, published, seen, taken back. */
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";
import { inRole, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const key = "pages.about.who.text";
const path = `/admin/texts/${key}/de`;
let staff: Medusa;

interface Stored {
  readonly text: { readonly text: string | null; readonly draft: string | null };
  readonly version: number;
  readonly history: readonly { readonly text: string | null; readonly changed_by_name: string }[];
}

const read = () => staff.client.fetch<Stored>(path);
const save = (text: string, publish: boolean, version: number) =>
  staff.client.fetch<Stored>(path, { method: "POST", body: { text, publish, version } });
const back = (version: number) =>
  staff.client.fetch<Stored>(`${path}?version=${version}`, { method: "DELETE" });

const page = (query = "") => fetch(`${info.shop}/de/about${query}`);
const says = (text: string, query = "") =>
  expect
    .poll(async () => (await page(query)).text(), { timeout: 20_000, interval: 200 })
    .toContain(text);

beforeAll(async () => {
  staff = await signInAsStaff(info);
});
afterAll(async () => {
  const { version, text } = await read();
  if (text.text !== null || text.draft !== null) await back(version);
});

describe("a text of a page", () => {
  it("is seen by nobody as a draft but in a preview, which nobody keeps", async () => {
    const { version } = await read();
    const draft = "{name} in {town}: l'atelier des 'lunettes', seit heute.";
    expect(await save(draft, false, version)).toMatchObject({ text: { text: null, draft } });
    const { preview } = await staff.client.fetch<{ preview: { token: string } }>("/admin/texts");
    const shown = await page(`?preview=${preview.token}`);
    const text = await shown.text();
    expect(text).toContain("in Mersch: l&#x27;atelier des &#x27;lunettes&#x27;, seit heute.");
    expect(text).toContain("noch nicht veröffentlicht");
    expect(shown.headers.get("cache-control")).toContain("private");
    expect(await (await page("?preview=forged")).text()).not.toContain("seit heute");
    expect(await (await page()).text()).not.toContain("seit heute");
  });

  it("is on the page once it is published, in its language only, and known by its author", async () => {
    const { version } = await read();
    const stored = await save("{name} in {town}, seit gestern.", true, version);
    expect(stored.text.draft).toBeNull();
    expect(stored.history[0]).toMatchObject({ text: "{name} in {town}, seit gestern." });
    expect(stored.history[0]?.changed_by_name).toBeTruthy();
    await says("in Mersch, seit gestern.");
    expect(await (await fetch(`${info.shop}/about`)).text()).not.toContain("seit gestern");
    const { audit_entries } = await staff.client.fetch<{
      audit_entries: { before: Stored["text"] | null; after: Stored["text"] | null }[];
    }>(`/admin/audit?resource=texts&id=${key}.de&limit=1`);
    expect(audit_entries[0]?.after?.text).toBe("{name} in {town}, seit gestern.");
    expect(audit_entries[0]?.before?.text).toBeNull();
  });

  it("is not overwritten by who read it earlier", async () => {
    const { version } = await read();
    const late = await save("Zu spät.", true, version - 1).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(FetchError);
    expect((late as FetchError).status).toBe(409);
  });

  it("goes back to the site's own, and the words stay in the history", async () => {
    const { version } = await read();
    const stored = await back(version);
    expect(stored.text).toMatchObject({ text: null, draft: null });
    expect(stored.history.map(({ text }) => text).slice(0, 2)).toEqual([
      null,
      "{name} in {town}, seit gestern.",
    ]);
    await expect
      .poll(async () => (await page()).text(), { timeout: 20_000, interval: 200 })
      .not.toContain("seit gestern");
  });
});

it.each(["Offen {", "{radius} km", "<b>fett</b>", ""])(
  "%j could break a page and is refused",
  async (text) => {
    const { version } = await read();
    const answer = await save(text, true, version).catch((error: unknown) => error);
    expect((answer as FetchError).status).toBe(400);
    expect((await read()).version).toBe(version);
  },
);

it("is for those who may change what the site says, and only the texts that there are", async () => {
  const { sdk } = await inRole(info, "read-only");
  const body = { text: "x", publish: true, version: 0 };
  expect(await statusOf(sdk, "POST", path, body)).toBe(403);
  expect(await statusOf(sdk, "GET", path)).toBe(200);
  expect(await statusOf(staff, "POST", "/admin/texts/checkout.title/de", body)).toBe(404);
  expect(await statusOf(staff, "POST", `/admin/texts/${key}/xx`, body)).toBe(404);
});
