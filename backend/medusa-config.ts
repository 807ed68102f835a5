import { join } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import { databaseTls, environment } from "./src/environment";

const settings = environment();
const { REDIS_URL: redisUrl } = settings;
const outbox = join(settings.DATA_DIR, "outbox");

const fileProvider = settings.S3_BUCKET
  ? {
      resolve: "@medusajs/medusa/file-s3",
      id: "s3",
      options: {
        file_url: settings.S3_FILE_URL,
        access_key_id: settings.S3_ACCESS_KEY_ID,
        secret_access_key: settings.S3_SECRET_ACCESS_KEY,
        region: settings.S3_REGION,
        bucket: settings.S3_BUCKET,
        endpoint: settings.S3_ENDPOINT,
      },
    }
  : {
      resolve: "@medusajs/medusa/file-local",
      id: "local",
      options: {
        // Outside the build output, which `medusa build` deletes; served by src/api/middlewares.ts.
        upload_dir: join(settings.DATA_DIR, "uploads"),
        private_upload_dir: join(settings.DATA_DIR, "uploads-private"),
        backend_url: `${settings.BACKEND_URL}/uploads`,
      },
    };

const paymentProviders = [
  { resolve: "./src/modules/pay-in-store", id: "pay-in-store" },
  // Stripe's provider throws without a key, so it exists only with one.
  ...(settings.STRIPE_API_KEY
    ? [
        {
          resolve: "@medusajs/medusa/payment-stripe",
          id: "stripe",
          options: {
            apiKey: settings.STRIPE_API_KEY,
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          },
        },
      ]
    : []),
];

/**
 * Without Redis everything lives in this one process; then there must be no second one, because
 * in-memory locks are what keeps a cart from being completed twice.
 */
const redisModules = redisUrl
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl } },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl },
            },
          ],
        },
      },
    ]
  : [];

/** Seconds. Edited translations are not invalidated by event, so this is how long they may be old. */
const cacheSeconds = 20;

export default defineConfig({
  projectConfig: {
    databaseUrl: settings.DATABASE_URL,
    databaseDriverOptions: {
      connection: { ssl: databaseTls(settings.DATABASE_URL) },
      pool: { min: 2, max: 20 },
    },
    redisUrl,
    workerMode: settings.WORKER_MODE,
    http: {
      storeCors: settings.SHOP_URL,
      adminCors: settings.BACKEND_URL,
      authCors: `${settings.SHOP_URL},${settings.BACKEND_URL}`,
      jwtSecret: settings.JWT_SECRET,
      cookieSecret: settings.COOKIE_SECRET,
    },
    sessionOptions: { name: "landolt_staff", resave: false, saveUninitialized: false },
    cookieOptions: {
      secure: settings.BACKEND_URL.startsWith("https:"),
      sameSite: "lax",
      httpOnly: true,
    },
  },
  featureFlags: { translation: true, caching: true },
  admin: { backendUrl: "/" },
  modules: [
    { resolve: "@medusajs/medusa/translation" },
    {
      resolve: "@medusajs/medusa/caching",
      options: redisUrl
        ? {
            ttl: cacheSeconds,
            providers: [
              {
                resolve: "@medusajs/medusa/caching-redis",
                id: "caching-redis",
                is_default: true,
                options: { redisUrl },
              },
            ],
          }
        : { ttl: cacheSeconds, in_memory: { enable: true } },
    },
    ...redisModules,
    { resolve: "@medusajs/medusa/file", options: { providers: [fileProvider] } },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          // The dashboard's own bell.
          {
            resolve: "@medusajs/medusa/notification-local",
            id: "local",
            options: { channels: ["feed"] },
          },
          {
            resolve: "./src/modules/mail",
            id: "mail",
            options: {
              channels: ["email"],
              from: settings.MAIL_FROM,
              ...(settings.SMTP_URL ? { smtpUrl: settings.SMTP_URL } : { outbox }),
            },
          },
        ],
      },
    },
    { resolve: "@medusajs/medusa/payment", options: { providers: paymentProviders } },
    { resolve: "./src/modules/business-profile" },
    { resolve: "./src/modules/brands" },
    { resolve: "./src/modules/lens-ranges" },
  ],
});
