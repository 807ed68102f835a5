/**
 * Limits on what strangers may try survive the process that counts. In a shop of its own: one whose backend was killed often
 * starts again after a minute only, and by then the tries are forgiven.
 */
import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { killBackend } from "../support/backend-process.ts";
import { TestBag } from "../support/bags.ts";
import { Launcher } from "../support/launcher.ts";
import { variantIds } from "../support/lenses.ts";
import { askStore, fromNetwork } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import { callBackend } from "../support/sign-in.ts";

const launcher = await Launcher.inNewFolder("limits", {}, { filled: true });

afterAll(() => launcher.remove());

it("who has used up a limit has used it up after a restart", { timeout: 300_000 }, async () => {
  const info = await launcher.start();
  const variantOf = await variantIds(info);
  const bag = await TestBag.begin(info, [{ variant_id: variantOf(wellStocked), quantity: 1 }]);
  const network = await fromNetwork(info, randomUUID());
  const post = (path: string, body: object) =>
    askStore(info, path, { method: "POST", body, headers: network });
  const account = { email: `nobody.${randomUUID()}@example.com`, password: "a guess of mine" };
  const lookUp = { token: randomUUID(), email: "nobody@example.com" };
  const tries = [
    async () => (await post(`/store/bags/${bag.id}/promotions`, { code: randomUUID() })).status,
    async () => (await post("/store/order-access", lookUp)).status,
    async () =>
      (await callBackend(info, "/auth/user/emailpass", { body: account, headers: network })).status,
  ];
  for (const attempt of tries) {
    for (let time = 0; time < 10; time += 1) expect(await attempt()).not.toBe(429);
    expect(await attempt()).toBe(429);
  }
  expect(await killBackend(info)()).toBe(true);
  for (const attempt of tries) expect(await attempt()).toBe(429);
});
