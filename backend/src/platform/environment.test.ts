import { describe, expect, it } from "vitest";
import { databaseTls, readEnvironment } from "./environment";

const complete = {
  DATABASE_URL: "postgres://shop@127.0.0.1:5432/shop",
  JWT_SECRET: "0123456789abcdef",
  COOKIE_SECRET: "fedcba9876543210",
  MFA_KEY: "0f1e2d3c4b5a6978",
  HEALTH_KEYS: "2:8796a5b4c3d2e1f0,1:0123456789abcdef",
  DATA_DIR: "/srv/landolt",
};

describe("readEnvironment", () => {
  it("fills in what has a default", () => {
    const settings = readEnvironment({ ...complete, PORT: "9100" });
    expect(settings).toMatchObject({
      PORT: 9100,
      SHOP_URL: "http://localhost:3000",
      BACKEND_URL: "http://localhost:9100",
    });
    expect(settings.REDIS_URL).toBeUndefined();
  });

  it("reads the keys of prescriptions with their versions, and refuses two of one version", () => {
    expect(readEnvironment(complete).HEALTH_KEYS.map(({ version }) => version)).toEqual([2, 1]);
    for (const HEALTH_KEYS of [
      "8796a5b4c3d2e1f0",
      "1:short",
      "1:0123456789abcdef,1:fedcba9876543210",
    ]) {
      expect(() => readEnvironment({ ...complete, HEALTH_KEYS })).toThrow(
        /HEALTH_KEYS must be keys/,
      );
    }
  });

  it("takes an empty variable as one that is not set", () => {
    const settings = readEnvironment({ ...complete, SMTP_URL: "", REDIS_URL: " " });
    expect(settings.SMTP_URL).toBeUndefined();
    expect(settings.REDIS_URL).toBeUndefined();
  });

  it("keeps only the origin of an address", () => {
    const settings = readEnvironment({ ...complete, BACKEND_URL: "https://staff.example/app/" });
    expect(settings.BACKEND_URL).toBe("https://staff.example");
  });

  it("names everything that is wrong at once, and no secret", () => {
    const read = () =>
      readEnvironment({ JWT_SECRET: "short-secret", DATA_DIR: "data", SHOP_URL: "shop.example" });
    expect(read).toThrow(/DATABASE_URL is missing/);
    expect(read).toThrow(/JWT_SECRET must have at least 16 characters/);
    expect(read).toThrow(/COOKIE_SECRET is missing/);
    const weak = () => readEnvironment({ ...complete, JWT_SECRET: "supersecretsupersecret" });
    expect(weak).toThrow(/JWT_SECRET is easily guessed/);
    expect(read).toThrow(/DATA_DIR must be an absolute path/);
    expect(read).toThrow(/SHOP_URL must be a web address/);
    expect(read).not.toThrow(/short-secret/);
  });

  it.each([
    [{ S3_BUCKET: "pictures" }, /S3_REGION is needed once S3_BUCKET is set/],
    [{ STRIPE_API_KEY: "sk_test_1" }, /STRIPE_WEBHOOK_SECRET is needed/],
    [{ SMTP_URL: "smtp://mail.example" }, /MAIL_FROM is needed/],
    [{ SMTP_URL: "http://mail.example", MAIL_FROM: "a@shop.example" }, /SMTP_URL must begin with/],
    [{ MAIL_FROM: "a@shop.example\nBcc: b@else.example" }, /MAIL_FROM must not hold a line break/],
  ])("refuses half a setting: %o", (extra, message) => {
    expect(() => readEnvironment({ ...complete, ...extra })).toThrow(message);
  });

  const stripe = { STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_API_KEY: "sk_test_1" };

  it.each([
    [{ ...stripe, STRIPE_HOST: "stripe.evil.example" }],
    [{ ...stripe, STRIPE_HOST: "127.0.0.1", STRIPE_API_KEY: "sk_live_1" }],
    [{ ...stripe, STRIPE_HOST: "127.0.0.1", STRIPE_API_KEY: "rk_test_1" }],
    [{ STRIPE_HOST: "localhost" }],
  ])("lets nothing but a test key on this machine ask a stand-in for Stripe: %o", (extra) => {
    expect(() => readEnvironment({ ...complete, ...extra })).toThrow(/STRIPE_HOST may only name/);
  });

  it("asks Stripe itself with encryption only", () => {
    const open = { ...complete, ...stripe, STRIPE_PROTOCOL: "http" };
    expect(() => readEnvironment(open)).toThrow(/STRIPE_PROTOCOL must be https/);
    const standIn = { ...open, STRIPE_HOST: "127.0.0.1", STRIPE_PORT: "12111" };
    expect(readEnvironment(standIn)).toMatchObject({ STRIPE_PORT: 12111, STRIPE_TIMEOUT: 20 });
  });

  it("needs no secret while building", () => {
    expect(() => readEnvironment({}, { building: true })).not.toThrow();
    expect(() => readEnvironment({})).toThrow();
  });
});

describe("databaseTls", () => {
  it.each([
    ["postgres://u@localhost/shop", false],
    ["postgres://u@127.0.0.1:5433/shop", false],
    ["postgres://u@[::1]/shop", false],
    ["postgres://u@db.internal/shop?sslmode=disable", false],
    ["postgres://u@db.example/shop", { rejectUnauthorized: true }],
    ["postgres://u@db.example/shop?sslmode=require", { rejectUnauthorized: false }],
    ["postgres://u@localhost/shop?sslmode=verify-full", { rejectUnauthorized: true }],
  ])("%s", (url, expected) => {
    expect(databaseTls(url)).toEqual(expected);
  });
});
