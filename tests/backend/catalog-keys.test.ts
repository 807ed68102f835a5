/** What every page asks hangs on the publishable key, whose meaning is remembered for a moment only. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Awaited<ReturnType<typeof signInAsStaff>>;
let key: { id: string; token: string };

const asked = (token?: string, path = "/catalog/handles") =>
  fetch(info.backend + path, {
    headers: { ...(token !== undefined && { "x-publishable-api-key": token }) },
  });
const shown = async () =>
  ((await (await asked(key.token)).json()) as { handles: string[] }).handles.length;
/** A key is cached for a second; a busy machine takes longer to say what follows. */

beforeAll(async () => {
  staff = await signInAsStaff(info);
  const { api_key } = await staff.admin.apiKey.create({
    title: "Test of the catalog",
    type: "publishable",
  });
  key = { id: api_key.id, token: api_key.token };
});
afterAll(() => staff.admin.apiKey.delete(key.id));

it("shows the channels of a key, those it is given and no longer those it has lost", {
  tags: "long",
}, async () => {
  expect(await shown()).toBe(0);
  const { sales_channels } = await staff.admin.salesChannel.list();
  const channels = sales_channels.map(({ id }) => id);
  await staff.admin.apiKey.batchSalesChannels(key.id, { add: channels });
  await eventually(async () => expect(await shown()).toBeGreaterThan(50));
  await staff.admin.apiKey.batchSalesChannels(key.id, { remove: channels });
  await eventually(async () => expect(await shown()).toBe(0));
});

it("answers nobody without a key, with one that never was, or with one that was withdrawn", async () => {
  for (const token of [undefined, "", "pk_never"]) expect((await asked(token)).status).toBe(400);
  expect((await asked(key.token)).status).toBe(200);
  const bag = `/bags/bag_${"2".repeat(48)}`;
  expect((await asked(undefined, bag)).status).toBe(400);
  expect((await asked(key.token, bag)).status).toBe(404);
  await staff.admin.apiKey.revoke(key.id);
  await eventually(async () => expect((await asked(key.token)).status).toBe(400));
});
