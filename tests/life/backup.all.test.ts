/** A backup of a shop while orders come in, and of one that was killed: restored elsewhere, it is the same shop. */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { signIn } from "../support/account.ts";
import { pause } from "../support/backend-process.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { Launcher } from "../support/launcher.ts";
import type { Method } from "../support/placing.ts";
import { recordFault } from "../support/record-fault.ts";
import type { ShopInfo } from "../support/shop-info.ts";
import { openSession, signInAsStaff, uploadFile } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";
import type { Visitor } from "../support/website.ts";

let shop: Launcher;
let restored: Launcher;
let info: ShopInfo;

beforeAll(async () => {
  shop = await Launcher.inNewFolder("backed-up", stripe.settings, { filled: true });
  restored = await Launcher.inNewFolder("restored", stripe.settings, { filled: false });
  info = await shop.start();
}, 600_000);

afterAll(async () => {
  await shop.remove();
  await restored.remove();
});

const kinds: readonly Method[] = ["card", "pay-in-store", "bank-transfer"];

/** Every file and folder of a backup. */
const inside = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );

/** Somebody of whom an account keeps prescriptions. */
async function personOf(visitor: Visitor) {
  const { location } = await visitor.send("/account/people", { name: "Lou", consent: "given" });
  const id = location.split("/").at(-1) ?? "";
  return {
    rows: (of: ShopInfo) => query(of, "select id from eye_person where id = $1", [id]),
    erase: async () => {
      expect((await visitor.send(location, { intent: "erase" })).status).toBe(303);
    },
  };
}

it("of a running shop holds what was acknowledged, files and secrets, and brings back nobody erased since", {
  timeout: 900_000,
}, async () => {
  const staff = await signInAsStaff(info);
  const trial = new Trial(info);
  for (const method of kinds) await trial.place(await trial.cart(method));
  const before = new Set(trial.acknowledged);
  expect(before.size).toBe(kinds.length);
  expect(await (await trial.visit())()).toBe(true);
  const { url } = await uploadFile(staff, new File(["a picture"], "kept.webp"));
  const cookie = await openSession(info);
  const person = await personOf(await signIn(info));
  expect(await person.rows(info)).toHaveLength(1);

  const parent = join(shop.dataDir, "..", "backups");
  let isDone = false;
  const orders = (async () => {
    while (!isDone) {
      await trial.place(await trial.cart("pay-in-store"));
      await pause(300);
    }
  })();
  const folder = await shop.command("backup", parent).finally(() => {
    isDone = true;
  });
  await orders;
  const during = trial.carts.length - before.size;
  expect(during).toBeGreaterThan(0);
  for (const path of [folder, ...inside(folder)]) {
    expect(statSync(path).mode & 0o077, path).toBe(0);
  }

  await person.erase();
  // Who was erased is known from the next backup beside it. Backups are named by the second.
  await eventually(() => shop.command("backup", parent), info);
  const line = await restored.command("restore", folder);
  expect(line).toContain(restored.dataDir);
  for (const name of ["secrets.json", "staff-password"]) {
    expect(statSync(join(restored.dataDir, name)).mode & 0o777).toBe(0o600);
  }
  trial.info = await restored.start();
  trial.acknowledged.clear();
  for (const id of before) trial.acknowledged.add(id);
  trial.mailed = trial.carts.filter(({ id }) => before.has(id));
  await trial.end(24, `${before.size} orders before the backup, ${during} during it`, "running");
  // The secrets are the same: the session goes on, and the password.
  const me = await fetch(new URL("/admin/users/me", trial.info.backend), { headers: { cookie } });
  expect(me.status).toBe(200);
  const { pathname } = new URL(url);
  expect(await (await fetch(new URL(pathname, trial.info.backend))).text()).toBe("a picture");
  await eventually(async () => expect(await person.rows(trial.info)).toEqual([]), trial.info);

  // What holds a shop is not written over.
  expect(await restored.end("SIGTERM")).toBe(0);
  await expect(restored.command("restore", folder)).rejects.toThrow(/holds a shop/);
  const [file = ""] = readdirSync(join(folder, "files/uploads"));
  appendFileSync(join(folder, "files/uploads", file), "x");
  await restored.reset();
  await expect(restored.command("restore", folder)).rejects.toThrow(/is damaged/);
  expect(existsSync(join(restored.dataDir, "secrets.json"))).toBe(false);
  rmSync(parent, { recursive: true });
});

/** Tables that no job of a quiet shop writes. */
const lasting = [
  ...['"order"', "order_item", "order_line_item", "order_cart", "payment", "capture"],
  ...["reservation_item", "inventory_level", "customer", "invoice", "home_service_request"],
  ...["product_variant", "price", "business_profile", '"user"', "placement"],
];
const contentsOf = (of: ShopInfo) =>
  Promise.all(
    lasting.map(async (table) => {
      const sql = `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${table} t`;
      return (await query(of, sql))[0];
    }),
  );

it("of a shop that was killed is that shop, row by row", { timeout: 900_000 }, async () => {
  onTestFinished(() => restored.reset());
  const before = await contentsOf(info);
  const exit = shop.end("SIGKILL");
  await shop.killAll();
  await exit;
  const folder = await shop.command("backup");
  expect(folder).toContain(join(shop.dataDir, "backups"));
  await restored.command("restore", folder);
  const copy = await restored.start();
  const after = await contentsOf(copy);
  const differing = before.filter((table, at) => table?.digest !== after[at]?.digest);
  const rows = before.reduce((sum, table) => sum + Number(table?.rows), 0);
  recordFault(24, { tried: `${rows} rows of a killed shop`, lost: differing.length }, "killed");
  expect(after).toEqual(before);
  expect(readFileSync(join(restored.dataDir, "staff-password"), "utf8")).toBe(
    readFileSync(join(shop.dataDir, "staff-password"), "utf8"),
  );
  expect(await restored.end("SIGTERM")).toBe(0);
});
