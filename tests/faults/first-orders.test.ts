/** Somebody new orders from several tabs at once: one customer, and every order is placed. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ask, TestBag } from "../support/bags.ts";
import { query } from "../support/database.ts";
import { oneUnlessAll } from "../support/extent.ts";
import { stockUp, variantIds } from "../support/lenses.ts";
import { cartOfProgram, place, type ReadyCart, wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const several = 5;
const method = "pay-in-store";

const person = {
  ...{ first_name: "Marie", last_name: "Weber", address_1: "3, rue des Prés" },
  ...{ postal_code: "7561", city: "Mersch", country_code: "lu", phone: "+352621123456" },
};

/** A cart whose bag was given this address by the website. */
async function byTheBag(bag: TestBag, email: string): Promise<ReadyCart> {
  const delivery = { language: "en", delivery: "store-collection", email, address: person };
  const { status, body } = await bag.change("/delivery", delivery);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const { cart } = (await bag.project()).body;
  if (!cart) throw new Error("no cart");
  return { id: cart.id, total: cart.total, email, method };
}

async function bagsInSight(): Promise<TestBag[]> {
  const variantOf = await variantIds(info);
  const bags: TestBag[] = [];
  for (let one = 0; one < several; one += 1) {
    const bag = await TestBag.begin(info, [{ variant_id: variantOf(wellStocked), quantity: 1 }]);
    await ask(info, `/store/bags/${bag.id}/projection`, { language: "en", deliveries: true });
    bags.push(bag);
  }
  return bags;
}

const ways: readonly [string, (email: string) => Promise<ReadyCart[]>][] = [
  [
    "bags",
    async (email) => {
      const bags = await bagsInSight();
      return Promise.all(bags.map((bag) => byTheBag(bag, email)));
    },
  ],
  [
    "carts of other programs",
    (email) => Promise.all(Array.from({ length: several }, () => cartOfProgram(info, email))),
  ],
];

it.each(oneUnlessAll(ways))(
  "five %s of one new address at once all become orders",
  { timeout: 120_000 },
  async (_, of) => {
    await stockUp(await signInAsStaff(info), wellStocked);
    const email = `first.${randomUUID()}@example.com`;
    const carts = await of(email);
    const answers = await Promise.all(carts.map((cart) => place(info, cart)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => "ordered"));
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(several);
    const customers = await query(
      info,
      "select id from customer where email = $1 and deleted_at is null",
      [email],
    );
    expect(customers).toHaveLength(1);
  },
);
