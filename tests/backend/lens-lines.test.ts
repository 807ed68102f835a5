import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { startCart, storeClient } from "../support/customer.ts";
import { oneUnlessAll, someUnlessAll } from "../support/extent.ts";
import { lensAnswers } from "../support/lens-releases.ts";
import { type Lens, type Line, linesOf, post, rightLenses, variantIds } from "../support/lenses.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const sdk = storeClient(info);
const handle = "biofinity";
let variant_id: string;
let cartId: string;

beforeAll(async () => {
  variant_id = (await variantIds(info))(handle);
});

beforeEach(async () => {
  cartId = await startCart(sdk);
});

const right: Lens = { eye: "right", ...rightLenses[handle] };
const left: Lens = { ...right, eye: "left" };

const add = (lens: Lens, quantity = 1, more: object = {}) =>
  post(info, `/store/carts/${cartId}/line-items`, {
    variant_id,
    quantity,
    metadata: { lens, ...more },
  });

const change = (line: Line | undefined, body: object) =>
  post(info, `/store/carts/${cartId}/line-items/${line?.id}`, body);

const byEye = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ metadata, quantity }) => [metadata?.lens?.eye, quantity]));

describe("lines of one variant", () => {
  it("are joined when the lens is the same, however it is spelled", async () => {
    await add(right);
    await add({ diameter: 14.0, baseCurve: 8.6, sphere: 8.0, eye: "right" });
    await add({ ...right, cylinder: 0 });
    await add(right, 1, { lensRangeVersion: 1 });
    const lines = await linesOf(sdk, cartId);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.quantity).toBe(4);
    expect(lines[0]?.metadata).toEqual({ lens: right });
  });

  it("stay apart when eye or power differ", { tags: "long" }, async () => {
    await add(right);
    await add(left, 2);
    await add({ ...right, sphere: -8 });
    expect(await linesOf(sdk, cartId)).toHaveLength(3);
  });

  it("are joined by adds at the same time", { tags: "long" }, async () => {
    const answers = await Promise.all([
      add(right),
      add(left),
      add(right),
      add(left),
      add(right),
      add({ ...right, cylinder: 0 }),
    ]);
    // A cart that stays busy for two seconds refuses with 409 and writes nothing.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const accepted = (eye: number[]) => eye.filter((at) => answers[at]?.status === 200).length;
    const lines = await linesOf(sdk, cartId);
    const counts = { right: accepted([0, 2, 4, 5]), left: accepted([1, 3]) };
    const wanted = Object.entries(counts).filter(([, count]) => count > 0);
    expect(wanted).not.toEqual([]);
    expect(lines).toHaveLength(wanted.length);
    expect(byEye(lines)).toEqual(Object.fromEntries(wanted));
  });

  it("hold what lasts one eye a year at most, together", async () => {
    // Four boxes of three monthly lenses.
    const first = 3;
    const tooMany = { field: "quantity", code: "too-many-boxes" };
    expect((await add(right, first)).status).toBe(200);
    for (const more of [2, 5]) {
      const { status, body } = await add(right, more);
      expect([status, body.issues?.[0]]).toEqual([400, expect.objectContaining(tooMany)]);
    }
    const [line] = await linesOf(sdk, cartId);
    expect((await change(line, { quantity: 5 })).status).toBe(400);
    expect((await change(line, { quantity: 4 })).status).toBe(200);
    expect((await add(left, 4)).status).toBe(200);
    expect(byEye(await linesOf(sdk, cartId))).toEqual({ right: 4, left: 4 });
  });
});

it("a line of a bag holds no more boxes than that either", async () => {
  const line = { variant_id, lens: right, answers: lensAnswers };
  const bag = await TestBag.begin(info, [{ ...line, quantity: 4 }]);
  const [held] = await bag.lines();
  const answers = [
    await bag.add([{ ...line, quantity: 1 }]),
    await bag.change(`/lines/${held?.id}`, { quantity: 5 }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, "boxes"],
    [400, "boxes"],
  ]);
  expect((await bag.change(`/lines/${held?.id}`, { quantity: 2 })).status).toBe(200);
});

describe("a change of a line", () => {
  it("sets the quantity and keeps the lens", { tags: "long" }, async () => {
    await add(right);
    const [line] = await linesOf(sdk, cartId);
    expect((await change(line, { quantity: 3 })).status).toBe(200);
    const [after] = await linesOf(sdk, cartId);
    expect(after).toMatchObject({ quantity: 3, metadata: { lens: right } });
  });

  it.each(oneUnlessAll([1.5, -1, 100, 1e9, "2"]))("refuses a quantity of %j", async (quantity) => {
    await add(right);
    const [line] = await linesOf(sdk, cartId);
    expect((await change(line, { quantity })).status).toBe(400);
    expect(byEye(await linesOf(sdk, cartId))).toEqual({ right: 1 });
  });

  it("removes the line at 0", { tags: "long" }, async () => {
    await add(right);
    const [line] = await linesOf(sdk, cartId);
    expect((await change(line, { quantity: 0 })).status).toBe(200);
    expect(await linesOf(sdk, cartId)).toEqual([]);
  });

  it("takes another right lens and spells it as stored", async () => {
    await add(right);
    const [line] = await linesOf(sdk, cartId);
    const lens = { ...right, sphere: -8, cylinder: 0 };
    const { status } = await change(line, { quantity: 1, metadata: { lens, lensRangeVersion: 1 } });
    expect(status).toBe(200);
    expect((await linesOf(sdk, cartId))[0]?.metadata).toEqual({ lens: { ...right, sphere: -8 } });
  });

  it.each(
    someUnlessAll(3, [
      ["a lens that is not made", { lens: { ...right, sphere: 8.25 } }],
      ["values that the lens does not have", { lens: { ...right, cylinder: -0.75, axis: 180 } }],
      ["an addition that the lens does not have", { lens: { ...right, addition: 2 } }],
      ["another base curve", { lens: { ...right, baseCurve: 8.4 } }],
      ["a prescription for which it is not the nearest", { prescribed: { ...right, sphere: 7 } }],
      ["parameters that are gone", null],
      ["parameters that are emptied", {}],
      ["parameters that are erased", { lens: "" }],
    ]),
  )("refuses %s", async (_name, metadata) => {
    await add(right);
    const [line] = await linesOf(sdk, cartId);
    expect((await change(line, { quantity: 1, metadata })).status).toBe(400);
    expect((await linesOf(sdk, cartId))[0]?.metadata).toEqual({ lens: right });
  });

  it("refuses to make a line the twin of another", { tags: "long" }, async () => {
    await add(right);
    await add(left);
    const lines = await linesOf(sdk, cartId);
    const line = lines.find(({ metadata }) => metadata?.lens?.eye === "left");
    const { status, body } = await change(line, { quantity: 1, metadata: { lens: right } });
    expect([status, body.issues?.[0]?.code]).toEqual([400, "duplicate"]);
    expect(byEye(await linesOf(sdk, cartId))).toEqual({ right: 1, left: 1 });
  });
});

/** Values that a spherical lens does not have, each way they can be written down. */
const foreign: [string, Lens][] = [
  ["cylinder", { ...right, cylinder: -0.75, axis: 180 }],
  ["axis", { ...right, axis: 180 }],
  ["addition", { ...right, addition: 2 }],
  ["design", { ...right, design: "D" }],
  ["baseCurve", { ...right, baseCurve: 8.4 }],
];

describe("a value that the lens does not have", () => {
  it.each(someUnlessAll(2, foreign))(
    "is refused by name wherever it is posted: %s",
    async (field, lens) => {
      const line = { variant_id, quantity: 1 };
      const answers = [
        await add(lens),
        await post(info, "/store/carts", { items: [{ ...line, metadata: { lens } }] }),
        await post(info, "/store/bags", { language: "en", lines: [{ ...line, lens }] }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.issues?.map((issue) => issue.field)]).toEqual([
          400,
          expect.arrayContaining([field]),
        ]);
      }
      expect(await linesOf(sdk, cartId)).toEqual([]);
    },
  );
});

describe("the nearest lens", () => {
  /** Powers beyond six dioptres are made in halves. */
  const made: Lens = { ...right, sphere: 7.5 };
  const prescribed: Lens = { ...right, sphere: 7.75 };

  it("is noted with what was prescribed, from the bag to the cart, beside the same lens without", async () => {
    const bag = await TestBag.begin(info, [
      { variant_id, quantity: 1, lens: made, prescribed, answers: lensAnswers },
      { variant_id, quantity: 1, lens: made, answers: lensAnswers },
    ]);
    const { cart } = (await bag.project()).body;
    const lines = await linesOf(sdk, cart?.id ?? "");
    expect(lines.map(({ metadata }) => metadata?.lens)).toEqual([made, made]);
    expect(lines.map(({ metadata }) => metadata?.prescribed)).toEqual(
      expect.arrayContaining([prescribed, undefined]),
    );
    // Written again in another language, the note stays.
    const french = (await bag.project("fr")).body.cart;
    const again = await linesOf(sdk, french?.id ?? "");
    expect(again.filter(({ metadata }) => metadata?.prescribed)).toHaveLength(1);
  });

  it.each(
    someUnlessAll(2, [
      ["too far away", { ...right, sphere: 8.5 }],
      ["of the other eye", { ...prescribed, eye: "left" }],
      ["the lens itself", made],
      ["of another fit", { ...made, baseCurve: 8.4 }],
      ["unreadable", { sphere: "+7.75" }],
    ]),
  )("is refused for a prescription that is %s", async (_name, wrong) => {
    const answers = [
      await add(made, 1, { prescribed: wrong }),
      await post(info, "/store/bags", {
        language: "en",
        lines: [{ variant_id, quantity: 1, lens: made, prescribed: wrong }],
      }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.issues?.[0]?.field]).toEqual([400, "prescribed"]);
    }
  });
});
