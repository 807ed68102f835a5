import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { planted, plantedIn } from "./planted.ts";
import { leaksIn, leaksOf } from "./private-logs.ts";

const folder = mkdtempSync(join(tmpdir(), "landolt-logs-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("names each value once, with its log and place", () => {
  for (const shop of ["1", "2"]) mkdirSync(join(folder, shop, "logs"), { recursive: true });
  writeFileSync(join(folder, "1/logs/backend.log"), "sent to anna@example.com, anna@example.com");
  writeFileSync(join(folder, "2/logs/storefront.log"), '{"path":"/order","status":200}\n');
  expect(leaksIn(folder)).toEqual([
    "backend.log: anna@example.com in: sent to anna@example.com, anna@example.com",
  ]);
});

test("knows each planted prescription by its name, its day and its values, however they are written", () => {
  expect(planted).toHaveLength(200);
  for (const { by, issued, sphere, cylinder, axis } of planted) {
    const [right, hundredths] = [
      [sphere, cylinder, axis],
      [sphere, cylinder].map((value) => Number(value) * 100),
    ];
    const [eye] = plantedIn(right.join(" "))?.keys() ?? [];
    const written = [
      `right.sphere=${sphere}&right.cylinder=${cylinder}&right.axis=${axis}`,
      `"sphere":${hundredths[0]},"cylinder":${hundredths[1]},"axis":${axis}`,
      `{"axis": ${axis}, "sphere": ${hundredths[0]}, "cylinder": ${hundredths[1]}}`,
      right.join(" ").replaceAll(".", ",").replaceAll("-", "−"),
    ];
    expect(eye).toBeDefined();
    for (const log of written) expect([...plantedIn(log).keys()], log).toEqual([eye]);
    expect([...plantedIn(`${by} ${issued}`).keys()]).toEqual([by.replace("Dr. ", ""), issued]);
  }
  const others = [
    "-2.25",
    "-2.25 -1.00 90",
    "4f1c-2025-4101-173a",
    "2026-03-01 11:22:33.225 [175] 173",
  ];
  for (const log of others) expect([...plantedIn(log).keys()], log).toEqual([]);
});

test("finds what one shop says of a planted prescription", () => {
  const [one] = planted;
  writeFileSync(join(folder, "1/logs/backend.log"), `kept ${one?.by}`);
  expect(leaksIn(folder)).toEqual([expect.stringContaining("backend.log: Plantin00x0 in: kept")]);
});

const secrets = { jwt: "Jwt-0123456789-abcdefghijklmnop", health: "Health-0123456789-abcdefghijk" };
const stripe = { STRIPE_API_KEY: "sk_test_standin", STRIPE_WEBHOOK_SECRET: "whsec_standin" };
const mailed = "bWFpbGVkLXRva2VuLW9mLWEtbWFpbA";
/** Of a record, in a mail to staff: it opens nothing. */
const ofStaff = "visitreq_01M8CZ1WZ31BN7MZ3VB97VBKNB";
/** Of a product, in the mail that tells of it. */
const slug = "acuvue-oasys-1-day-with-hydraluxe";
const signed = `order_1.tabcde.${"x".repeat(24)}`;

test("finds the secrets of a shop, and what opens something by its form or by a mail", () => {
  const shop = join(folder, "3");
  for (const name of ["logs", "outbox"]) mkdirSync(join(shop, name), { recursive: true });
  writeFileSync(join(shop, "secrets.json"), JSON.stringify(secrets));
  writeFileSync(join(shop, "stripe.json"), JSON.stringify({ settings: stripe }));
  writeFileSync(join(shop, "staff-password"), "the-first-password\n");
  const halves = [mailed.slice(0, 9), mailed.slice(9)].join("=\r\n");
  writeFileSync(
    join(shop, "outbox/1.eml"),
    `Go to http://localhost/fr/account/sign-in/${halves}\nhttp://localhost/app/home-service/${ofStaff}\nhttp://localhost/shop/product/${slug}\n`,
  );
  const leaks = [
    ...[...Object.values(secrets), ...Object.values(stripe), "the-first-password", "set-by-hand"],
    ...[mailed, signed, "eyJhbGciOiJIUzI1NiJ9.eyJhY3Rvcl9pZCI6.c2lnbmF0dXJlLW9m"],
    ...["s%3Aabcdefghijklmnopqrstuvwx.", "pi_1_secret_2"],
  ];
  const log = join(shop, "logs/backend.log");
  for (const leak of leaks) {
    writeFileSync(log, `{"at":"${leak}"}`);
    expect(leaksOf(shop, ["set-by-hand"]), leak).toEqual([
      expect.stringContaining(`: ${leak} in: `),
    ]);
  }
  writeFileSync(log, `{"path":"/shop/product/${slug}","version":"1.abcdef.x","at":"${ofStaff}"}`);
  expect(leaksOf(shop, ["set-by-hand"])).toEqual([]);
});
