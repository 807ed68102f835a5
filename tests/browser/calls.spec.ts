/**
 * How often the website asks the backend for a page or an action, counted on the wire: a website of its
 * own, whose caches are empty, asks through a counter. Without scripts each step is exactly one page.
 */
import { expect, type Page, test } from "@playwright/test";
import { type CallCounter, countCalls } from "../support/calls.ts";
import { type SecondStorefront, startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";
import { fillShipping, follow, orderNumber, press } from "./visitor.ts";

test.use({ javaScriptEnabled: false, locale: "en-GB" });

const info = runningShop();
let calls: CallCounter;
let website: SecondStorefront;

test.beforeAll(async () => {
  calls = await countCalls(info);
  website = await startSecondStorefront(info, calls.port);
});
test.afterAll(async () => {
  await website.stop();
  calls.close();
});

/** What every page shows around its content is asked for once in a while and cached. */
const shell = /^GET \/(?:store\/(?:business-profile|page-texts|brands)|catalog\/categories)$/;

async function during(work: () => Promise<unknown>): Promise<string[]> {
  calls.taken();
  await work();
  return calls.taken().filter((call) => !shell.test(call));
}

test("a page of the catalog is one question to the backend for each thing it shows", async () => {
  const budget: Record<string, string[]> = {
    "/shop/oakley?sort=price": ["GET /catalog/listing"],
    "/shop/oakley?sort=price&colour=black": ["GET /catalog/listing"],
    "/shop/product/oakley-holbrook": [
      "GET /catalog/products/oakley-holbrook",
      "GET /catalog/alike",
    ],
    "/lookbook": ["GET /catalog/listing"],
    "/lookbook/torvik-fjell": ["GET /catalog/products/torvik-fjell", "GET /catalog/alike"],
    "/design": ["GET /catalog/fitting", "GET /catalog/fitting"],
    "/search?q=holbrook": ["GET /catalog/search", "GET /catalog/search"],
    "/contact": [],
    "/legal/terms": ["GET /store/legal-pages/terms"],
  };
  for (const [path, most] of Object.entries(budget)) {
    const open = async () => (await fetch(website.shop + path)).text();
    const asked = await during(open);
    expect(asked.sort(), path).toEqual(most.toSorted());
    // A second visitor costs nothing.
    expect(await during(open), path).toEqual([]);
  }
});

test("each step to an order asks a handful of questions", { tag: "@long" }, async ({ page }) => {
  const step = async (name: string, most: number, work: (page: Page) => Promise<unknown>) => {
    const asked = await during(() => work(page));
    expect(asked.length, `${name}: ${asked.join(", ")}`).toBeLessThanOrEqual(most);
  };
  // A backend that is busy for seconds with other tests is away for a moment.
  await expect(async () => {
    const answer = await page.goto(`${website.shop}/shop/product/clairval-multi-purpose-solution`);
    expect(answer?.status()).toBe(200);
  }).toPass();
  await step("into the bag, and the bag", 4, async () => {
    await press(page, "en", "catalog.addToBag");
    await expect(page).toHaveURL(/cart-summary$/);
  });
  await step("another quantity", 4, async () => {
    await page.getByRole("spinbutton").first().fill("2");
    await press(page, "en", "bag.update");
    await expect(page).toHaveURL(/cart-summary$/);
  });
  await step("the page of address and delivery", 4, async () => {
    await follow(page, "en", "bag.checkout");
    await expect(page).toHaveURL(/shipping$/);
  });
  await fillShipping(page, "en");
  await step("address and delivery, and the summary", 5, async () => {
    await press(page, "en", "checkout.shipping.continue");
    await expect(page).toHaveURL(/summary$/);
  });
  await step("the page of payment", 4, async () => {
    await follow(page, "en", "checkout.summary.next");
    await expect(page).toHaveURL(/payment$/);
  });
  await step("ordering, and its confirmation", 4, async () => {
    await press(page, "en", "checkout.payment.order");
    await expect(page).toHaveURL(/status$/);
    await orderNumber(page, "en");
  });
});
