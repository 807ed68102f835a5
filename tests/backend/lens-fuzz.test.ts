/**
 * Random lenses against the raw API: whatever is written must be a lens that exists, and nothing
 * may end in an error of ours.
 */
import {
  type LensField,
  type LensValue,
  lensFromMetadata,
  lensToMetadata,
  options,
  type ParameterRange,
  validate,
} from "@landolt/optics";
import { expect, it } from "vitest";
import { lensConsent } from "../support/bags.ts";
import { startCart, storeClient } from "../support/customer.ts";
import { howMany, isAll } from "../support/extent.ts";
import { type Lens, type Line, linesOf, post, rightLenses, variantIds } from "../support/lenses.ts";
import { randomFrom, seed } from "../support/random.ts";
import { runningShop } from "../support/shop-info.ts";

const requests = howMany(4, 150);
const workers = 6;

const oddities: readonly unknown[] = [
  null,
  true,
  false,
  "",
  "0",
  "-2.75",
  "−2,75",
  "MID",
  "NaN",
  "\u0000",
  "\ud800",
  [],
  {},
  [[-2.75]],
  { sphere: -2.75 },
  0,
  -0,
  1,
  -1,
  0.1,
  1e-9,
  1e308,
  -1e308,
  2 ** 53,
  180,
  181,
  360,
  -2.751,
  "right",
  "__proto__",
  "x".repeat(5000),
];
const fields = ["eye", "sphere", "cylinder", "axis", "addition", "design", "baseCurve", "diameter"];
const quantities: readonly unknown[] = [1, 1, 1, 2, 0, -1, 0.5, 100, 1e9, "1", null];

it(`${requests} random requests write no line that is not made`, {
  timeout: 3_600_000,
}, async () => {
  const info = runningShop();
  const sdk = storeClient(info);
  const variantOf = await variantIds(info);
  // Carts started at once would each make the same new customer, and all but one would fail.
  await startCart(sdk);
  const handles = Object.keys(rightLenses);
  const ranges = new Map<string, ParameterRange>();
  for (const handle of handles) {
    const { lens_range } = await sdk.client.fetch<{ lens_range: { range: ParameterRange } }>(
      "/store/lens-ranges",
      { query: { handle } },
    );
    ranges.set(variantOf(handle), lens_range.range);
  }

  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;

  async function work(random: () => number): Promise<void> {
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const mutate = (lens: Lens, range: ParameterRange): Lens => {
      const mutated: Lens = { ...lens };
      // A lens that is taken costs ten times one that is refused, and there is more to refuse.
      const changes = random() < 0.1 ? 0 : 1 + Math.floor(random() * 3);
      for (let times = changes; times > 0; times -= 1) {
        const field = pick(fields);
        const made: readonly LensValue[] =
          field === "eye" ? [] : options(range, {})[field as LensField];
        const [first] = made;
        const near = typeof first === "number" ? Number(pick(made)) / 100 : pick(made);
        mutated[field] = pick([
          undefined,
          near,
          pick(oddities),
          Math.round((random() - 0.5) * 160) / 4,
          Math.round(random() * 200),
          (random() - 0.5) * 40,
        ]);
      }
      if (random() < 0.05) mutated[pick(["power", "lens", "constructor"])] = pick(oddities);
      return mutated;
    };

    while (sent < requests) {
      const cartId = await startCart(sdk);
      // A longer cart costs more at each step, and shows nothing else.
      for (let step = 0; step < 6 && sent < requests; step += 1) {
        sent += 1;
        const handle = pick(handles);
        const variant_id = variantOf(handle);
        const range = ranges.get(variant_id) as ParameterRange;
        const right = { eye: pick(["right", "left"]), ...rightLenses[handle] };
        const lens = random() < 0.03 ? pick(oddities) : mutate(right, range);
        const metadata = random() < 0.03 ? pick(oddities) : { lens };
        const line = { variant_id, quantity: random() < 0.7 ? 1 : pick(quantities), metadata };
        const lines = random() < 0.15 ? await linesOf(sdk, cartId) : [];
        const old = lines[0] === undefined ? undefined : pick(lines);
        const [path, body] = old
          ? [`/store/carts/${cartId}/line-items/${old.id}`, line]
          : random() < 0.1
            ? [
                "/store/carts",
                {
                  items: [line, { ...line, quantity: 1 }],
                  metadata: { lens_consent: lensConsent },
                },
              ]
            : [`/store/carts/${cartId}/line-items`, line];
        const answer = await post(info, path, body);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const told = `${path} ${JSON.stringify(body)}`;
        if (answer.status >= 500) failures.push(`${answer.status}: ${told}`);
        // A new cart answers with its lines; those of the long-lived one are read at its end.
        if (answer.status === 200 && path === "/store/carts") check(answer.body.cart?.items, told);
      }
      check(await linesOf(sdk, cartId), cartId);
    }
  }

  function check(lines: readonly Line[] | undefined, told: string): void {
    for (const { variant_id, quantity, metadata } of lines ?? []) {
      const range = ranges.get(variant_id) as ParameterRange;
      const reading = lensFromMetadata(metadata?.lens);
      const sound =
        reading.ok &&
        validate(range, withoutEye(reading.lens)).length === 0 &&
        JSON.stringify(sorted(lensToMetadata(reading.lens))) ===
          JSON.stringify(sorted(metadata?.lens)) &&
        Number.isInteger(quantity) &&
        quantity >= 1 &&
        quantity <= 99;
      if (!sound) failures.push(`written: ${quantity} ${JSON.stringify(metadata)} by ${told}`);
    }
  }

  await Promise.all(Array.from({ length: workers }, (_, index) => work(randomFrom(seed + index))));
  expect(failures.slice(0, 10), `seed ${seed}`).toEqual([]);
  // Of a few, all may be refused.
  if (!isAll) return;
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 20);
});

function withoutEye<T extends { eye: unknown }>({ eye, ...parameters }: T): Omit<T, "eye"> {
  return parameters;
}

const sorted = (value: object | undefined) =>
  Object.entries(value ?? {}).sort(([a], [b]) => a.localeCompare(b));
