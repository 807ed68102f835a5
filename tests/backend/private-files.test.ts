/** What a running shop writes: nobody but its own account reads what is secret or personal. */
import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { eventually } from "../support/eventually.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { awaitMails } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

/** Everybody's: where the shop is reached, pictures of products, and which processes it has. */
const open =
  /^(?:pictures|node|children\.json|landolt\.pid|last-start\.json|postgres\.json|stripe\.json)(?:\/|$)/;

beforeAll(async () => {
  const email = someAddress();
  await bearerOfAccount(info, email);
  await orderAnAccessory(info, "en", email);
  await awaitMails(info, email, "/order/");
  // An export is made in the background, and lies where only staff read it.
  await (await signInAsStaff(info)).admin.order.export({});
  const exported = join(info.dataDir, "uploads-private");
  await eventually(() => expect(readdirSync(exported)).not.toEqual([]));
});

it("logs, mails, exports, uploads, secrets and the database have modes 0600 and 0700", async () => {
  const found = readdirSync(info.dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    return { name: relative(info.dataDir, path), isFile: entry.isFile(), mode: mode & 0o777 };
  });
  const kept = found.filter(({ name }) => !open.test(name));
  const ofFiles = kept.filter(({ isFile }) => isFile).map(({ name }) => name);
  for (const part of [/^logs\/backend\.log/, /^logs\/storefront\.log/, /^logs\/postgres\.log/]) {
    expect(
      ofFiles.some((name) => part.test(name)),
      `${part}`,
    ).toBe(true);
  }
  for (const part of [
    /^outbox\/.*\.eml$/,
    /^secrets\.json$/,
    /^staff-password$/,
    /^uploads-private\//,
  ]) {
    expect(
      ofFiles.some((name) => part.test(name)),
      `${part}`,
    ).toBe(true);
  }
  const readable = kept.filter(({ mode }) => (mode & 0o077) !== 0);
  expect(readable.map(({ name, mode }) => `${name} ${mode.toString(8)}`)).toEqual([]);
});
