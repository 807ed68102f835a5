/** Promotion codes can be tried, but not tried out: per bag and per network, on every way. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { startCart, storeClient } from "../support/customer.ts";
import { variantIds } from "../support/lenses.ts";
import { fromNetwork } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { callBackend } from "../support/sign-in.ts";

const info = runningShop();
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

const send = async (path: string, body: object, network: string) =>
  callBackend(info, path, {
    body,
    headers: {
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info, network)),
    },
  });

async function newBag() {
  const idOf = await variantIds(info);
  return TestBag.begin(info, [{ variant_id: idOf(wellStocked), quantity: 1 }]);
}

it("of one bag ten are taken, whichever network they come from", async () => {
  const { id } = await newBag();
  const guess = (index: number) =>
    send(`/store/bags/${id}/promotions`, { code: `GUESS${index}` }, `${id}-${index}`);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
  expect(statuses(answers).filter((status) => status === 400)).toHaveLength(10);
  const stopped = statuses(answers).filter((status) => status === 429).length;
  recordFault(20, { tried: `12 guesses of a code, ${stopped} stopped` }, "codes");
  expect(stopped).toBe(2);
});

it("of one network sixty are, whichever bag and way they take", async () => {
  const network = randomUUID();
  const { id } = await newBag();
  const cart = await startCart(storeClient(info), { email: `guesser.${randomUUID()}@example.com` });
  const codes = (count: number) => Array.from({ length: count }, () => randomUUID());
  const many = { promo_codes: codes(11) };
  // Each way of Medusa's own, with more codes than one bag has tries.
  for (const path of [`/store/carts/${cart}`, `/store/carts/${cart}/promotions`]) {
    expect((await send(path, many, network)).status).toBe(429);
  }
  const begun = await send("/store/carts", { promo_codes: codes(61) }, network);
  expect(begun.status).toBe(429);
  const after = await send(`/store/bags/${id}/promotions`, { code: "WELCOME10" }, network);
  expect(after.status).toBe(429);
  const elsewhere = await send(`/store/bags/${id}/promotions`, { code: "WELCOME10" }, randomUUID());
  expect(elsewhere.status).toBe(200);
});
