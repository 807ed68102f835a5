import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { storeClient } from "../support/customer.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import {
  askStore,
  awaitMails,
  deliver,
  fromNetwork,
  pack,
  proofOf,
  sign,
} from "../support/orders.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const address = () => `marie.${randomUUID()}@example.com`;

async function order(email = address()) {
  const placed = await orderAnAccessory(info, "en", email);
  return { id: placed.id, number: String(placed.display_id), email };
}

const access = (token: string, email: string, headers = {}) =>
  askStore(info, "/store/order-access", { method: "POST", body: { token, email }, headers });

async function customer(email = address()) {
  const sdk = storeClient(info);
  const password = randomUUID();
  const token = await sdk.auth.register("customer", "emailpass", { email, password });
  const headers = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  await sdk.store.customer.create({ email }, {}, headers(token));
  const signedIn = await sdk.auth.login("customer", "emailpass", { email, password });
  if (typeof signedIn !== "string") throw new Error("not signed in");
  return headers(signedIn);
}

describe("an order on the store API", () => {
  it("answers nobody who only knows its id, and tells nothing by its answer", async () => {
    const { id } = await order();
    const stranger = await askStore(info, `/store/orders/${id}`);
    const nothing = await askStore(info, "/store/orders/order_01NOTHING");
    expect(stranger.status).toBe(404);
    expect(stranger.text).toBe(nothing.text);
    const signedIn = await askStore(info, `/store/orders/${id}`, { headers: await customer() });
    expect(signedIn.text).toBe(nothing.text);
    const progress = await askStore(info, `/store/orders/${id}/progress`);
    expect(progress.text).toBe(nothing.text);
    expect((await askStore(info, "/store/orders")).status).toBe(401);
  });

  it("answers the proof of this very order, for a minute", { tags: "long" }, async () => {
    const [mine, other] = [await order(), await order()];
    const seen = await askStore(info, `/store/orders/${mine.id}`, {
      headers: await proofOf(info, mine.id),
    });
    expect(seen.body.order.email).toBe(mine.email);
    for (const proof of [
      await sign(info, "order-proof", other.id),
      await sign(info, "order-proof", mine.id, -1),
      await sign(info, "order", mine.id),
      `${mine.id}.zzzzzz.${"A".repeat(24)}`,
      "",
    ]) {
      const answer = await askStore(info, `/store/orders/${mine.id}`, {
        headers: { "x-order-proof": proof },
      });
      expect(answer.status, proof).toBe(404);
    }
  });

  it("answers the customer whose account it is in, and so does the list", {
    tags: "long",
  }, async () => {
    const email = address();
    const mine = await order(email);
    const headers = await customer(email);
    await askStore(info, `/store/orders/${mine.id}/transfer/request`, {
      method: "POST",
      body: {},
      headers,
    });
    const [mail = ""] = await awaitMails(info, email, "/order-transfer/");
    const token = /\/order-transfer\/([\w.-]+)/.exec(mail)?.[1] ?? "";
    const decide = (decision: string) =>
      askStore(info, "/store/order-transfers", { method: "POST", body: { token, decision } });
    expect((await decide("look")).body.transfer.state).toBe("open");
    expect((await askStore(info, `/store/orders/${mine.id}`, { headers })).status).toBe(404);
    expect((await decide("accept")).body.transfer.state).toBe("accepted");
    expect((await decide("decline")).body.transfer.state).toBe("accepted");

    const seen = await askStore(info, `/store/orders/${mine.id}`, { headers });
    expect(seen.body.order.id).toBe(mine.id);
    const list = await askStore(info, "/store/orders", { headers });
    expect(list.body.orders.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
  });

  it("shows nothing to who asks for its transfer before it is accepted", {
    tags: "long",
  }, async () => {
    const { id } = await order();
    const headers = await customer();
    const fields = "fields=email,*items,*shipping_address";
    const asked = await askStore(info, `/store/orders/${id}/transfer/request?${fields}`, {
      method: "POST",
      body: {},
      headers,
    });
    expect(asked.status).toBe(200);
    expect(asked.body.order.id).toBe(id);
    expect(asked.text).not.toContain("@example.com");
    expect(asked.text).not.toContain("items");
  });

  it("takes no return from a stranger by Medusa's own route", async () => {
    const { id } = await order();
    const body = { order_id: id, items: [], return_shipping: { option_id: "so_1" } };
    expect((await askStore(info, "/store/returns", { method: "POST", body })).status).toBe(404);
  });
});

describe("a link to an order", () => {
  it("opens with the address it was placed with, however that is written", async () => {
    const mine = await order();
    const token = await sign(info, "order", mine.id);
    for (const email of [mine.email, ` ${mine.email.toUpperCase()} `]) {
      const answer = await access(token, email);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ order_id: mine.id });
    }
  });

  it("keeps the address that was not accepted in the website's form, also without scripts", {
    tags: "long",
  }, async () => {
    const path = `${info.shop}/order/${await sign(info, "order", (await order()).id)}`;
    const typed = address();
    const answer = await fetch(path, {
      method: "POST",
      headers: { origin: new URL(info.shop).origin },
      body: new URLSearchParams({ email: typed }),
    });
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(/<input[^>]*name="email"[^>]*>/.exec(page)?.[0]).toContain(`value="${typed}"`);
  });

  it("is answered alike, and in equal time, when anything about it is wrong", {
    tags: "long",
  }, async () => {
    const mine = await order();
    const token = await sign(info, "order", mine.id);
    const attempts: [token: string, email: string][] = [
      [token, address()],
      [token, ""],
      [await sign(info, "order", mine.id, -1), mine.email],
      [await sign(info, "order-proof", mine.id), mine.email],
      [await sign(info, "order", "order_01NOTHING"), mine.email],
      [`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, mine.email],
      ["nonsense", mine.email],
    ];
    const times: number[] = [];
    for (const [tried, email] of attempts) {
      const start = performance.now();
      const answer = await access(tried, email);
      times.push(performance.now() - start);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ type: "not_found", message: "There is no such order" });
    }
    // Each takes the time that is set for all of them.
    expect(Math.min(...times)).toBeGreaterThan(115);
  });

  it("can be tried ten times, and a network may try thirty", async () => {
    const mine = await order();
    const token = await sign(info, "order", mine.id);
    const tries = await Promise.all(Array.from({ length: 12 }, () => access(token, address())));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);

    const headers = await fromNetwork(info);
    const guesses = await Promise.all(
      Array.from({ length: 33 }, () => access(randomUUID(), mine.email, headers)),
    );
    const refused = guesses.filter(({ status }) => status === 429).length;
    recordFault(20, { tried: `45 guesses of orders, ${refused + 2} stopped` }, "orders");
    expect(refused).toBe(3);
  });

  it("counts a network that no storefront vouches for by its address, whatever it claims to be", async () => {
    const client = `198.51.100.${Math.floor(Math.random() * 250)}`;
    const claims: (() => Record<string, string>)[] = [
      () => ({ "x-visitor-network": randomUUID() }),
      () => ({ "x-visitor-network": `${randomUUID()}.zzzzzz.${"A".repeat(24)}` }),
      () => ({ "x-forwarded-for": `${randomUUID()}, ${client}` }),
    ];
    const guesses = await Promise.all(
      Array.from({ length: 33 }, (_, index) =>
        access(randomUUID(), address(), {
          "x-visitor-network": "",
          "x-forwarded-for": client,
          ...claims[index % claims.length]?.(),
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it.each([[{}], [{ token: 3, email: [] }], [{ token: "x".repeat(5000), email: "a" }], ["text"]])(
    "with the body %j is refused",
    async (body) => {
      const answer = await askStore(info, "/store/order-access", { method: "POST", body });
      expect(answer.status).toBe(400);
    },
  );

  it("is sent again to who knows number and address, and the answer is the same to others", async () => {
    const mine = await order();
    const [confirmation = ""] = await awaitMails(info, mine.email, "/order/order_");
    const ask = (number: string, email: string) =>
      askStore(info, "/store/order-links", { method: "POST", body: { number, email } });
    const stranger = address();
    const answers = [
      await ask(mine.number, stranger),
      await ask("99999999999", mine.email),
      await ask("one", mine.email),
      await ask(` ${mine.number} `, mine.email.toUpperCase()),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const mails = await awaitMails(info, mine.email, "/order/order_", 2);
    const mail = mails.find((one) => one !== confirmation) ?? "";
    const token = /\/order\/([\w.-]+)/.exec(mail)?.[1] ?? "";
    expect((await access(token, mine.email)).body).toEqual({ order_id: mine.id });
    await awaitMails(info, stranger, "/order/", 0);
  });
});

describe("the progress of an order", () => {
  it("follows what staff do, and its version with it", { tags: "long" }, async () => {
    const staff = await signInAsStaff(info);
    const { id } = await order();
    const read = async () => {
      const headers = await proofOf(info, id);
      return (await askStore(info, `/store/orders/${id}/progress`, { headers })).body.progress;
    };
    const first = await read();
    expect(first).toMatchObject({ stage: "received", payment: "open", method: "pay-in-store" });
    expect((await read()).version).toBe(first.version);

    const fulfilment = await pack(staff, id);
    const packed = await read();
    expect(packed).toMatchObject({ stage: "ready", open: true });
    expect(packed.version).not.toBe(first.version);

    await staff.admin.order.markAsDelivered(id, fulfilment);
    const collected = await read();
    expect(collected).toMatchObject({ stage: "collected", payment: "open" });
    expect(collected.withdrawal.last_day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(collected.withdrawal.in_time).toBe(true);
  });

  it("says cancelled once staff have cancelled", { tags: "long" }, async () => {
    const staff = await signInAsStaff(info);
    const { id } = await order();
    await staff.admin.order.cancel(id);
    const headers = await proofOf(info, id);
    const { body } = await askStore(info, `/store/orders/${id}/progress`, { headers });
    expect(body.progress).toMatchObject({ stage: "cancelled", open: false });
  });

  it("knows what may come back", { tags: "long" }, async () => {
    const staff = await signInAsStaff(info);
    const { id } = await order();
    await deliver(staff, id);
    const headers = await proofOf(info, id);
    const { body } = await askStore(info, `/store/orders/${id}/progress`, { headers });
    expect(body.progress.lines).toMatchObject([{ quantity: 1, returnable: 1 }]);
  });
});
