import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { lensConsent } from "../support/bags.ts";
import { placeOrder, startCart, storeClient } from "../support/customer.ts";
import { eventually } from "../support/eventually.ts";
import { isAll, someUnlessAll } from "../support/extent.ts";
import { type Lens, linesOf, post, rightLenses, variantIds } from "../support/lenses.ts";
import { mailsTo } from "../support/outbox.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const sdk = storeClient(info);
let variantOf: (handle: string) => string;

beforeAll(async () => {
  variantOf = await variantIds(info);
});

const astigmatism = "acuvue-oasys-for-astigmatism";
const minusThree: Lens = {
  eye: "right",
  ...rightLenses[astigmatism],
};

const add = (cartId: string, handle: string, lens: unknown, quantity: unknown = 1) =>
  post(info, `/store/carts/${cartId}/line-items`, {
    variant_id: variantOf(handle),
    quantity,
    metadata: { lens },
  });

/** The twelve lenses of the seed; for `npm test` a spherical, a toric and a multifocal one. */
const ofEachKind = Object.entries(rightLenses).filter(
  ([handle]) =>
    isAll || ["biofinity", astigmatism, "acuvue-1-day-moist-multifocal"].includes(handle),
);

describe("the lens range in the store API", () => {
  it("is answered for all lenses at once where none is named", async () => {
    const { lens_ranges } = await sdk.client.fetch<{
      lens_ranges: { handle: string; range: { kind: string } }[];
    }>("/store/lens-ranges");
    const handles = lens_ranges.map(({ handle }) => handle);
    expect(handles).toEqual(expect.arrayContaining(Object.keys(rightLenses)));
    expect(lens_ranges.every(({ range }) => range.kind !== undefined)).toBe(true);
  });

  it.each(ofEachKind)("exists for %s", async (handle) => {
    const { lens_range } = await sdk.client.fetch<{
      lens_range: { product_id: string; version: number; range: { kind: string } };
    }>("/store/lens-ranges", { query: { handle } });
    expect(lens_range.product_id).toMatch(/^prod_/);
    expect(lens_range.version).toBeGreaterThan(0);
    expect(["spherical", "toric", "multifocal"]).toContain(lens_range.range.kind);
  });

  it.each(["contact-lens-case", "no-such-product"])("is 404 for %s", async (handle) => {
    const answer = await fetch(`${info.backend}/store/lens-ranges?handle=${handle}`, {
      headers: { "x-publishable-api-key": info.publishableKey },
    });
    expect(answer.status).toBe(404);
  });
});

describe.each(ofEachKind)("%s", (handle, parameters) => {
  const right: Lens = { eye: "right", ...parameters };
  const wrong: [string, string, Lens][] = [
    ["sphere", "out-of-range", { ...right, sphere: 20 }],
    ["sphere", "off-step", { ...right, sphere: -1.1 }],
    ["sphere", "wrong-type", { ...right, sphere: "-2.75" }],
    ["sphere", "required", { ...right, sphere: undefined }],
    ["eye", "required", { ...right, eye: undefined }],
    ["eye", "out-of-limits", { ...right, eye: "both" }],
    ["baseCurve", "not-made", { ...right, baseCurve: 7.9 }],
    ["diameter", "not-made", { ...right, diameter: 15 }],
    ["lens", "unknown-field", { ...right, colour: "blue" }],
    ...("cylinder" in parameters
      ? ([
          ["cylinder", "required", { ...right, cylinder: undefined }],
          ["cylinder", "not-made", { ...right, cylinder: -5 }],
          ["axis", "required", { ...right, axis: undefined }],
          ["axis", "not-made", { ...right, axis: 5 }],
          ["axis", "too-precise", { ...right, axis: 90.5 }],
        ] satisfies [string, string, Lens][])
      : ([
          ["cylinder", "not-applicable", { ...right, cylinder: -0.75 }],
          ["axis", "not-applicable", { ...right, axis: 90 }],
        ] satisfies [string, string, Lens][])),
    ...("addition" in parameters
      ? ([
          ["addition", "required", { ...right, addition: undefined }],
          ["addition", "not-made", { ...right, addition: 3.75 }],
        ] satisfies [string, string, Lens][])
      : ([["addition", "not-applicable", { ...right, addition: 2 }]] satisfies [
          string,
          string,
          Lens,
        ][])),
  ];

  it("is ordered with a right lens and only with one", async () => {
    const cartId = await startCart(sdk);
    for (const [field, code, lens] of wrong) {
      const { status, body } = await add(cartId, handle, lens);
      expect([field, code, status]).toEqual([field, code, 400]);
      expect(body.type).toBe("invalid_data");
      expect(body.issues).toContainEqual(expect.objectContaining({ field, code }));
      expect(body.range_version).toBeGreaterThan(0);
    }
    expect(await linesOf(sdk, cartId)).toEqual([]);

    const { status, body } = await add(cartId, handle, right);
    expect(status).toBe(200);
    expect(body.cart?.items).toHaveLength(1);
    expect(body.cart?.items?.[0]?.metadata).toEqual({ lens: right });
  });
});

describe("a combination that is not made", () => {
  it("is refused with the axes that exist and the nearest lens", async () => {
    const cartId = await startCart(sdk);
    const { status, body } = await add(cartId, astigmatism, { ...minusThree, axis: 25 });
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      {
        field: "axis",
        code: "not-made",
        value: 25,
        allowed: [10, 20, 70, 80, 90, 100, 110, 160, 170, 180],
        nearest: 20,
      },
    ]);
    expect(body.nearest).toEqual({ ...minusThree, axis: 20 });
    expect(JSON.stringify(body.message)).not.toContain("25");
    const far = await add(cartId, astigmatism, { ...minusThree, axis: 30 });
    expect([far.status, far.body.nearest]).toEqual([400, undefined]);
  });

  it("is reported as a change of the range when the page knew another version", async () => {
    const cartId = await startCart(sdk);
    const { body } = await post(info, `/store/carts/${cartId}/line-items`, {
      variant_id: variantOf(astigmatism),
      quantity: 1,
      metadata: { lens: { ...minusThree, axis: 30 }, lensRangeVersion: 999 },
    });
    expect(body.message).toContain("changed since");
  });
});

describe("parameters and articles", () => {
  it("are refused on an article that is no lens", async () => {
    const cartId = await startCart(sdk);
    const variant_id = await accessory(info);
    const { status, body } = await post(info, `/store/carts/${cartId}/line-items`, {
      variant_id,
      quantity: 1,
      metadata: { lens: minusThree },
    });
    expect([status, body.issues?.[0]]).toEqual([400, { field: "lens", code: "not-a-lens" }]);
  });

  it.each(
    someUnlessAll(2, [null, {}, { lens: null }, { lens: "" }, { lens: [] }, { lens: "-2.75" }]),
  )("are needed on a lens: %j is refused", async (metadata) => {
    const cartId = await startCart(sdk);
    const { status, body } = await post(info, `/store/carts/${cartId}/line-items`, {
      variant_id: variantOf(astigmatism),
      quantity: 1,
      metadata,
    });
    expect([status, body.issues?.[0]?.field]).toEqual([400, "lens"]);
  });

  it.each(someUnlessAll(2, [0, -1, 1.5, 100, 1e9, "2", null]))(
    "are refused with %j boxes",
    async (quantity) => {
      const cartId = await startCart(sdk);
      const { status } = await add(cartId, astigmatism, minusThree, quantity);
      expect(status).toBe(400);
      expect(await linesOf(sdk, cartId)).toEqual([]);
    },
  );

  it("may come with the cart, and equal lenses share a line there too", async () => {
    const line = { variant_id: variantOf(astigmatism), quantity: 1 };
    const wrong = await post(info, "/store/carts", {
      items: [
        { ...line, metadata: { lens: minusThree } },
        { ...line, metadata: { lens: { ...minusThree, axis: 30 } } },
      ],
    });
    expect([wrong.status, wrong.body.issues?.[0]?.code]).toEqual([400, "not-combined"]);

    const { body } = await post(info, "/store/carts", {
      metadata: { lens_consent: lensConsent },
      items: [
        { ...line, metadata: { lens: minusThree } },
        { ...line, metadata: { lens: { ...minusThree, eye: "left" } } },
        { ...line, quantity: 2, metadata: { lens: minusThree, lensRangeVersion: 1 } },
      ],
    });
    const lines = await linesOf(sdk, body.cart?.id ?? "");
    expect(lines.map(({ quantity }) => quantity).sort()).toEqual([1, 3]);
  });

  it("can be ordered, reach the order unchanged and stay out of the mail", async () => {
    const email = `marie.${randomUUID()}@example.com`;
    const cartId = await startCart(sdk, { language: "de", email });
    await add(cartId, astigmatism, minusThree);
    const order = await placeOrder(sdk, cartId);
    expect(order.items?.map(({ metadata }) => metadata)).toEqual([{ lens: minusThree }]);

    await eventually(async () => {
      const [mail] = await mailsTo(info, email);
      expect(mail?.raw).toContain("Linsenwerte senden wir nicht per E-Mail");
      expect(mail?.raw).not.toContain("Zylinder");
    });
  });
});
