/**
 * What a change of the bag and a whole checkout cost, on the backend's side and one after the other:
 * each beside what it is measured against, so that a busy machine slows both. Buys for good: only in a
 * shop that is thrown away.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { consentVersions } from "@landolt/forms";
import pg from "pg";
import { z } from "zod";
import { readJson } from "../launch/json-file.ts";
import { type Ask, asking, fillShelf, productsOf } from "./backend.ts";
import { processorTime } from "./load.ts";
import { median, type Row } from "./row.ts";

/** What `npm run info` prints of it. */
export const benchedShop = z.object({
  shop: z.url(),
  backend: z.url(),
  publishableKey: z.string(),
  dataDir: z.string(),
  staffEmail: z.string(),
  staffPasswordFile: z.string(),
});
type BenchedShop = z.infer<typeof benchedShop>;

const rounds = { change: 300, checkout: 9 };
/** Who change their bags at the same time, and how often each. */
const visitors = { count: 10, changes: 60 };
/** Who buy at the same time, and how often each of them in a burst; the first burst warms up. */
const shoppers = { count: 4, purchases: 6, bursts: 5 };

/** The bag of every checkout: lenses for two eyes, a frame, an accessory. */
const handles = {
  lens: "acuvue-oasys-1-day",
  frame: "oakley-holbrook",
  accessory: "clairval-multi-purpose-solution",
};

const address = {
  first_name: "Marie",
  last_name: "Weber",
  address_1: "3, rue des Prés",
  postal_code: "7561",
  city: "Mersch",
  country_code: "lu",
  phone: "+352621123456",
};
/** What a checkout is measured against. */
export const ownCalls = "checkout by the backend's own calls";

const delivery = "home-delivery";
/** A parcel is paid before it is sent. */
const method = "bank-transfer";
/** To the use of the lens values. */
const consent = { version: consentVersions["lens-values"], language: "en" };

type NewLine = {
  variant_id: string;
  quantity: number;
  lens?: Record<string, unknown>;
  /** Before lenses are ordered by the bag. */
  answers?: Record<string, unknown>;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of one work and the other, taken in turns; what comes first warms up. */
async function inTurns(times: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const taken: { one: number[]; other: number[] } = { one: [], other: [] };
  for (let round = -Math.ceil(times / 5); round < times; round += 1) {
    const [first, second] = [await timed(one), await timed(other)];
    if (round < 0) continue;
    taken.one.push(first);
    taken.other.push(second);
  }
  return { one: median(taken.one), other: median(taken.other) };
}

/** As in Medusa's own documentation: one call for each step. */
async function buyByMedusa(ask: Ask, region_id: string, lines: readonly NewLine[]): Promise<void> {
  const { cart } = await ask("/store/carts", { region_id, metadata: { lens_consent: consent } });
  const path = `/store/carts/${cart.id}`;
  for (const { lens, answers, ...line } of lines) {
    await ask(`${path}/line-items`, { ...line, ...(lens && { metadata: { lens } }) });
  }
  const email = `bench.${randomUUID()}@example.com`;
  await ask(path, { email, shipping_address: address, billing_address: address });
  const { shipping_options } = await ask(`/store/shipping-options?cart_id=${cart.id}`);
  const option = shipping_options.find(({ type }) => type.code === delivery);
  if (option?.price_type === "calculated") {
    await ask(`/store/shipping-options/${option.id}/calculate`, { cart_id: cart.id });
  }
  await ask(`${path}/shipping-methods`, { option_id: option?.id });
  await ask(`/store/payment-providers?region_id=${region_id}`);
  const { payment_collection } = await ask("/store/payment-collections", { cart_id: cart.id });
  await ask(`/store/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: `pp_${method}_${method}`,
  });
  const { type } = await ask(`${path}/complete`, {});
  if (type !== "order") throw new Error("The backend's own sequence did not end in an order");
}

/**
 * Everything the website asks from the first article to the order, page by page.
 * @returns milliseconds of the last step, placing the order
 */
async function buyByBag(ask: Ask, lines: readonly NewLine[]): Promise<number> {
  const language = "en";
  const [right, left, ...others] = lines;
  const lenses = [right, left];
  const { bag } = await ask("/store/bags", { language, lines: lenses, key: randomUUID(), consent });
  const path = `/store/bags/${bag.id}`;
  const look = () => ask(`${path}/projection`, { language });
  await look();
  for (const line of others) {
    await ask(`${path}/lines`, { lines: [line], key: randomUUID() });
    await look();
  }
  await ask(`${path}/projection`, { language, deliveries: true });
  const email = `bench.${randomUUID()}@example.com`;
  await ask(`${path}/delivery`, { language, delivery, email, address });
  for (const _page of ["summary", "payment"]) await look();
  await ask("/store/payment-methods");
  const { cart } = await look();
  const agreed = { total: cart.total, currency: cart.currency_code };
  const began = performance.now();
  const placement = { attempt: randomUUID(), method, agreed };
  const { outcome } = await ask(`/store/carts/${cart.id}/place`, placement);
  if (outcome !== "ordered") throw new Error("The bag did not become an order");
  return performance.now() - began;
}

/** Purchases a second of several shoppers at once, and what each costs the backend, mails and index included. */
async function buyTogether(buy: () => Promise<unknown>, pid: number): Promise<Row[]> {
  const { count, purchases, bursts } = shoppers;
  const all = count * purchases;
  const shopper = async () => {
    for (let purchase = 0; purchase < purchases; purchase += 1) await buy();
  };
  const rates: number[] = [];
  const costs: number[] = [];
  for (let burst = 0; burst < bursts; burst += 1) {
    const worked = processorTime(pid);
    const took = await timed(() => Promise.all(Array.from({ length: count }, shopper)));
    // What follows an answer begins a second later.
    await pause(5000);
    if (burst === 0) continue;
    rates.push((all * 1000) / took);
    costs.push((processorTime(pid) - worked) / all);
  }
  return [
    { name: `checkouts of ${count} shoppers`, value: median(rates), unit: "a second" },
    { name: "processor of a checkout", value: median(costs), unit: "ms" },
  ];
}

export function databaseUrl({ dataDir }: BenchedShop): string {
  const { port } = z.object({ port: z.number() }).parse(readJson(join(dataDir, "postgres.json")));
  const secrets = z.object({ database: z.string() }).parse(readJson(join(dataDir, "secrets.json")));
  return `postgres://landolt:${secrets.database}@127.0.0.1:${port}/landolt`;
}

/** @returns what changes the quantity of the line in a bag of its own */
async function changeOfBag(ask: Ask, line: NewLine) {
  const { bag } = await ask("/store/bags", {
    ...{ language: "en", lines: [line], key: randomUUID(), consent },
  });
  const { lines } = (await ask(`/store/bags/${bag.id}/projection`, { language: "en" })).bag;
  const path = `/store/bags/${bag.id}/lines/${encodeURIComponent(lines[0]?.id ?? "")}`;
  let quantity = 1;
  const change = () => {
    quantity = (quantity % 9) + 1;
    return ask(path, { quantity });
  };
  return { id: bag.id, change };
}

async function benchChange(ask: Ask, shop: BenchedShop, line: NewLine): Promise<Row[]> {
  const { id, change } = await changeOfBag(ask, line);
  const database = new pg.Client({ connectionString: databaseUrl(shop) });
  await database.connect();
  try {
    const update = () => database.query("update bag set updated_at = now() where id = $1", [id]);
    const against = "bare update of a row, committed";
    const { one, other } = await inTurns(rounds.change, update, change);
    return [
      { name: against, value: one, unit: "ms" },
      { name: "change of a bag", value: other, unit: "ms", ratio: other / one, against, limit: 10 },
    ];
  } finally {
    await database.end();
  }
}

/** The slowest changes where several visitors change theirs at the same time; a first round warms up. */
async function benchChanges(ask: Ask, line: NewLine): Promise<Row> {
  const { count, changes } = visitors;
  const bags = await Promise.all(Array.from({ length: count }, () => changeOfBag(ask, line)));
  const visit = async ({ change }: (typeof bags)[number]) => {
    const times: number[] = [];
    for (let turn = 0; turn < changes; turn += 1) times.push(await timed(change));
    return times;
  };
  await Promise.all(bags.map(visit));
  const times = (await Promise.all(bags.map(visit))).flat().sort((a, b) => a - b);
  const value = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const name = `change of a bag at ${count} visitors, 99 of 100 within`;
  return { name, value, unit: "ms", limit: 60 };
}

/**
 * Medians. A row with a limit keeps it when its value is not above.
 * @param pid of the backend
 */
export async function benchOrders(shop: BenchedShop, pid: number): Promise<Row[]> {
  const ask = asking(shop.backend, { "x-publishable-api-key": shop.publishableKey });
  const password = readFileSync(shop.staffPasswordFile, "utf8").trim();
  await fillShelf(shop.backend, { email: shop.staffEmail, password }, Object.values(handles));
  const variantOf = await productsOf(ask);
  const { regions } = await ask("/store/regions");
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "lu"));
  const lens = (eye: string, sphere: number) => ({
    variant_id: variantOf(handles.lens),
    quantity: 2,
    lens: { eye, sphere, baseCurve: 8.5, diameter: 14.3 },
    answers: { worn: "these", checked: "within-a-year", source: "box", wearer: "from-16" },
  });
  const accessory = { variant_id: variantOf(handles.accessory), quantity: 1 };
  const frame = { variant_id: variantOf(handles.frame), quantity: 1 };
  const lines = [lens("right", -2.75), lens("left", -3), frame, accessory];

  const change = [...(await benchChange(ask, shop, accessory)), await benchChanges(ask, accessory)];
  const placed: number[] = [];
  const buy = async () => placed.push(await buyByBag(ask, lines));
  const { one, other } = await inTurns(
    rounds.checkout,
    () => buyByMedusa(ask, region?.id ?? "", lines),
    buy,
  );
  const place = median(placed);
  const together = await buyTogether(buy, pid);
  return [
    ...change,
    {
      name: "placing the order",
      value: place,
      unit: "ms",
      ratio: place / one,
      against: ownCalls,
      limit: 250,
    },
    ...together,
    { name: ownCalls, value: one, unit: "ms" },
    {
      name: "whole checkout",
      value: other,
      unit: "ms",
      ratio: other / one,
      against: ownCalls,
      limit: one / 2,
    },
  ];
}
