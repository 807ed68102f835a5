import { describe, expect, test } from "vitest";
import { checkSettings } from "./environment.ts";
import { Explained } from "./launch/explained.ts";

const stripe = {
  STRIPE_API_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("checkSettings", () => {
  test("needs nothing", () => {
    expect(checkSettings({})).toMatchObject({
      port: 3000,
      backendPort: 9000,
      host: "127.0.0.1",
      shopUrl: "http://localhost:3000",
      backendUrl: "http://localhost:9000",
      databaseUrl: undefined,
      backend: {},
    });
  });

  test("public addresses follow the ports unless they are given", () => {
    const settings = checkSettings({ PORT: "4100", BACKEND_URL: "https://staff.example/" });
    expect(settings.shopUrl).toBe("http://localhost:4100");
    expect(settings.backendUrl).toBe("https://staff.example");
  });

  test("hands the backend its own variables as they are", () => {
    const mail = { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Clairval <shop@clairval.example>" };
    expect(checkSettings({ ...mail, DATABASE_URL: "postgres://u:p@db/landolt" }).backend).toEqual(
      mail,
    );
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["a port in words", { PORT: "many" }, /^PORT=many is not a port.*for example 3000/],
    ["a port too high", { BACKEND_PORT: "70000" }, /^BACKEND_PORT=70000 is outside 1 to 65535/],
    [
      "a proxy by its name",
      { TRUSTED_PROXIES: "127.0.0.1, proxy" },
      /^TRUSTED_PROXIES=127.0.0.1, proxy is not a list of addresses/,
    ],
    ["one port for two", { PORT: "9000" }, /PORT and BACKEND_PORT are both 9000/],
    [
      "a shop address with a path",
      { SHOP_URL: "https://a.example/shop" },
      /SHOP_URL=.*without a path/,
    ],
    [
      "a shop address without scheme",
      { SHOP_URL: "a.example" },
      /SHOP_URL=a\.example is not an address/,
    ],
    [
      "a database address without a name",
      { DATABASE_URL: "postgres://u:p@h/" },
      /^DATABASE_URL is not/,
    ],
    ["a foreign database", { DATABASE_URL: "mysql://h/x" }, /^DATABASE_URL is not/],
    [
      "a web address for mail",
      { SMTP_URL: "https://mail.example", MAIL_FROM: "a@b.c" },
      /^SMTP_URL is not an address such as smtps:/,
    ],
    [
      "mail without a sender",
      { SMTP_URL: "smtp://mail.example" },
      /MAIL_FROM is missing: SMTP_URL needs it/,
    ],
    [
      "half of Stripe",
      { STRIPE_API_KEY: "sk_test_1" },
      /STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET are missing/,
    ],
    [
      "a mixed pair",
      { STRIPE_API_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
      /do not match/,
    ],
    [
      "swapped keys",
      { STRIPE_API_KEY: "pk_test_1", STRIPE_PUBLISHABLE_KEY: "sk_test_1" },
      /STRIPE_API_KEY is not such a key; it begins with sk_test_/,
    ],
    [
      "a stand-in for Stripe with a live key",
      { ...stripe, STRIPE_HOST: "127.0.0.1" },
      /STRIPE_HOST names a stand-in for Stripe, but STRIPE_API_KEY is no test key/,
    ],
    [
      "a stand-in for Stripe elsewhere",
      { STRIPE_HOST: "stripe.evil.example" },
      /can only be this machine/,
    ],
    [
      "live payments in the clear",
      { ...stripe, SHOP_URL: "http://shop.example" },
      /real payments need an https/,
    ],
    [
      "half of S3",
      { S3_BUCKET: "b", S3_REGION: "r" },
      /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FILE_URL are missing/,
    ],
    [
      "a staff account that is no address",
      { STAFF_EMAIL: "boss" },
      /STAFF_EMAIL=boss is not an e-mail address/,
    ],
  ])("refuses %s", (_what, values, sentence) => {
    expect(() => checkSettings(values)).toThrow(Explained);
    expect(() => checkSettings(values)).toThrow(sentence);
  });

  test("accepts live payments on an encrypted address and on loopback", () => {
    expect(checkSettings({ ...stripe, SHOP_URL: "https://shop.example" }).backend).toEqual(stripe);
    expect(checkSettings(stripe).backend).toEqual(stripe);
  });

  test("never repeats a secret", () => {
    const values = { DATABASE_URL: "oracle://u:hunter2@h/x", STRIPE_API_KEY: "hunter2" };
    expect(() => checkSettings(values)).not.toThrow(/hunter2/);
  });

  test("tells everything that is wrong at once", () => {
    expect(() => checkSettings({ PORT: "x", STAFF_EMAIL: "y" })).toThrow(
      /PORT=x[\s\S]*STAFF_EMAIL=y/,
    );
  });
});
