/**
 * What a visitor waits for in a browser: each page of a guest's purchase, and how soon the page answers a tap on
 * a slow phone. Buys for good: only in a shop that is thrown away.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, devices, type Locator, type Page } from "@playwright/test";
import { projectFolder } from "../settings.mjs";
import { findChromium } from "../testing/chromium.ts";
import { againstBare } from "./bare.ts";
import { ownCalls } from "./orders.ts";
import { median, type Row } from "./row.ts";

/** Purchases, each by a visitor who was never here; those before them warm up. */
const purchases = { counted: 9, before: 2 };
const taps = 5;
/** How many times slower the processor of the phone is. */
const slowdown = 4;

const product = "/shop/product/clairval-multi-purpose-solution";

type Texts = { [key: string]: string | Texts };

/** English texts of the website, by their keys. */
const messages: Texts = JSON.parse(readFileSync(join(projectFolder, "messages/en.json"), "utf8"));

function text(key: string): string {
  const found = key
    .split(".")
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === "object" ? texts[part] : undefined),
      messages,
    );
  if (typeof found !== "string") throw new Error(`There is no text ${key}`);
  return found;
}

const button = (page: Page, key: string) =>
  page.getByRole("button", { name: text(key), exact: true });
const link = (page: Page, key: string) => page.getByRole("link", { name: text(key), exact: true });

/** Scripts for the page, as text: these sources know nothing of a browser's window. */
const painted =
  "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
/** The longest time from a tap to the frame that answers it, in milliseconds, rounded to 8 by the browser. */
const watchTaps = `window.slowestTap = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.slowestTap = Math.max(window.slowestTap, duration);
}).observe({ type: "event", buffered: true, durationThreshold: 16 });`;

/** The page of this path is there and painted. */
async function shown(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.locator("h1").waitFor();
  await page.evaluate(painted);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole("radio", { name: text("checkout.delivery.home-delivery.name") }).check();
  const values = {
    ...{ firstName: "Marie", lastName: "Weber", email: `bench.${randomUUID()}@example.com` },
    ...{ phone: "621 123 456", address: "3, rue des Prés", postalCode: "L-7561", city: "Mersch" },
  };
  for (const [field, value] of Object.entries(values)) {
    await page.getByLabel(text(`checkout.fields.${field}`), { exact: true }).fill(value);
  }
}

type Step = {
  name: string;
  leadsTo: string;
  /** What the visitor does before, which is not counted. */
  prepare?: (page: Page) => Promise<void>;
  /** What they press; without it they enter the address. */
  press?: (page: Page) => Locator;
};

const steps: readonly Step[] = [
  { name: "home", leadsTo: "/" },
  { name: "listing", leadsTo: "/shop/accessories" },
  {
    name: "product",
    press: (page) => page.getByRole("main").locator(`a[href$="${product}"]`).first(),
    leadsTo: product,
  },
  {
    name: "adding to the bag",
    press: (page) => button(page, "catalog.addToBag"),
    leadsTo: "/shop/cart-summary",
  },
  {
    name: "opening the checkout",
    press: (page) => link(page, "bag.checkout"),
    leadsTo: "/shop/checkout/shipping",
  },
  {
    name: "address and delivery",
    prepare: fillAddress,
    press: (page) => button(page, "checkout.shipping.continue"),
    leadsTo: "/shop/checkout/summary",
  },
  {
    name: "payment",
    press: (page) => link(page, "checkout.summary.next"),
    leadsTo: "/shop/checkout/payment",
  },
  {
    name: "placing the order",
    prepare: (page) =>
      page.getByRole("radio", { name: text("checkout.payment.methods.bank-transfer") }).check(),
    press: (page) => button(page, "checkout.payment.order"),
    leadsTo: "/shop/checkout/status",
  },
];

/** The same way through pages of a heading and links, which no shop can be quicker than. */
const emptySteps = steps.map(
  ({ name, leadsTo, press }): Step => ({
    name,
    leadsTo,
    ...(press && { press: (page) => page.locator(`a[href="${leadsTo}"]`) }),
  }),
);
const emptyPage = `<!doctype html><title>Empty</title><h1>Empty</h1>${steps
  .map(({ name, leadsTo }) => `<p><a href="${leadsTo}">${name}</a></p>`)
  .join("")}`;

/**
 * People read before they press: each page is given a second of rest. By keyboard, because a pointer would wait
 * until nothing moves any more.
 * @returns milliseconds of each step, by its name
 */
async function buy(page: Page, way: readonly Step[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { name, leadsTo, prepare, press } of way) {
    await prepare?.(page);
    await press?.(page).focus();
    await page.waitForTimeout(1000);
    const began = performance.now();
    await (press ? page.keyboard.press("Enter") : page.goto(leadsTo, { waitUntil: "commit" }));
    await shown(page, leadsTo);
    times.set(name, performance.now() - began);
  }
  return times;
}

/** Medians of the steps and of the whole, each time by a visitor who was never here. */
async function buyOften(browser: Browser, baseURL: string, way: readonly Step[]) {
  const taken: Map<string, number>[] = [];
  for (let round = -purchases.before; round < purchases.counted; round += 1) {
    const context = await browser.newContext({ baseURL, locale: "en" });
    const times = await buy(await context.newPage(), way);
    if (round >= 0) taken.push(times);
    await context.close();
  }
  return {
    whole: median(taken.map((times) => [...times.values()].reduce((sum, time) => sum + time))),
    ofStep: (name: string) => median(taken.map((times) => times.get(name) ?? Number.NaN)),
  };
}

async function benchPurchase(browser: Browser, baseURL: string, own: number): Promise<Row[]> {
  const answer = { headers: ["content-type", "text/html"], body: Buffer.from(emptyPage) };
  const empty = await againstBare(answer, ({ port }) =>
    buyOften(browser, `http://127.0.0.1:${port}`, emptySteps),
  );
  const { whole, ofStep } = await buyOften(browser, baseURL, steps);
  return [
    ...steps.map(({ name }) => ({
      name: `in a browser: ${name}`,
      value: ofStep(name),
      unit: "ms",
      ratio: ofStep(name) / empty.ofStep(name),
      against: "an empty page",
    })),
    {
      name: "in a browser: whole purchase",
      value: whole,
      unit: "ms",
      ratio: whole / own,
      against: ownCalls,
    },
    {
      name: "in a browser: the same through empty pages",
      value: empty.whole,
      unit: "ms",
    },
  ];
}

/** Taps, by what they do: what leads there, and the tap itself. */
const interactions: Record<string, (page: Page) => Promise<unknown>> = {
  "menu opened as soon as it is seen": async (page) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("banner").locator("summary").first().tap();
  },
  "facet chosen": async (page) => {
    await page.goto("/shop/oakley");
    const facets = page.locator("main details.facets");
    await facets.locator("summary").tap();
    await facets.locator("label:has(:enabled)").first().tap();
  },
  "day of the calendar chosen": async (page) => {
    await page.goto("/homeservice");
    // Its script is loaded when it comes into sight.
    await page.locator("#field-appointments").scrollIntoViewIfNeeded();
    const calendar = page.getByRole("application").getByRole("grid");
    await calendar.locator("[role=button]:not([aria-disabled])").first().tap();
  },
};

async function benchTaps(browser: Browser, baseURL: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, tap] of Object.entries(interactions)) {
    const times: number[] = [];
    for (let turn = 0; turn < taps; turn += 1) {
      const context = await browser.newContext({ ...devices["Pixel 7"], baseURL, locale: "en" });
      const page = await context.newPage();
      await page.addInitScript({ content: watchTaps });
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await tap(page);
      await page.waitForLoadState("networkidle");
      times.push(await page.evaluate<number>("window.slowestTap"));
      await context.close();
    }
    rows.push({ name: `on a phone: ${name}`, value: median(times), unit: "ms", limit: 100 });
  }
  return rows;
}

/**
 * @param shop address of a running shop
 * @param own milliseconds of the backend's own calls for a checkout, in the same run
 */
export async function benchBrowser(shop: string, own: number, signal: AbortSignal): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(signal, { light: true }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    return [...(await benchPurchase(browser, shop, own)), ...(await benchTaps(browser, shop))];
  } finally {
    await browser.close();
  }
}
