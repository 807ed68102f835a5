import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, awaitMails, deliver, fromNetwork, proofOf, sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

async function order() {
  const email = `marie.${randomUUID()}@example.com`;
  const placed = await orderAnAccessory(info, "en", email);
  const [line] = placed.items ?? [];
  return { id: placed.id, number: String(placed.display_id), email, line: line?.id ?? "" };
}
type Order = Awaited<ReturnType<typeof order>>;

const declaration = ({ email, number }: Pick<Order, "email" | "number">, change = {}) => ({
  ...{ form_key: randomUUID(), language: "en", name: "Marie Weber", email, number },
  ...change,
});

const declare = (body: unknown, headers = {}) =>
  askStore(info, "/store/withdrawals", { method: "POST", body, headers });

async function receipt(id: string) {
  const headers = { "x-withdrawal-proof": await sign(info, "withdrawal-proof", id) };
  return (await askStore(info, `/store/withdrawals/${id}`, { headers })).body.withdrawal;
}

const returnsOf = async (orderId: string) => {
  const staff = await signInAsStaff(info);
  const { returns } = await staff.admin.return.list({ order_id: orderId });
  return returns;
};

describe("a withdrawal", () => {
  it("of delivered goods is stored, receipted and opens one return, however often it is sent", async () => {
    const mine = await order();
    await deliver(await signInAsStaff(info), mine.id);
    const body = declaration(mine, {
      order_id: mine.id,
      lines: [{ id: mine.line, quantity: 1, sealed: true }],
    });
    const headers = await proofOf(info, mine.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => declare(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.withdrawal.reference)).size).toBe(1);

    const { id, reference } = answers[0]?.body.withdrawal ?? {};
    const stored = await receipt(id);
    expect(stored).toMatchObject({ reference, name: "Marie Weber", in_time: true });
    expect(stored.lines).toMatchObject([{ id: mine.line, quantity: 1, sealed: true }]);
    expect(Math.abs(Date.parse(stored.declared_at) - Date.now())).toBeLessThan(60_000);

    const [mail = ""] = await awaitMails(info, mine.email, reference);
    expect(mail).toContain(mine.number);
    await eventually(async () => {
      const returns = await returnsOf(mine.id);
      expect(returns.map(({ status }) => status)).toEqual(["requested"]);
    });
    const progress = await askStore(info, `/store/orders/${mine.id}/progress`, {
      headers: await proofOf(info, mine.id),
    });
    expect(progress.body.progress).toMatchObject({ returns: "opened" });
    expect(progress.body.progress.withdrawals).toMatchObject([{ reference }]);
  });

  it("that was cut off after its return was opened, or begun, opens no second one", {
    tags: "long",
  }, async () => {
    const staff = await signInAsStaff(info);
    const mine = await order();
    await deliver(staff, mine.id);
    const body = declaration(mine, {
      order_id: mine.id,
      lines: [{ id: mine.line, quantity: 1, sealed: true }],
    });
    const declared = await declare(body, await proofOf(info, mine.id));
    const { id, reference } = declared.body.withdrawal;
    const outcome = async () => {
      const found = await query<{ outcome: string; return_id: string }>(
        info,
        "select outcome, return_id from withdrawal where id = $1",
        [id],
      );
      expect(found).toMatchObject([{ outcome: "return-opened" }]);
      return found[0]?.return_id ?? "";
    };
    const first = await eventually(outcome);
    const forget = () =>
      // What was declared can not be changed, by a trigger.
      query(
        info,
        `begin; set local session_replication_role = replica;
         update withdrawal set outcome = null, return_id = null, declared_at = now() - interval '5 minutes'
         where id = '${id}'; commit`,
      );
    const stand = async () =>
      (await returnsOf(mine.id)).filter(({ canceled_at }) => !canceled_at).map((one) => one.id);
    await forget();
    expect(await eventually(outcome)).toBe(first);
    expect(await stand()).toEqual([first]);

    await staff.admin.return.cancel(first, {});
    await query(info, "update order_change set internal_note = 'another' where return_id = $1", [
      first,
    ]);
    await staff.admin.return.initiateRequest({ order_id: mine.id, internal_note: reference });
    await forget();
    const second = await eventually(outcome);
    expect(second).not.toBe(first);
    expect(await stand()).toEqual([second]);
  });

  it("of an order that is still here opens no return", async () => {
    const mine = await order();
    const answer = await declare(declaration(mine));
    await awaitMails(info, mine.email, answer.body.withdrawal.reference);
    expect(await returnsOf(mine.id)).toEqual([]);
  });

  it("by a stranger is answered alike, whether or not number and address belong together", async () => {
    const mine = await order();
    const stranger = { email: `x.${randomUUID()}@example.com`, number: mine.number };
    const nowhere = { email: `y.${randomUUID()}@example.com`, number: "not a number" };
    for (const who of [mine, stranger, nowhere]) {
      const answer = await declare(declaration(who));
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body.withdrawal).sort()).toEqual(["id", "reference"]);
      const stored = await receipt(answer.body.withdrawal.id);
      expect(stored.lines).toBeNull();
      await awaitMails(info, who.email, answer.body.withdrawal.reference);
    }
  });

  it("by a stranger can not touch single lines or see them by their ids", async () => {
    const mine = await order();
    const body = declaration(
      { email: "z@example.com", number: mine.number },
      { order_id: mine.id, lines: [{ id: mine.line, quantity: 1 }] },
    );
    const answer = await declare(body);
    expect((await receipt(answer.body.withdrawal.id)).lines).toBeNull();
  });

  it("can not be read without the proof of its own", async () => {
    const mine = await order();
    const { body } = await declare(declaration(mine));
    const path = `/store/withdrawals/${body.withdrawal.id}`;
    expect((await askStore(info, path)).status).toBe(404);
    const wrong = { "x-withdrawal-proof": await sign(info, "withdrawal-proof", "wdr_other") };
    expect((await askStore(info, path, { headers: wrong })).status).toBe(404);
  });

  it.each([
    ["no body", "text"],
    ["no key", declaration({ email: "a@example.com", number: "1" }, { form_key: "1" })],
    ["no name", declaration({ email: "a@example.com", number: "1" }, { name: " " })],
    ["a wrong address", declaration({ email: "a@@b", number: "1" })],
    ["no number", declaration({ email: "a@example.com", number: "" })],
    [
      "an unknown language",
      declaration({ email: "a@example.com", number: "1" }, { language: "x" }),
    ],
    [
      "half a piece",
      declaration({ email: "a@example.com", number: "1" }, { lines: [{ id: "x", quantity: 0.5 }] }),
    ],
    [
      "a character that can not be stored",
      declaration({ email: "a@example.com", number: "1" }, { statement: "a\u0000b" }),
    ],
  ])("with %s is refused", async (_, body) => {
    expect((await declare(body)).status).toBe(400);
  });

  it("can be declared twenty times from one network in a quarter of an hour", async () => {
    const headers = await fromNetwork(info);
    const body = declaration({ email: `many.${randomUUID()}@example.com`, number: "1" });
    const answers = await Promise.all(Array.from({ length: 23 }, () => declare(body, headers)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});
