/**
 * `npm run bench`: starts a throwaway shop, measures it, prints one table and writes
 * tests/results/bench.json. LANDOLT_INFO measures a shop that runs already instead: it names the file
 * that `npm run info` reads. `npm run bench tables` measures nothing but files of products, prices and stock,
 * `npm run bench lighthouse` nothing but what Lighthouse says of every public page, `npm run bench changes`
 * nothing but how soon a change is public.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { complain } from "../launch/launcher.ts";
import { preparePlace } from "../launch/prepare.ts";
import { Stopped } from "../launch/stopping.ts";
import { projectFolder } from "../settings.mjs";
import { startOneShop } from "../testing/shops.ts";
import { benchBrowser } from "./browser.ts";
import { benchCatalog } from "./catalog.ts";
import { benchChanges } from "./changes.ts";
import { benchLighthouse, everyPage, fivePages, type Pages } from "./lighthouse.ts";
import { benchedShop, benchOrders, databaseUrl, ownCalls } from "./orders.ts";
import { benchPages } from "./pages.ts";
import type { Row } from "./row.ts";
import { benchStart, processesOf } from "./start.ts";
import { table } from "./table.ts";
import { benchTables } from "./tables.ts";

const info = z.object({ shop: z.url() });
const { steps, signal, prepare } = preparePlace();

const rows: Row[] = [];
const stopped = new Promise<never>((_, reject) => {
  signal.addEventListener("abort", () => reject(new Stopped()));
});
stopped.catch(() => undefined);

const addressOf = (infoFile: string) => info.parse(JSON.parse(readFileSync(infoFile, "utf8"))).shop;

const pagesOf = (infoFile: string) =>
  steps.step("Measure pages", () =>
    benchPages(addressOf(infoFile), processesOf(infoFile).website?.pid ?? 0),
  );

/** Buys for good, so only in the shop that is thrown away. */
const ordersOf = (infoFile: string) =>
  steps.step("Measure bag and checkout", () =>
    benchOrders(
      benchedShop.parse(JSON.parse(readFileSync(infoFile, "utf8"))),
      processesOf(infoFile).backend?.pid ?? 0,
    ),
  );

/** Beside bag and checkout, which it is compared with. */
const browserOf = (infoFile: string) =>
  steps.step("Buy and tap in a browser", () => {
    const own = rows.find(({ name }) => name === ownCalls)?.value ?? Number.NaN;
    return benchBrowser(addressOf(infoFile), own, signal);
  });

/** The shop by its file, with the account of its first owner. */
function shopWithOwner(infoFile: string) {
  const shop = benchedShop.parse(JSON.parse(readFileSync(infoFile, "utf8")));
  const password = readFileSync(shop.staffPasswordFile, "utf8").trim();
  return { ...shop, owner: { email: shop.staffEmail, password } };
}

const changesOf = (infoFile: string) =>
  steps.step("Measure how soon a change is public", () => benchChanges(shopWithOwner(infoFile)));

/** Behind the others, because the shop is a large one afterwards. */
const catalogOf = (infoFile: string) =>
  steps.step("Measure the catalog at four sizes", () => {
    const shop = benchedShop.parse(JSON.parse(readFileSync(infoFile, "utf8")));
    const processes = Object.entries(processesOf(infoFile))
      .filter(([name]) => name === "website" || name === "backend")
      .map(([name, { pid }]) => ({ name, pid }));
    return benchCatalog({ ...shop, databaseUrl: databaseUrl(shop), processes }, rows);
  });

/** Lines of each file. */
const lines = 10_000;

const tablesOf = (infoFile: string) =>
  steps.step("Measure files of ten thousand lines", () => {
    const shop = shopWithOwner(infoFile);
    const pid = processesOf(infoFile).backend?.pid ?? 0;
    return benchTables({ ...shop, databaseUrl: databaseUrl(shop), pid }, lines, rows);
  });

const judged = (infoFile: string, pages: Pages) =>
  steps.step("Ask Lighthouse", () => benchLighthouse(addressOf(infoFile), pages, signal));

async function measure(): Promise<void> {
  const running = process.env.LANDOLT_INFO;
  const [, , only] = process.argv;
  if (running) {
    rows.push(...(await (only === "lighthouse" ? judged(running, everyPage) : pagesOf(running))));
    return;
  }
  await prepare().all;
  const began = performance.now();
  const shop = await startOneShop(signal);
  try {
    const started = performance.now() - began;
    const file = shop.infoFile;
    if (only === "tables") {
      await Promise.race([tablesOf(file), stopped]);
      return;
    }
    if (only === "lighthouse") {
      rows.push(...(await judged(file, everyPage)));
      return;
    }
    if (only === "orders") {
      rows.push(...(await ordersOf(file)));
      rows.push(...(await browserOf(file)));
      return;
    }
    if (only === "changes") {
      rows.push(...(await changesOf(file)));
      return;
    }
    rows.push(...benchStart(file, started));
    rows.push(...(await pagesOf(file)));
    rows.push(...(await ordersOf(file)));
    rows.push(...(await browserOf(file)));
    rows.push(...(await changesOf(file)));
    // In its first minutes a shop makes pictures and fills caches beside what is measured.
    rows.push(...(await judged(file, fivePages)));
    await Promise.race([catalogOf(file).then(() => tablesOf(file)), stopped]);
  } finally {
    await shop.stop();
  }
}

try {
  await measure();
} catch (error) {
  if (!(error instanceof Stopped)) complain(error);
  process.exitCode = 1;
}
// Also what was measured until something failed, or somebody had enough.
if (rows.length > 0) {
  const results = join(projectFolder, "tests/results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "bench.json"), `${JSON.stringify(rows, undefined, 2)}\n`);
  process.stdout.write(`${table(rows)}\n`);
}
process.exit();
