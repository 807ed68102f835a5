/** The storefront's settings, read and checked once at start. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isStrongSecret, loopbackProxies, readTrustedProxies } from "@landolt/tokens";
import { z } from "zod";

const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Public address of the shop; decides canonical links, secure cookies and HSTS. */
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKEND_INTERNAL_URL: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:9000"),
  PUBLISHABLE_KEY: z.string().default(""),
  LOOKBOOK_KEY: z.string().default(""),
  /** Signs the cookies that name a bag or an order. */
  COOKIE_SECRET: z.string().min(16).refine(isStrongSecret, "is easily guessed").optional(),
  /** Proxies whose `X-Forwarded-For` is believed: addresses and networks, separated by commas. */
  TRUSTED_PROXIES: z.string().default(loopbackProxies),
  /** Folder for requests that the backend could not take yet; must survive a restart. */
  KEPT_REQUESTS_DIR: z.string().min(1).optional(),
  /** Whether what stands before this server hands on answers of status 103. */
  EARLY_HINTS: z.enum(["on", "off"]).default("off"),
  /** Folder in which pictures are kept in the sizes that were asked for. */
  PICTURES_DIR: z.string().min(1).default("../data/pictures"),
});

function readEnvironment() {
  const parsed = environmentSchema.safeParse(process.env);
  if (!parsed.success) {
    throw new Error(`The storefront's settings are not usable.\n${z.prettifyError(parsed.error)}`);
  }
  const { COOKIE_SECRET, SHOP_URL, KEPT_REQUESTS_DIR, TRUSTED_PROXIES, ...rest } = parsed.data;
  if (COOKIE_SECRET === undefined && rest.NODE_ENV === "production") {
    throw new Error("COOKIE_SECRET must be set in production: at least 16 random characters.");
  }
  if (KEPT_REQUESTS_DIR === undefined && rest.NODE_ENV === "production") {
    throw new Error("KEPT_REQUESTS_DIR must be set in production: a folder that is not cleared.");
  }
  const shopOrigin = new URL(SHOP_URL ?? `http://localhost:${rest.PORT}`).origin;
  return {
    ...rest,
    /** Scheme, host and port under which visitors reach the shop, without a slash at the end. */
    shopOrigin,
    /** True when visitors come over https, so that cookies can be `secure`. */
    secure: shopOrigin.startsWith("https:"),
    keptRequestsFolder: KEPT_REQUESTS_DIR ?? join(tmpdir(), "landolt-kept-requests"),
    isTrustedProxy: readTrustedProxies(TRUSTED_PROXIES),
    cookieSecret: COOKIE_SECRET ?? "only-for-development-and-tests",
  };
}

export const environment = readEnvironment();
