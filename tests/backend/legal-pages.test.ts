/** The legal pages: facts of the business in them, missing ones, drafts, versions. */
import { legalFacts, optionalLegalFacts } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
const path = "/admin/texts/legal.terms/fr";
let staff: Medusa;

interface Stored {
  readonly text: { readonly text: string | null; readonly draft: string | null };
  readonly document: {
    readonly own: string;
    readonly current: string;
    readonly missing: readonly string[];
  };
  readonly version: number;
  readonly history: readonly { readonly id: string; readonly text: string | null }[];
}
interface Profile {
  readonly version: number;
  readonly business_profile: { readonly legal: Record<string, string> };
}

const read = () => staff.client.fetch<Stored>(path);
const save = async (text: string, publish: boolean) => {
  const { version } = await read();
  const body = { text, publish, version };
  return staff.client.fetch<Stored>(path, { method: "POST", body });
};
const back = async () => {
  const { version } = await read();
  return staff.client.fetch<Stored>(`${path}?version=${version}`, { method: "DELETE" });
};
const previewToken = async () => {
  const { preview } = await staff.client.fetch<{ preview: { token: string } }>("/admin/texts");
  return preview.token;
};
const page = async (address: string) => (await fetch(info.shop + address)).text();
const becomes = (address: string) =>
  expect.poll(() => page(address), { timeout: 20_000, interval: 200 });

beforeAll(async () => {
  staff = await signInAsStaff(info);
});
afterAll(async () => {
  const { text } = await read();
  if (text.text !== null || text.draft !== null) await back();
});

it("fills in the business's facts, in the language of the page", async () => {
  for (const address of ["/legal/terms", "/fr/legal/privacy", "/de/legal/notice"]) {
    const html = await page(address);
    expect(html).toContain("Clairval Optique S.à r.l.");
    const names = [...legalFacts, ...optionalLegalFacts];
    expect(
      names.filter((name) => html.includes(`{${name}}`) || html.includes(`[${name}]`)),
    ).toEqual([]);
  }
  expect(await page("/de/legal/terms")).toContain('href="/de/withdrawal"');
});

it("takes Markdown from staff, as a draft, as a version, and keeps every version", async () => {
  const before = await read();
  expect(before.history[0]?.id).toBe(before.document.current);

  const words = "## Un titre\n\nChez **{business_name}** et [ici](/withdrawal).\n\n- un\n- deux";
  const draft = await save(words, false);
  expect(draft.document.current).toBe(before.document.current);
  const token = await previewToken();
  const shown = await page(`/fr/legal/terms?preview=${token}`);
  expect(shown).toContain("<strong>Clairval Optique</strong>");
  expect(shown).toContain('href="/fr/withdrawal"');
  expect(await page("/fr/legal/terms")).not.toContain("Un titre");

  const published = await save(words, true);
  expect(published.document.current).not.toBe(before.document.current);
  await becomes("/fr/legal/terms").toContain("<h2>Un titre</h2>");

  const old = `/fr/legal/terms?preview=${token}&version=${before.document.current}`;
  expect(await page(old)).not.toContain("Un titre");
  const forged = `/fr/legal/terms?preview=forged&version=${before.document.current}`;
  expect(await page(forged)).toContain("Un titre");

  const own = await back();
  expect(own.document.current).not.toBe(before.document.current);
  expect(own.history.find(({ id }) => id === own.document.current)?.text).toBe(before.document.own);
  expect(own.history.map(({ text }) => text)).toContain(words);
  await becomes("/fr/legal/terms").not.toContain("Un titre");
});

it("leaves out a line with a missing fact, and tells staff which it is", async () => {
  const profile = await staff.client.fetch<Profile>("/admin/business-profile");
  const write = (legal: Record<string, string>, version: number) =>
    staff.client.fetch<Profile>("/admin/business-profile", {
      method: "POST",
      body: { business_profile: { ...profile.business_profile, legal }, version },
    });
  const { legal } = profile.business_profile;
  const without = await write({ ...legal, permitNumber: "" }, profile.version);
  try {
    await becomes("/legal/notice").not.toContain("Business permit");
    expect(await page(`/legal/notice?preview=${await previewToken()}`)).toContain("[permit]");
    const { missing } = await staff.client.fetch<{ missing: Record<string, string[]> }>(
      "/admin/texts",
    );
    expect(missing["legal.notice.en"]).toEqual(["permit"]);
    expect(missing["legal.cookies.en"]).toEqual([]);
  } finally {
    await write(legal, without.version);
  }
  await becomes("/legal/notice").toContain("Business permit");
});

it.each(["<script>alert(1)</script>", "{radius}", ""])("refuses %j", async (text) => {
  const { version } = await read();
  expect(await statusOf(staff, "POST", path, { text, publish: true, version })).toBe(400);
});
