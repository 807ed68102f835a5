import { z } from "zod";
import { readTrustedProxies } from "../packages/tokens/src/client-address.ts";
import { Explained } from "./launch/explained.ts";
import { dataFolderOf, projectFolder } from "./settings.mjs";

/** The checked settings of one shop. Groups that belong together are there whole or not at all. */
export interface Settings {
  /** Port of the website. */
  readonly port: number;
  /** Port of the backend and the dashboard; always on loopback. */
  readonly backendPort: number;
  /** Address the website listens on. */
  readonly host: string;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** An own PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Public origin of the website, without a slash at its end. */
  readonly shopUrl: string;
  /** Origin where staff reach the dashboard, without a slash at its end. */
  readonly backendUrl: string;
  readonly earlyHints: "on" | "off";
  /** Addresses and networks of reverse proxies; undefined: this machine. */
  readonly trustedProxies: string | undefined;
  readonly staffEmail: string;
  /** Settings the backend reads itself, by the name of their variable; only those that are set. */
  readonly backend: Readonly<Record<string, string>>;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

function port(example: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/, `is not a port; write a whole number, for example ${example}`)
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65535, "is outside 1 to 65535");
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function origin(example: string) {
  return z
    .string()
    .refine(
      (text) => isUrl(text, ["http:", "https:"]) && /^https?:\/\/[^/@?#]+\/?$/.test(text),
      `is not an address of the form scheme://host[:port] without a path, for example ${example}`,
    )
    .transform((text) => new URL(text).origin);
}

function url(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((text) => isUrl(text, protocols), `is not an address such as ${example}`)
    .optional();
}

function areProxies(text: string): boolean {
  try {
    readTrustedProxies(text);
    return true;
  } catch {
    return false;
  }
}

function key(prefixes: readonly string[]) {
  const pattern = new RegExp(`^(${prefixes.join("|")})\\w+$`);
  return z
    .string()
    .regex(pattern, `is not such a key; it begins with ${prefixes.join(" or ")}`)
    .optional();
}

const mailbox = /^(?:[^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const schema = z.object({
  PORT: port(3000).default(3000),
  BACKEND_PORT: port(9000).default(9000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "is not an address to listen on, for example 127.0.0.1 or 0.0.0.0")
    .default("127.0.0.1"),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isUrl(text, ["postgres:", "postgresql:"]) && new URL(text).pathname.length > 1,
      "is not an address with a database's name, for example postgres://user:password@host:5432/landolt",
    )
    .optional(),
  SHOP_URL: origin("https://shop.example").optional(),
  BACKEND_URL: origin("https://staff.shop.example").optional(),
  EARLY_HINTS: z.enum(["on", "off"], "is neither on nor off").default("off"),
  TRUSTED_PROXIES: z
    .string()
    .refine(areProxies, "is not a list of addresses or networks, for example 127.0.0.1, 10.0.0.0/8")
    .optional(),
  STAFF_EMAIL: z
    .email("is not an e-mail address, for example staff@shop.example")
    .default("staff@clairval-optique.example"),
  STAFF_MFA: z.enum(["optional", "required"], "is neither optional nor required").optional(),
  HEALTH_KEYS: z
    .string()
    .regex(
      /^[1-9]\d{0,5}:[^\s,:]{16,}(?:,\s*[1-9]\d{0,5}:[^\s,:]{16,})*$/,
      "is no list of keys, for example 2:new,1:old",
    )
    .optional(),
  OIDC_ISSUER: url(["https:"], "https://accounts.example.com"),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CALLBACK_URL: url(["http:", "https:"], "https://app.shop.example/signed-in"),
  REDIS_URL: url(["redis:", "rediss:"], "redis://localhost:6379"),
  STRIPE_API_KEY: key(["sk_test_", "sk_live_", "rk_test_", "rk_live_"]),
  STRIPE_PUBLISHABLE_KEY: key(["pk_test_", "pk_live_"]),
  STRIPE_WEBHOOK_SECRET: key(["whsec_"]),
  STRIPE_CAPTURE: z
    .enum(["with-order", "by-staff"], "is neither with-order nor by-staff")
    .optional(),
  STRIPE_TIMEOUT: z
    .string()
    .regex(/^\d{1,3}$/, "is not a whole number of seconds, for example 20")
    .optional(),
  STRIPE_HOST: z
    .enum(["localhost", "127.0.0.1"], "can only be this machine, for a stand-in that tests use")
    .optional(),
  STRIPE_PORT: port(12111).optional(),
  STRIPE_PROTOCOL: z.enum(["http", "https"], "is neither http nor https").optional(),
  JOB_INTERVAL: z
    .string()
    .regex(/^[1-9]\d?$/, "is not a whole number of seconds from 1 to 99, for example 30")
    .optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "smtps://user:password@mail.example:465"),
  MAIL_FROM: z
    .string()
    .regex(mailbox, "is not a sender, for example Clairval Optique <shop@clairval.example>")
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url(["http:", "https:"], "https://s3.eu-central-1.amazonaws.com"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FILE_URL: url(["http:", "https:"], "https://files.shop.example"),
});

/** Every variable that sets something, to take them all away. */
export const settingNames: readonly string[] = [...Object.keys(schema.shape), "DATA_DIR"];

type Raw = z.infer<typeof schema>;
type Name = keyof Raw;

/** The variables that go to the backend as they are. */
const forBackend = [
  "TRUSTED_PROXIES",
  "STAFF_MFA",
  "HEALTH_KEYS",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_CALLBACK_URL",
  "REDIS_URL",
  "STRIPE_API_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_CAPTURE",
  "STRIPE_TIMEOUT",
  "STRIPE_HOST",
  "STRIPE_PORT",
  "STRIPE_PROTOCOL",
  "JOB_INTERVAL",
  "SMTP_URL",
  "MAIL_FROM",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ENDPOINT",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_FILE_URL",
] as const satisfies readonly Name[];

/** Variables that only make sense together. */
const companions: readonly (readonly Name[])[] = [
  ["STRIPE_API_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_FILE_URL"],
];

/** Variables that need another one. */
const needs: readonly (readonly [Name, Name])[] = [
  ["SMTP_URL", "MAIL_FROM"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID"],
  ["OIDC_CLIENT_ID", "OIDC_ISSUER"],
  ["OIDC_CLIENT_SECRET", "OIDC_ISSUER"],
  ["OIDC_CALLBACK_URL", "OIDC_ISSUER"],
  ["STRIPE_CAPTURE", "STRIPE_API_KEY"],
  ["STRIPE_TIMEOUT", "STRIPE_API_KEY"],
  ["STRIPE_HOST", "STRIPE_API_KEY"],
  ["STRIPE_PORT", "STRIPE_HOST"],
  ["STRIPE_PROTOCOL", "STRIPE_HOST"],
  ["S3_ENDPOINT", "S3_BUCKET"],
];

function* contradictions(raw: Raw, shopUrl: string): Generator<string> {
  if (raw.PORT === raw.BACKEND_PORT) {
    yield `PORT and BACKEND_PORT are both ${raw.PORT}; the shop and its backend need one port each, for example PORT=3000 and BACKEND_PORT=9000`;
  }
  for (const group of companions) {
    const missing = group.filter((name) => raw[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      const present = group.filter((name) => raw[name] !== undefined);
      yield `${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} missing: ${present.join(", ")} ${present.length > 1 ? "work" : "works"} only together with ${missing.length > 1 ? "them" : "it"}`;
    }
  }
  for (const [name, needed] of needs) {
    if (raw[name] !== undefined && raw[needed] === undefined) {
      yield `${needed} is missing: ${name} needs it`;
    }
  }
  const live = /^.k_live_/;
  const apiKey = raw.STRIPE_API_KEY;
  if (raw.STRIPE_HOST && apiKey && !apiKey.startsWith("sk_test_")) {
    yield "STRIPE_HOST names a stand-in for Stripe, but STRIPE_API_KEY is no test key (sk_test_); real payments go to Stripe";
  }
  if (apiKey && raw.STRIPE_PUBLISHABLE_KEY) {
    if (live.test(apiKey) !== live.test(raw.STRIPE_PUBLISHABLE_KEY)) {
      yield "STRIPE_API_KEY and STRIPE_PUBLISHABLE_KEY do not match: one is a test key and one a live key";
    }
  }
  if (apiKey && live.test(apiKey)) {
    const address = new URL(shopUrl);
    if (address.protocol === "http:" && !loopback.has(address.hostname)) {
      yield `STRIPE_API_KEY is a live key, but SHOP_URL=${shopUrl} is not encrypted; real payments need an https:// address`;
    }
  }
}

/** May an error repeat the value? Not where it holds a password or a key. */
const secret = /KEY|SECRET|DATABASE_URL|REDIS_URL|SMTP_URL|S3_ENDPOINT/;

/**
 * Checks the settings.
 *
 * @param values what {@link import("./settings.mjs").readSettings} returned
 * @throws {Explained} naming every wrong variable, what is wrong with it and a right example
 */
export function checkSettings(values: Readonly<Record<string, string>>): Settings {
  const result = schema.safeParse(values);
  if (!result.success) {
    const complaints = result.error.issues.map((issue) => {
      const name = issue.path.join(".");
      const value = secret.test(name) ? name : `${name}=${values[name] ?? ""}`;
      return `${value} ${issue.message}`;
    });
    throw new Explained(`${sentenceOf(complaints)} (from the environment or .env)`);
  }
  const raw = result.data;
  const shopUrl = raw.SHOP_URL ?? `http://localhost:${raw.PORT}`;
  const complaints = [...contradictions(raw, shopUrl)];
  if (complaints.length > 0) {
    throw new Explained(`${sentenceOf(complaints)} (from the environment or .env)`);
  }
  const backend: Record<string, string> = {};
  for (const name of forBackend) {
    const value = raw[name];
    if (value !== undefined) backend[name] = String(value);
  }
  return {
    port: raw.PORT,
    backendPort: raw.BACKEND_PORT,
    host: raw.HOST,
    dataDir: dataFolderOf({ ...values }, projectFolder),
    databaseUrl: raw.DATABASE_URL,
    shopUrl,
    backendUrl: raw.BACKEND_URL ?? `http://localhost:${raw.BACKEND_PORT}`,
    earlyHints: raw.EARLY_HINTS,
    trustedProxies: raw.TRUSTED_PROXIES,
    staffEmail: raw.STAFF_EMAIL,
    backend,
  };
}

function sentenceOf(complaints: readonly string[]): string {
  return complaints.join(";\n");
}
