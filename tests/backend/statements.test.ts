/**
 * What the shop's questions cost the database, in statements: reading the catalog, a bag, and each step
 * from the bag to the order. A number may only grow with a reason. One a second is the look at the publishable key.
 * The jobs of the tests' shops rest unless a test waits for them.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, TestBag } from "../support/bags.ts";
import { accessory } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { StatementCounter } from "../support/statements.ts";

const language = "en";
const info = runningShop();
let counter: StatementCounter;
let article: { variant_id: string; quantity: number };

beforeAll(async () => {
  counter = await StatementCounter.open(info);
  article = { variant_id: await accessory(info), quantity: 1 };
});
afterAll(() => counter.close());

async function good<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
async function within(budget: number, work: () => Promise<unknown>): Promise<void> {
  expect(await counter.fewest(budget, work)).toBeLessThanOrEqual(budget);
}
const get = (path: string) => good(ask(info, path, undefined, "GET"));

describe("the catalog is read in a few statements, whatever is asked", () => {
  it.each([
    ["listing?category=oakley&order=price&page=1", 3],
    ['listing?category=oakley&choices={"colour":["black"],"price":["100"]}', 3],
    ["products/oakley-holbrook?", 1],
    ["search?q=holbrok+sun", 2],
    ["suggestions?q=holb", 1],
    ["alike?handle=oakley-holbrook", 2],
    ["fitting?lens=50&bridge=20&temple=145", 2],
    ["brands?", 2],
  ])("%s: %d", async (question, most) => {
    const path = `/catalog/${question}&language=${language}`;
    await within(most, () => get(path));
  });
});

it("a shop in which nothing happens asks almost nothing", async () => {
  // The sweep for changes that were not notified, which comes every five seconds.
  await within(4, () => pause(1000));
});

describe("a bag", () => {
  let bag: TestBag;
  let line: string;
  let quantity = 1;
  beforeAll(async () => {
    bag = await TestBag.begin(info, [article]);
    line = encodeURIComponent((await bag.lines())[0]?.id ?? "");
  });
  const change = () => {
    quantity = (quantity % 9) + 1;
    return good(bag.change(`/lines/${line}`, { quantity }));
  };

  it("is begun and read", async () => {
    await within(38, async () => good((await TestBag.begin(info, [article])).project()));
  });

  it("is counted for the header", async () => {
    await within(1, () => get(`/bags/${bag.id}`));
  });

  it("is changed", async () => {
    await within(3, change);
  });

  it("is read as it was", async () => {
    await within(8, () => good(bag.project()));
  });

  it("is changed and read", async () => {
    const both = async () => {
      await change();
      await good(bag.project());
    };
    await within(25, both);
  });
});

it("from the bag to the order", async () => {
  const steps = ["delivery page", "delivery", "payment page", "order"] as const;
  const counted: Record<(typeof steps)[number], number[]> = {
    "delivery page": [],
    delivery: [],
    "payment page": [],
    order: [],
  };
  for (let time = 0; time < 4; time += 1) {
    const bag = await TestBag.begin(info, [article]);
    await good(bag.project());
    const project = (more: object = {}) =>
      good(
        ask<{ cart: { id: string; total: number; currency_code: string } }>(
          info,
          `/store/bags/${bag.id}/projection`,
          { language, ...more },
        ),
      );
    const count = async (step: (typeof steps)[number], work: () => Promise<unknown>) => {
      // The look at the key, so that on a slow machine it does not fall into the same step each time.
      await get(`/bags/${bag.id}`);
      counted[step].push(await counter.once(work));
    };
    await count("delivery page", () => project({ deliveries: true }));
    const person = {
      ...{ first_name: "Marie", last_name: "Weber", address_1: "3, rue des Prés" },
      ...{ postal_code: "7561", city: "Mersch", country_code: "lu", phone: "+352621123456" },
    };
    await count("delivery", () =>
      good(
        bag.change("/delivery", {
          ...{ language, delivery: "home-delivery", address: person },
          email: "statements@example.com",
        }),
      ),
    );
    await count("payment page", async () => {
      await project();
      await get("/store/payment-methods");
    });
    const { cart } = await project();
    await count("order", () =>
      good(
        ask(info, `/store/carts/${cart.id}/place`, {
          attempt: randomUUID(),
          method: "pay-in-store",
          agreed: { total: cart.total, currency: cart.currency_code },
        }),
      ),
    );
  }
  const fewest = Object.fromEntries(steps.map((step) => [step, Math.min(...counted[step])]));
  const budget = { "delivery page": 18, delivery: 46, "payment page": 9, order: 80 };
  for (const step of steps) expect(fewest[step], step).toBeLessThanOrEqual(budget[step]);
});
