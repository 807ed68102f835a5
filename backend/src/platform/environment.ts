/**
 * The one place of `src` that reads `process.env`. Whatever is missing or malformed is reported by name, all at
 * once, before anything starts.
 */
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { isStrongSecret, loopbackProxies, readTrustedProxies } from "@landolt/tokens";
import { z } from "@medusajs/framework/zod";

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be a web address such as https://shop.example" })
  .transform((address) => new URL(address).origin);
const secret = z
  .string({ error: "is missing" })
  .min(16, "must have at least 16 characters")
  .refine(isStrongSecret, "is easily guessed; take 24 random bytes");

/** "2:…,1:…": versions and secrets, the one that is used from now on first. */
const healthKeys = z.string({ error: "is missing" }).transform((text, context) => {
  const keys = text.split(",").flatMap((part) => {
    const [, version, secret] = /^([1-9]\d{0,5}):([^\s,:]{16,})$/.exec(part.trim()) ?? [];
    return version && secret && isStrongSecret(secret)
      ? [{ version: Number(version), secret }]
      : [];
  });
  const versions = new Set(keys.map(({ version }) => version));
  if (keys.length > 0 && keys.length === text.split(",").length && versions.size === keys.length) {
    return keys;
  }
  context.addIssue({ code: "custom", message: "must be keys such as 1:<16 characters or more>" });
  return z.NEVER;
});
const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const stripeHost = "api.stripe.com";
const thisMachine = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Payments may go to something that only plays Stripe when no money can be meant: with a test key and
 * on this very machine. A live key goes to Stripe or nowhere.
 */
const standsInForStripe = (values: { STRIPE_HOST?: string; STRIPE_API_KEY?: string }): boolean =>
  thisMachine.has(values.STRIPE_HOST ?? "") &&
  values.STRIPE_API_KEY?.startsWith("sk_test_") === true;

const environmentSchema = z
  .object({
    NODE_ENV: optionalText,
    DATABASE_URL: z
      .string({ error: "is missing" })
      .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"),
    JWT_SECRET: secret,
    COOKIE_SECRET: secret,
    PORT: z.coerce.number().int().min(1).max(65535).default(9000),
    SHOP_URL: webAddress.default("http://localhost:3000"),
    BACKEND_URL: webAddress.optional(),
    DATA_DIR: z.string({ error: "is missing" }).refine(isAbsolute, "must be an absolute path"),
    /** Proxies whose `X-Forwarded-For` is believed: addresses and networks, separated by commas. */
    TRUSTED_PROXIES: z.string().default(loopbackProxies),
    WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
    REDIS_URL: optionalText,
    STRIPE_API_KEY: optionalText,
    STRIPE_PUBLISHABLE_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_CAPTURE: z.enum(["with-order", "by-staff"]).default("with-order"),
    /** Seconds. */
    STRIPE_TIMEOUT: z.coerce.number().int().min(1).max(120).default(20),
    STRIPE_HOST: optionalText,
    STRIPE_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    STRIPE_PROTOCOL: z.enum(["https", "http"]).default("https"),
    /** Seconds. */
    JOB_INTERVAL: z.coerce.number().int().min(1).max(99).optional(),
    SMTP_URL: optionalText.refine(
      (url) => url === undefined || /^smtps?:\/\//.test(url),
      "must begin with smtp:// or smtps://",
    ),
    MAIL_FROM: optionalText.refine(
      (address) => address === undefined || !/[\r\n]/.test(address),
      "must not hold a line break",
    ),
    S3_BUCKET: optionalText,
    S3_REGION: optionalText,
    S3_ENDPOINT: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    S3_FILE_URL: optionalText,
    /** Whether every member of staff must confirm a sign-in with a code. */
    STAFF_MFA: z.enum(["optional", "required"]).default("optional"),
    /** Encrypts what the codes are made from; losing it means setting them up again. */
    MFA_KEY: secret,
    /** Wrap the keys of the people whose prescriptions are kept; losing one means losing what it has wrapped. */
    HEALTH_KEYS: healthKeys,
    /** Where customers may sign in with OpenID Connect; the secret is missing for a public client. */
    OIDC_ISSUER: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    OIDC_CALLBACK_URL: z.url({ protocol: /^https?$/, error: "must be a web address" }).optional(),
    STAFF_EMAIL: optionalText,
    STAFF_PASSWORD: optionalText,
  })
  .superRefine((values, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (values.S3_BUCKET !== undefined) {
      for (const name of [
        "S3_REGION",
        "S3_ACCESS_KEY_ID",
        "S3_SECRET_ACCESS_KEY",
        "S3_FILE_URL",
      ] as const) {
        if (values[name] === undefined) report(name, "is needed once S3_BUCKET is set");
      }
    }
    if (values.STRIPE_API_KEY !== undefined && values.STRIPE_WEBHOOK_SECRET === undefined) {
      report("STRIPE_WEBHOOK_SECRET", "is needed once STRIPE_API_KEY is set");
    }
    const elsewhere = values.STRIPE_HOST !== undefined && values.STRIPE_HOST !== stripeHost;
    if (elsewhere && !standsInForStripe(values)) {
      report("STRIPE_HOST", "may only name a stand-in on this machine, with a test key (sk_test_)");
    }
    if (values.STRIPE_PROTOCOL === "http" && !elsewhere) {
      report("STRIPE_PROTOCOL", "must be https: Stripe is not asked without encryption");
    }
    if (values.OIDC_ISSUER !== undefined && values.OIDC_CLIENT_ID === undefined) {
      report("OIDC_CLIENT_ID", "is needed once OIDC_ISSUER is set");
    }
    if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
      report("MAIL_FROM", "is needed once SMTP_URL is set");
    }
  })
  .transform((values) => ({
    ...values,
    BACKEND_URL: values.BACKEND_URL ?? `http://localhost:${values.PORT}`,
  }))
  .transform((values) => ({
    ...values,
    OIDC_CALLBACK_URL:
      values.OIDC_CALLBACK_URL ?? `${values.BACKEND_URL}/auth/customer/oidc/callback`,
    isTrustedProxy: readTrustedProxies(values.TRUSTED_PROXIES),
  }));

export type Environment = z.output<typeof environmentSchema>;

/** The build of the dashboard reads the configuration but never connects: it needs the shape, not the secrets. */
const buildTimeValues = {
  DATABASE_URL: "postgres://localhost/unused-while-building",
  JWT_SECRET: "unused-while-building",
  COOKIE_SECRET: "unused-while-building",
  MFA_KEY: "unused-while-building",
  HEALTH_KEYS: "1:unused-while-building",
  DATA_DIR: join(tmpdir(), "landolt-build"),
};

/**
 * @throws Error naming every variable that is missing or malformed, never its value.
 */
export function readEnvironment(
  variables: NodeJS.ProcessEnv,
  { building = false }: { building?: boolean } = {},
): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = environmentSchema.safeParse(building ? { ...buildTimeValues, ...given } : given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  throw new Error(`The environment is not complete:\n${lines.join("\n")}`);
}

let current: Environment | undefined;

/** The environment of this process, read once. */
export function environment(): Environment {
  current ??= readEnvironment(process.env, { building: process.argv.includes("build") });
  return current;
}

const localHosts = new Set(["", "localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * TLS settings for the PostgreSQL driver, after `sslmode` of the address where it is given: none on
 * the same machine, a verified certificate elsewhere.
 */
export function databaseTls(databaseUrl: string): false | { rejectUnauthorized: boolean } {
  const { hostname, searchParams } = new URL(databaseUrl);
  switch (searchParams.get("sslmode")) {
    case "disable":
      return false;
    case "allow":
    case "prefer":
    case "require":
    case "no-verify":
      return { rejectUnauthorized: false };
    case "verify-ca":
    case "verify-full":
      return { rejectUnauthorized: true };
    default:
      return localHosts.has(hostname) ? false : { rejectUnauthorized: true };
  }
}
