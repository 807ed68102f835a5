/** What one network of visitors may send; who tries too often is answered 429 with Retry-After, others are not held up. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { rightRequest, slots } from "../support/home-service.ts";
import { fromNetwork } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

/** Posts as the website does for a visitor of this network, or as a program of our own. */
async function post(path: string, body: unknown, network?: string) {
  const answer = await fetch(info.backend + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      "idempotency-key": randomUUID(),
      ...(network !== undefined && (await fromNetwork(info, network))),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

const all = async (count: number, send: () => Promise<Response>) =>
  (await Promise.all(Array.from({ length: count }, send))).map(({ status }) => status);

it("orders are tried a hundred and twenty times, by whichever bag", async () => {
  const network = randomUUID();
  const place = (from?: string) => {
    const agreed = { total: 1, currency: "eur" };
    const placement = { attempt: randomUUID(), method: "pay-in-store", agreed };
    return post(`/store/carts/cart_${randomUUID()}/place`, placement, from);
  };
  const statuses = await all(125, () => place(network));
  expect(statuses.filter((status) => status === 404)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const refused = await place(network);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await place(randomUUID())).status).toBe(404);
  expect((await place()).status).toBe(404);
});

it("thirty requests for a visit are taken, and those with a mistake do not count", async () => {
  const network = randomUUID();
  const { days } = await slots(info);
  const wishes = days.flatMap(({ date, times }) =>
    times.slice(0, 1).map((time) => ({ date, time })),
  );
  const send = (change = {}) =>
    post("/store/home-service-requests", rightRequest(wishes.slice(0, 3), change), network);
  expect(new Set(await all(10, () => send({ postalCode: "" })))).toEqual(new Set([422]));
  const statuses = await all(32, send);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
