/**
 * Lighthouse's judgement of pages on the slow phone it simulates. It comes from npm when this is run
 * and stays in npm's cache: it brings 176 MB, which nobody should install who does not measure.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { capture } from "../launch/capture.ts";
import { npmCommand } from "../npm.mjs";
import { findChromium } from "../testing/chromium.ts";
import { median, type Row } from "./row.ts";

const release = "lighthouse@13.5.0";
/** An odd number: of several runs the middle one counts. */
const runs = 3;
const tries = 3;

/** Addresses by what a page is called. */
export type Pages = Record<string, string>;

export const fivePages: Pages = {
  "Home page": "/",
  "Listing of contact lenses": "/shop/contact-lenses",
  "Page of a product": "/shop/product/biofinity",
  Lookbook: "/lookbook",
  "Home service": "/homeservice",
};

/** What everybody may open: one page of each kind, in English. */
export const everyPage: Pages = {
  ...fivePages,
  Services: "/services",
  "Size guide": "/design",
  "Frame in the lookbook": "/lookbook/torvik-fjell",
  Brands: "/brands",
  "Brand sold here": "/brands/oakley",
  "Brand in the store": "/brands/torvik",
  Shop: "/shop",
  "Listing of accessories": "/shop/accessories",
  "Listing of Oakley": "/shop/oakley",
  "Glasses of Oakley": "/shop/product/oakley-holbrook",
  Accessory: "/shop/product/clairval-saline",
  Search: "/search?q=oakley",
  Contact: "/contact",
  "About us": "/about",
  "Empty bag": "/shop/cart-summary",
  "Finding an order": "/order",
  Withdrawal: "/withdrawal",
  "Legal notice": "/legal/notice",
  Terms: "/legal/terms",
  Privacy: "/legal/privacy",
  Cookies: "/legal/cookies",
  "Delivery and returns": "/legal/delivery-and-returns",
  Accessibility: "/legal/accessibility",
};

/** What no search engine shall show, for which Lighthouse takes points away. */
const unlisted = ["/search", "/shop/cart-summary", "/order"];

const score = z.object({ score: z.number() }).transform((category) => category.score * 100);
const value = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue);
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
  audits: z.object({ "largest-contentful-paint": value, "total-blocking-time": value }),
});
type Report = z.output<typeof report>;

/**
 * @param shop address of a running shop
 * @throws when Lighthouse cannot be had or a page cannot be judged
 */
export async function benchLighthouse(
  shop: string,
  pages: Pages,
  signal: AbortSignal,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "landolt-lighthouse-"));
  const file = join(folder, "report.json");
  const chromium = await findChromium(signal, { light: false });
  const judge = async (address: string) => {
    const flags = "--chrome-flags=--headless=new --no-sandbox";
    const asked = ["exec", "--yes", `--package=${release}`, "--", "lighthouse", address];
    const { env, ...npm } = npmCommand([
      ...[...asked, flags],
      ...["--quiet", "--output=json", `--output-path=${file}`],
    ]);
    const place = { cwd: folder, env: { ...env, CHROME_PATH: chromium } };
    // Chromium without a window does not note the first paint of one load in thirty or so, or where a load begins.
    for (let left = tries; left > 0; left--) {
      const { ok, output } = await capture({ ...npm, ...place }, signal);
      if (ok) return report.parse(JSON.parse(readFileSync(file, "utf8")));
      if (!/\(NO_(?:FCP|NAVSTART)\)/.test(output)) {
        throw new Error(`Lighthouse could not judge ${address}:\n${output}`);
      }
    }
    throw new Error(`Lighthouse could not record ${address}, ${tries} times`);
  };
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) reports.push(await judge(shop + path));
      const of = (pick: (one: Report) => number) => median(reports.map(pick));
      const points = (what: string, pick: (one: Report) => number, limit = 100) =>
        rows.push({ name: `${name}, ${what}`, value: of(pick), unit: "points", limit });
      points("performance", ({ categories }) => categories.performance, 98);
      points("accessibility", ({ categories }) => categories.accessibility);
      points("best practices", ({ categories }) => categories["best-practices"]);
      if (!unlisted.some((address) => path.startsWith(address))) {
        points("search engines", ({ categories }) => categories.seo);
      }
      rows.push(
        {
          name: `${name}, largest content seen after`,
          value: of(({ audits }) => audits["largest-contentful-paint"]),
          unit: "ms",
          limit: 1500,
        },
        {
          name: `${name}, blocked for`,
          value: of(({ audits }) => audits["total-blocking-time"]),
          unit: "ms",
          limit: 50,
        },
      );
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
