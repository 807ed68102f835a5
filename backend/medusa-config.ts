import { join, resolve } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import { paymentProviders } from "./src/payments/methods";
import {
  arrangedFirst,
  dashboardStart,
  oneDialog,
  oneTakeBack,
  orderDetails,
  ownLanguages,
  refusalTexts,
  writtenNumbers,
} from "./src/platform/dashboard/build";
import { draftOrders } from "./src/platform/dashboard/draft-orders";
import { translatedWords } from "./src/platform/dashboard/words";
import { databaseTls, environment } from "./src/platform/environment";
import { outliveFullLog } from "./src/platform/full-log";
import { keepLogPrivate } from "./src/platform/log-privacy";
import { secureCookies, staffCookie } from "./src/platform/session-cookies";

// What is uploaded, exported or mailed is for the account of the shop alone.
process.umask(0o077);
outliveFullLog();
keepLogPrivate();

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
      resolve: "./src/modules/local-files",
      id: "local",
      options: {
        // Outside the build output, which each build deletes; served by src/api/middlewares.ts.
        upload_dir: join(settings.DATA_DIR, "uploads"),
        private_upload_dir: join(settings.DATA_DIR, "uploads-private"),
        backend_url: `${settings.BACKEND_URL}/uploads`,
      },
    };

const lockProvider = redisUrl
  ? {
      resolve: "@medusajs/medusa/locking-redis",
      id: "locking-redis",
      is_default: true,
      options: { redisUrl },
    }
  : { resolve: "./src/modules/locking", id: "advisory", is_default: true };

/** A sign-in of customers elsewhere. Staff have invitations, and the second step is ours. */
const openIdConnect = settings.OIDC_ISSUER
  ? [
      {
        resolve: "./src/modules/openid-connect",
        id: "oidc",
        options: {
          issuer: settings.OIDC_ISSUER,
          clientId: settings.OIDC_CLIENT_ID,
          clientSecret: settings.OIDC_CLIENT_SECRET,
          callbackUrl: settings.OIDC_CALLBACK_URL,
        },
      },
    ]
  : [];

/** Without Redis, events and workflows live in this one process. */
const redisModules = redisUrl
  ? [
      { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl } },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    ]
  : [];

const dashboardScript = {
  name: "dashboard-start",
  transformIndexHtml: () => [
    { tag: "script", injectTo: "head-prepend" as const, children: dashboardStart },
  ],
};

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
      authMethodsPerActor: {
        user: ["emailpass"],
        customer: ["emailpass", ...openIdConnect.map(({ id }) => id)],
      },
    },
    sessionOptions: { name: staffCookie(), resave: false, saveUninitialized: false },
    cookieOptions: {
      secure: secureCookies(),
      sameSite: "lax",
      httpOnly: true,
    },
  },
  featureFlags: { translation: true },
  admin: {
    backendUrl: "/",
    vite: () => ({
      plugins: [
        dashboardScript,
        oneDialog,
        oneTakeBack,
        orderDetails,
        arrangedFirst,
        refusalTexts,
        ownLanguages,
        draftOrders,
        translatedWords,
        writtenNumbers,
      ],
      resolve: { alias: { "react-country-flag": resolve("src/admin/shared/country-flag.tsx") } },
    }),
  },
  modules: [
    { resolve: "@medusajs/medusa/translation" },
    ...redisModules,
    { resolve: "@medusajs/medusa/locking", options: { providers: [lockProvider] } },
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
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass" },
          ...openIdConnect,
        ],
        mfa: {
          encryption_key: settings.MFA_KEY,
          // What an authenticator shows beside the code.
          providers: [{ id: "totp", options: { issuer: new URL(settings.SHOP_URL).host } }],
        },
      },
    },
    { resolve: "@medusajs/medusa/payment", options: { providers: paymentProviders() } },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          { resolve: "./src/modules/delivery-price", id: "delivery-price" },
        ],
      },
    },
    { resolve: "./src/modules/business-profile" },
    { resolve: "./src/modules/brands" },
    { resolve: "./src/modules/lens-ranges" },
    { resolve: "./src/modules/changes" },
    { resolve: "./src/modules/catalog-index" },
    { resolve: "./src/modules/invoices" },
    { resolve: "./src/modules/home-service" },
    { resolve: "./src/modules/delivery-area" },
    { resolve: "./src/modules/bag" },
    { resolve: "./src/modules/placements" },
    { resolve: "./src/modules/payment-events" },
    { resolve: "./src/modules/withdrawals" },
    { resolve: "./src/modules/lens-releases" },
    { resolve: "./src/modules/health-consents" },
    { resolve: "./src/modules/supply-reminders" },
    { resolve: "./src/modules/stock-alerts" },
    { resolve: "./src/modules/prescriptions" },
    { resolve: "./src/modules/recalls" },
    { resolve: "./src/modules/maker-orders" },
    { resolve: "./src/modules/price-history" },
    { resolve: "./src/modules/staff" },
    { resolve: "./src/modules/sign-in-links" },
    { resolve: "./src/modules/passkeys" },
    { resolve: "./src/modules/email-changes" },
    { resolve: "./src/modules/audit" },
    { resolve: "./src/modules/staff-events" },
    { resolve: "./src/modules/table-imports" },
    { resolve: "./src/modules/page-texts" },
  ],
});
