/** Lens ranges as staff keep them: saved with a version, imported, exported, enforced at once. */
import type { ParameterRange } from "@landolt/optics";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { eventually } from "../support/eventually.ts";
import { lensAnswers } from "../support/lens-releases.ts";
import { linesOf, post, rightLenses, variantIds, withRange } from "../support/lenses.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const sdk = storeClient(info);
const handle = "ultra";
let staff: Medusa;
let bearer: string;
let productId: string;

type Origin = { source: string | null; checked_on: string | null };
type Report = {
  faults: { line: number; code: string }[];
  products: { handle: string; effect: string }[];
  applied: boolean;
};
type Stored = {
  lens_range: Origin & { version: number; range: ParameterRange };
  today: string;
  history: (Origin & { version: number; changed_by: string | null })[];
};

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const answer = await fetch(`${info.backend}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: info.staffEmail, password: staffPassword(info) }),
  });
  bearer = `Bearer ${((await answer.json()) as { token: string }).token}`;
  const { products } = await sdk.store.product.list({ handle, fields: "id" });
  productId = products[0]?.id ?? "";
});

const read = () => staff.client.fetch<Stored>(`/admin/lens-ranges/${productId}`);

async function send(path: string, body: object) {
  const answer = await fetch(`${info.backend}/admin/lens-ranges${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: bearer },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function exported(format: "csv" | "json"): Promise<string> {
  const answer = await fetch(`${info.backend}/admin/lens-ranges/export?format=${format}`, {
    headers: { authorization: bearer },
  });
  expect(answer.headers.get("content-disposition")).toContain(`lens-ranges.${format}`);
  return answer.text();
}

const imports = async (format: string, content: string, dry_run: boolean) => {
  const { status, body } = await send("/import", { format, content, dry_run });
  return { status, report: body as Report };
};

describe("lens ranges", () => {
  it("are listed with what they say in three languages", async () => {
    const { lens_ranges } = await staff.client.fetch<{
      lens_ranges: { handle: string; current: { summary: Record<string, string[]> } | null }[];
    }>("/admin/lens-ranges");
    expect(lens_ranges.filter(({ current }) => current)).toHaveLength(12);
    const biofinity = lens_ranges.find((each) => each.handle === "biofinity");
    expect(biofinity?.current?.summary.en?.join(" ")).toContain("−6.00 to +6.00 by 0.25");
    expect(biofinity?.current?.summary.de?.join(" ")).toContain("Basiskurve 8,6 mm");
  });

  it("are saved with author and history, and not over somebody else's change", async () => {
    const { lens_range } = await read();
    const { version, range } = lens_range;
    const changed = { ...range, plano: !range.plano };
    const saved = await send(`/${productId}`, { range: changed, version });
    expect(saved.status).toBe(200);
    const late = await send(`/${productId}`, { range, version });
    expect([late.status, late.body.type]).toEqual([409, "conflict"]);
    const both = await Promise.all(
      [1, 2].map(() => send(`/${productId}`, { range, version: version + 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { history } = await read();
    expect(history.map((each) => each.version).slice(0, 3)).toEqual([
      version + 2,
      version + 1,
      version,
    ]);
    expect(history[0]?.changed_by).toBeTruthy();
  });

  it("keep where their values come from, with a history, and the list says what is missing", async () => {
    const { lens_range, today } = await read();
    const { range, version, source, checked_on } = lens_range;
    expect([source, checked_on]).toEqual([expect.stringContaining("transcript"), null]);
    const listed = async () => {
      const { lens_ranges } = await staff.client.fetch<{
        lens_ranges: { handle: string; current: { source_warning: string | null } | null }[];
      }>("/admin/lens-ranges");
      return lens_ranges.find((each) => each.handle === handle)?.current;
    };
    expect(await listed()).toMatchObject({ source, source_warning: "not-checked" });

    const ours = { source: "Fitting guide, 2026", checked_on: today };
    expect(
      (await send(`/${productId}`, { range, version, ...ours })).body.lens_range,
    ).toMatchObject({ ...ours, version: version + 1 });
    expect(await listed()).toMatchObject({ ...ours, source_warning: null });
    expect(await exported("csv")).toContain(`"Fitting guide, 2026",${today}`);
    const kept = await send(`/${productId}`, { range, version: version + 1, source: null });
    expect(kept.body.history.slice(0, 3)).toMatchObject([
      { source: null, checked_on: today },
      ours,
      { source, checked_on },
    ]);
    expect(await listed()).toMatchObject({ source_warning: "no-source" });

    const wrong = { source: "x".repeat(201), checked_on: "2999-01-01" };
    const refused = await send(`/${productId}`, { range, version: version + 2, ...wrong });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [
        { path: "source", code: "too-long" },
        { path: "checked_on", code: "in-future" },
      ],
    ]);
    const file = (await exported("csv")).replace(`,${today}\r`, ",2026-02-31\r");
    const { report } = await imports("csv", file, true);
    expect(report.faults).toMatchObject([{ code: "not-a-day" }]);
    await send(`/${productId}`, { range, version: version + 2, source, checked_on });
  });

  it("are refused with the place of every fault", async () => {
    const { lens_range } = await read();
    const { range, version } = lens_range;
    const powers = [...range.powers, { from: -600, to: -500, step: 25 }];
    const { status, body } = await send(`/${productId}`, { range: { ...range, powers }, version });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: `range.powers.${powers.length - 1}`, code: "overlap" }]);
    const shapeless = await send(`/${productId}`, { range: { fits: "x" }, version: "1" });
    expect(shapeless.status).toBe(400);
    expect((await read()).lens_range.version).toBe(version);
  });

  it("count at once, for a line that was added before too", async () => {
    const { lens_range } = await read();
    const { range, version } = lens_range;
    const variant_id = (await variantIds(info))(handle);
    const lens = { eye: "right", ...rightLenses[handle], sphere: -1 };
    const cartId = await startCart(sdk);
    await post(info, `/store/carts/${cartId}/line-items`, {
      variant_id,
      quantity: 1,
      metadata: { lens },
    });
    const [line] = await linesOf(sdk, cartId);
    const added = {
      ...{ variant_id, quantity: 1, lens, range_version: version },
      answers: lensAnswers,
    };
    const bag = await TestBag.begin(info, [added]);
    const powers = [{ from: -600, to: -200, step: 25 }];
    const narrow = () => ({ ...range, powers, plano: false });
    await withRange(staff, handle, narrow, async () => {
      const more = await post(info, `/store/carts/${cartId}/line-items`, {
        variant_id,
        quantity: 1,
        metadata: { lens, lensRangeVersion: version },
      });
      // The bag remembers an article for two seconds, and a range with it.
      const joined = await eventually(async () => {
        const answer = await bag.add([added]);
        // An add that still succeeds may end at the most boxes of the line before the range is known.
        expect([answer.status, answer.body.code]).toEqual([400, "prescription"]);
        return answer;
      });
      for (const { status, body } of [more, joined]) {
        expect([status, body.message]).toEqual([400, expect.stringContaining("changed since")]);
        // A dioptre further is nothing that is offered.
        expect(body).not.toHaveProperty("nearest");
        expect(body).toMatchObject({
          range_version: version + 1,
          issues: [{ field: "sphere", code: "out-of-range", value: -1 }],
        });
      }
      await expect(placeOrder(sdk, cartId)).rejects.toMatchObject({ status: 400 });
      const removed = await post(info, `/store/carts/${cartId}/line-items/${line?.id}`, {
        quantity: 0,
      });
      expect(removed.status).toBe(200);
    });
  });

  it.each(["csv", "json"] as const)("come back unchanged from an export as %s", async (format) => {
    const { status, report } = await imports(format, await exported(format), true);
    expect([status, report.faults]).toEqual([200, []]);
    expect(report.products).toHaveLength(12);
    expect(new Set(report.products.map(({ effect }) => effect))).toEqual(new Set(["unchanged"]));
  });

  it("are imported all or not at all, after a report of every line", async () => {
    const csv = await exported("csv");
    const before = (await read()).lens_range;
    const ours = csv.split("\r\n").filter((line) => /^(handle|ultra),/.test(line));
    const mended = ours.map((line) => line.replace("lens,spherical,yes", "lens,spherical,no"));
    const broken = [
      ...mended,
      "ultra,power,,,,,,9.00,8.00,0.25,,,,",
      "nobody,fit,,,,8.60,x,,,,,,,",
    ];

    const dry = await imports("csv", broken.join("\r\n"), true);
    expect([dry.status, dry.report.applied]).toEqual([200, false]);
    const { length } = broken;
    for (const [line, code] of [
      [length - 1, "inverted"],
      [length, "not-a-number"],
      [length, "lens-row-missing"],
    ] as const) {
      expect(dry.report.faults).toContainEqual(expect.objectContaining({ line, code }));
    }
    const wet = await imports("csv", broken.join("\r\n"), false);
    expect([wet.status, wet.report.applied]).toEqual([400, false]);
    expect((await read()).lens_range).toEqual(before);

    const good = await imports("csv", mended.join("\r\n"), false);
    expect([good.status, good.report.applied]).toEqual([200, true]);
    expect((await read()).lens_range.range.plano).toBe(false);
    const stale = await imports("csv", ours.join("\r\n"), true);
    expect(stale.report.faults).toMatchObject([{ code: "stale" }]);
    await send(`/${productId}`, { range: before.range, version: before.version + 1 });
  });

  it("are closed to anybody not signed in", async () => {
    for (const path of ["", "/export?format=csv", `/${productId}`]) {
      expect((await fetch(`${info.backend}/admin/lens-ranges${path}`)).status).toBe(401);
    }
  });
});
