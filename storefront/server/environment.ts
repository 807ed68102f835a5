/** The storefront's settings, read and checked once at start. */
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
  COOKIE_SECRET: z.string().min(16).optional(),
});

function readEnvironment() {
  const parsed = environmentSchema.safeParse(process.env);
  if (!parsed.success) {
    throw new Error(`The storefront's settings are not usable.\n${z.prettifyError(parsed.error)}`);
  }
  const { COOKIE_SECRET, SHOP_URL, ...rest } = parsed.data;
  if (COOKIE_SECRET === undefined && rest.NODE_ENV === "production") {
    throw new Error("COOKIE_SECRET must be set in production: at least 16 random characters.");
  }
  const shopOrigin = new URL(SHOP_URL ?? `http://localhost:${rest.PORT}`).origin;
  return {
    ...rest,
    /** Scheme, host and port under which visitors reach the shop, without a slash at the end. */
    shopOrigin,
    /** True when visitors come over https, so that cookies can be `secure`. */
    secure: shopOrigin.startsWith("https:"),
    cookieSecret: COOKIE_SECRET ?? "only-for-development-and-tests",
  };
}

export const environment = readEnvironment();
