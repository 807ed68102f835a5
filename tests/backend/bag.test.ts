import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { lensAnswers } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const toric = "acuvue-oasys-for-astigmatism";
const lens = { eye: "right", ...rightLenses[toric] };
let variantOf: (handle: string) => string;
let solution: { variant_id: string; quantity: number };
let cloth: { variant_id: string; quantity: number };

beforeAll(async () => {
  variantOf = await variantIds(info);
  solution = { variant_id: variantOf("clairval-multi-purpose-solution"), quantity: 1 };
  cloth = { variant_id: variantOf("clairval-microfibre-cloth"), quantity: 1 };
});

describe("changes that meet", () => {
  it("40 adds of one line at once are exactly 40 pieces, each answered", async () => {
    const bag = await TestBag.begin(info, [cloth]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => bag.add([solution])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { lines, pieces, version } = await bag.summary();
    recordFault(5, {
      tried: "40 additions",
      lost: Math.max(0, 41 - pieces),
      doubled: Math.max(0, pieces - 41),
    });
    expect({ lines, pieces, version }).toEqual({ lines: 2, pieces: 41, version: 41 });
  });

  it("of 120 adds at once 99 are taken and the others are refused", async () => {
    const bag = await TestBag.begin(info, [cloth]);
    const answers = await Promise.all(Array.from({ length: 120 }, () => bag.add([solution])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(21);
    expect((await bag.summary()).pieces).toBe(100);
  });

  it("mixed changes at once leave what one after the other would leave", async () => {
    const bag = await TestBag.begin(info, [cloth, solution]);
    const [first] = await bag.lines();
    const eyes = ["right", "left"].map((eye) => ({
      variant_id: variantOf(toric),
      quantity: 1,
      lens: { ...lens, eye },
      answers: lensAnswers,
    }));
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => bag.add([solution])),
      // As many boxes as one eye is sold at once.
      ...Array.from({ length: 5 }, () => bag.add(eyes)),
      ...Array.from({ length: 10 }, () => bag.change(`/lines/${first?.id}`, { quantity: 7 })),
      ...Array.from({ length: 5 }, () => bag.project()),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await bag.summary()).toMatchObject({ lines: 4, pieces: 7 + 11 + 10 });
  });
});

describe("a form that is sent again", () => {
  it("counts once, and two presses of two pages count twice", async () => {
    const bag = await TestBag.begin(info, [cloth]);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => bag.add([solution], key)));
    expect((await bag.summary()).pieces).toBe(2);
    await bag.add([solution], randomUUID());
    expect((await bag.summary()).pieces).toBe(3);
  });

  it("counts again once the bag was seen and the visitor came back to the page", async () => {
    const bag = await TestBag.begin(info, [cloth]);
    const key = randomUUID();
    await bag.add([solution], key);
    await bag.project();
    // As if a second had passed: what comes sooner is the second half of a double click.
    await query(
      info,
      `update bag set form_keys = (select jsonb_agg(form || jsonb_build_object('at', (form->>'at')::bigint - 1100))
         from jsonb_array_elements(form_keys) form) where id = $1`,
      [bag.id],
    );
    await bag.add([solution], key);
    expect((await bag.summary()).pieces).toBe(3);
  });
});

describe("a line that is taken out", () => {
  it("comes back to its place with its pieces", async () => {
    const bag = await TestBag.begin(info, [cloth, { ...solution, quantity: 3 }]);
    const [first, second] = await bag.lines();
    await bag.change(`/lines/${first?.id}`, {}, "DELETE");
    expect(await bag.summary()).toMatchObject({ lines: 1, pieces: 3 });
    expect((await bag.lines()).map(({ id, removed }) => [id, removed])).toEqual([
      [first?.id, true],
      [second?.id, false],
    ]);
    await bag.change(`/lines/${first?.id}/restore`);
    const lines = await bag.lines();
    expect(lines.map(({ id, quantity, removed }) => [id, quantity, removed])).toEqual([
      [first?.id, 1, false],
      [second?.id, 3, false],
    ]);
  });
});

describe("what is refused", () => {
  const unknown = `bag_${"0".repeat(48)}`;

  it.each([unknown, "bag_1", "x' or 1=1 --", "%25", "..%2F..", `bag_${"9".repeat(5000)}`])(
    "the bag %j is not there",
    async (id) => {
      const path = `/store/bags/${encodeURIComponent(id)}`;
      const answers = await Promise.all([
        ask(info, `/bags/${encodeURIComponent(id)}`, undefined, "GET"),
        ask(info, `${path}/lines`, { lines: [solution] }),
        ask(info, `${path}/lines/line_1`, { quantity: 1 }),
        ask(info, `${path}/lines/line_1`, {}, "DELETE"),
        ask(info, `${path}/lines/line_1/restore`, {}),
        ask(info, `${path}/projection`, { language: "en" }),
        ask(info, `${path}/prices`, { prices: {} }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    },
  );

  it("a line of another bag", async () => {
    const [mine, other] = await Promise.all([
      TestBag.begin(info, [solution]),
      TestBag.begin(info, [cloth]),
    ]);
    const [line] = await other.lines();
    const answers = await Promise.all([
      mine.change(`/lines/${line?.id}`, { quantity: 5 }),
      mine.change(`/lines/${line?.id}`, {}, "DELETE"),
      mine.change("/lines/' or 1=1 --", {}, "DELETE"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await other.summary()).pieces).toBe(1);
  });

  it.each([0, -1, 1.5, 100, 1e9, "2", "1; drop table bag", null, [], {}, Number.NaN])(
    "a quantity of %j",
    async (quantity) => {
      const bag = await TestBag.begin(info, [solution]);
      const [line] = await bag.lines();
      const added = await bag.add([{ ...solution, quantity }]);
      const set = await bag.change(`/lines/${line?.id}`, { quantity });
      expect([added.status, set.status]).toEqual([400, 400]);
      expect(added.body.message).not.toContain("drop");
      expect((await bag.summary()).pieces).toBe(1);
    },
  );

  it("a variant that is not there, or only shown in the lookbook", async () => {
    const bag = await TestBag.begin(info, [solution]);
    for (const variant_id of ["variant_none", "' or 1=1 --", "", "x".repeat(101), 7, null]) {
      expect((await bag.add([{ variant_id, quantity: 1 }])).status).toBe(400);
    }
    expect((await bag.summary()).version).toBe(1);
  });

  it.each([
    ["none at all", undefined],
    ["another power", { ...lens, sphere: 20 }],
    ["a power between steps", { ...lens, sphere: -1.1 }],
    ["an axis that is not made", { ...lens, axis: 5 }],
    ["a field that no lens has", { ...lens, colour: "blue" }],
    ["text", "sphere"],
    ["a deep object", { ...lens, sphere: { a: { b: { c: [] } } } }],
  ])("a contact lens with %s", async (_name, wrong) => {
    const bag = await TestBag.begin(info, [solution]);
    const line = {
      ...{ variant_id: variantOf(toric), quantity: 1, answers: lensAnswers },
      ...(wrong ? { lens: wrong } : {}),
    };
    expect((await bag.add([line])).status).toBe(400);
    expect((await bag.summary()).pieces).toBe(1);
  });

  it.each([
    ["no answers", undefined],
    ["half of the answers", { worn: "these" }],
    ["answers that call for an appointment", { ...lensAnswers, worn: "never" }],
    ["a child without a parent's word", { ...lensAnswers, wearer: "under-16" }],
  ])("a contact lens with %s", async (_name, answers) => {
    const bag = await TestBag.begin(info, [solution]);
    const line = { variant_id: variantOf(toric), quantity: 1, lens };
    expect((await bag.add([{ ...line, ...(answers && { answers }) }])).status).toBe(400);
    expect((await bag.summary()).pieces).toBe(1);
    expect((await bag.add([{ ...line, answers: lensAnswers }])).status).toBe(200);
  });

  it("lens parameters for what is no lens", async () => {
    const bag = await TestBag.begin(info, [solution]);
    expect((await bag.add([{ ...solution, lens }])).status).toBe(400);
  });

  it("a body that is no line", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const bodies = ["{", "[]", "null", '{"lines":[]}', '{"lines":{}}', '{"lines":[null]}'];
    for (const body of bodies) expect((await bag.change("/lines", body)).status).toBe(400);
    const many = Array.from({ length: 11 }, () => solution);
    expect((await bag.add(many)).status).toBe(400);
    const unstorable = { lines: [solution], key: "abcdefgh\u0000" };
    expect((await bag.change("/lines", unstorable)).status).toBe(400);
  });

  it("all of a pair where one eye is wrong", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const right = { variant_id: variantOf(toric), quantity: 1, lens, answers: lensAnswers };
    expect((await bag.add([right, { ...right, lens: { ...lens, axis: 5 } }])).status).toBe(400);
    expect((await bag.summary()).lines).toBe(1);
  });

  it("says why by a code, which is the key of a text of the website", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const boxes = { variant_id: variantOf(toric), quantity: 6, lens, answers: lensAnswers };
    const wrongLens = {
      ...{ variant_id: variantOf(toric), quantity: 1, answers: lensAnswers },
      lens: { ...lens, axis: 5 },
    };
    const refusals = await Promise.all([
      bag.add([{ variant_id: "variant_none", quantity: 1 }]),
      bag.add([{ ...solution, quantity: 99 }]),
      bag.add([boxes]),
      bag.add([wrongLens]),
      bag.add([{ ...solution, lens }]),
      bag.change("/promotions", { code: "NO-SUCH-CODE" }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "unknown-product"],
      [400, "quantity"],
      [400, "boxes"],
      [400, "prescription"],
      [400, "prescription"],
      [400, "promotion"],
    ]);
  });

  it("more than 40 lines", async () => {
    const bag = await TestBag.begin(info, [solution]);
    const spheres = Array.from({ length: 40 }, (_, index) => -0.5 - index * 0.25);
    let refusedAt = 0;
    let code: string | undefined;
    for (const sphere of spheres.filter((value) => value >= -6)) {
      const eyes = ["right", "left"].map((eye) => ({
        variant_id: variantOf("biofinity"),
        quantity: 1,
        lens: { eye, ...rightLenses.biofinity, sphere },
        answers: lensAnswers,
      }));
      const { status, body } = await bag.add(eyes);
      if (status !== 400) continue;
      refusedAt ||= (await bag.summary()).lines;
      code = body.code;
    }
    expect([refusedAt, code]).toEqual([39, "full"]);
  });
});
