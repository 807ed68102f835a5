/** How a page arrives, what the browser fetches ahead of a click, and how it comes back. */
import { expect, test } from "@playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { untilDrawn, untilHydrated } from "./steadiness.ts";
import { text } from "./texts.ts";
import { press } from "./visitor.ts";

/** A page whose scripts are held may not count as loaded before they are let go. */
const untilRead = { waitUntil: "domcontentloaded" } as const;

test("a page brings its style along, and one font before it is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  for (const path of ["/", "/shop/cart-summary"]) {
    await page.goto(path);
    await untilHydrated(page);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toContain("Instrument Sans");
  }
  expect(asked).not.toContain("stylesheet");
  await expect(page.locator("link[rel=preload]")).toHaveCount(1);
  expect(refused).toEqual([]);
});

test("a page is styled as it arrives, and not all of it again with each piece", {
  tag: "@long",
}, async ({ context, browser }) => {
  for (const path of ["/lookbook", "/shop/oakley"]) {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.goto(path);
    await untilHydrated(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const styled = traceEvents.reduce(
      (sum: number, { name, args }: { name: string; args: { elementCount?: number } }) =>
        sum + (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0),
      0,
    );
    const elements = await page.locator("*").count();
    expect(styled, path).toBeGreaterThan(elements / 2);
    // 1.4 by itself; a font or a setting of the browser that comes late on a busy machine styles all of it once more.
    expect(styled, path).toBeLessThan(elements * 4);
    await page.close();
  }
});

test("before the program runs, what is about to be opened is fetched; never what is one's own", async ({
  page,
}) => {
  const fetched: string[] = [];
  const tools = await page.context().newCDPSession(page);
  tools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready" || status === "Success") fetched.push(new URL(prefetchUrl).pathname);
  });
  const candidates: string[] = [];
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
  });
  await tools.send("Preload.enable");
  const release = await holdScripts(page);
  await page.goto("/", untilRead);
  await expect(page.getByRole("link", { name: /bag/i }).first()).toBeVisible();
  await expect.poll(() => candidates).toContain("/services");
  expect(candidates).not.toContain("/shop/cart-summary");
  await page.getByRole("link", { name: "Services", exact: true }).first().hover();
  await expect.poll(() => fetched).toContain("/services");
  expect(fetched).not.toContain("/shop/cart-summary");

  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  release();
  await expect(rules).toHaveCount(0);
});

test("the scripts of the page a form leads to come with the first sign that somebody is there", {
  tag: "@long",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofBag = () => asked.filter((path) => /^\/assets\/(?:bag|totals-table)-/.test(path));
  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(ofBag()).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(() => ofBag().length).toBeGreaterThan(1);
  expect(asked.filter((path) => path.startsWith("/shop/cart-summary"))).toEqual([]);
});

test("what is chosen before the program runs counts once it does", { tag: "@long" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/shop/oakley", untilRead);
  await page.getByRole("checkbox", { name: /^black/i }).check();
  await page.locator("main select[name=sort]").selectOption("price");
  expect(page.url()).not.toContain("colour");
  release();
  await expect(page).toHaveURL(/sort=price.*colour=black|colour=black.*sort=price/);
  await expect(page.getByRole("checkbox", { name: /^black/i })).toBeChecked();
  // From then on a choice is sent once.
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await page.getByRole("checkbox", { name: /^black/i }).uncheck();
  await expect(page).not.toHaveURL(/colour/);
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
});

test("what is chosen counts at whatever moment of the loading it is", { tag: "@long" }, async ({
  page,
}) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // One every 40 ms, from before the page is there until after it was hydrated.
  await page.addInitScript(() => {
    let count = 0;
    const chooseOne = setInterval(() => {
      const fields = document.querySelectorAll<HTMLInputElement>("main .facets input[name=colour]");
      if (fields.length === 0) return;
      const next = [...fields].find(({ checked, disabled }) => !checked && !disabled);
      if (!next || count === 6) return clearInterval(chooseOne);
      count += 1;
      Reflect.set(window, "chosenColours", count);
      next.click();
    }, 40);
  });
  await page.goto("/shop/oakley");
  await page.waitForFunction(() => Reflect.get(window, "chosenColours") === 6);
  const chosen = page.locator("main .facets input[name=colour]:checked");
  await expect(page).toHaveURL(({ searchParams }) => searchParams.getAll("colour").length === 6);
  await expect(chosen).toHaveCount(6);
});

test("a colour chosen before the program runs is the one that is shown", { tag: "@long" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/shop/product/oakley-holbrook", untilRead);
  const other = page.locator("main input[name=variant]").nth(1);
  await other.check();
  const label = await other.locator("xpath=ancestor::label").textContent();
  const [price = ""] = /€[\d.]+/.exec(label ?? "") ?? [];
  release();
  // The price is that of the colour, and no more the lowest of all.
  await expect(page.locator("main form .text-2").first()).toContainText(price);
  await expect(other).toBeChecked();
});

test("values of a lens chosen before the program runs are read back once it does", {
  tag: "@long",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/shop/product/biofinity", untilRead);
  await page.getByRole("radio", { name: "Right eye only" }).check();
  const right = page.getByRole("group", { name: "Right eye" });
  await right.getByLabel("Sphere").selectOption("-2.25");
  await right.getByLabel("Boxes").fill("3");
  release();
  await expect(page.getByText(/^Right eye: .*2\.25.* 3 boxes/)).toBeVisible();
  await expect(right.getByLabel("Sphere")).toHaveValue("-2.25");
});

test("what was read from a text stands while its script is missing", async ({ page }) => {
  const releaseReading = await holdScripts(page, /\/assets\/understood-.*\.js$/);
  const release = await holdScripts(page);
  await page.goto("/shop/product/biofinity", untilRead);
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await page.getByLabel(text("en", "lens.paste.label")).fill("R -2.25 L -1.75");
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, "en", "lens.paste.read");
  await sent;
  const use = page.getByRole("button", { name: text("en", "lens.paste.use.read"), exact: true });
  const button = await use.elementHandle();
  const loaded: string[] = [];
  page.on("requestfinished", (request) => loaded.push(request.url()));
  release();
  // Touching the page has all texts loaded, from the moment it listens.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await use.hover();
    expect(loaded).toContainEqual(expect.stringMatching(/\/assets\/en-.*\.js$/));
  }).toPass();
  await untilDrawn(page);
  // It is the button that the server sent: a press under way is not left with another one.
  expect(await button?.evaluate((sentButton) => sentButton.isConnected)).toBe(true);
  releaseReading();
  await use.click();
  const right = page.getByRole("group", { name: "Right eye" });
  await expect(right.getByLabel("Sphere")).toHaveValue("-2.25");
});

test("an address typed before the program runs is looked up once it does", {
  tag: "@long",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/homeservice", untilRead);
  await page.locator("main form [name=postalCode]").fill("7540");
  await page.locator("main form [name=city]").fill("Mersch");
  release();
  await expect(page.getByText(text("en", "homeservice.coverage.inside.title"))).toBeVisible();
});

test("what is typed into a page that came back filled in stands, and keeps the focus, once the program runs", {
  tag: "@long",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/shop/product/biofinity", untilRead);
  const box = page.getByLabel(text("en", "lens.paste.label"));
  const open = () => page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await open();
  await box.fill("R -2.25 L -1.75");
  await press(page, "en", "lens.paste.read");
  await press(page, "en", "lens.paste.use.read");
  // Where the values are is said without the program too.
  await expect(page.getByRole("group", { name: "Right eye" }).getByLabel("Sphere")).toBeFocused();
  await open();
  await box.fill("R -3");
  release();
  await untilHydrated(page);
  await page.keyboard.type(".00 L -1.00");
  await untilDrawn(page);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("R -3.00 L -1.00");
  await press(page, "en", "lens.paste.read");
  await press(page, "en", "lens.paste.use.read");
  await expect(page.getByRole("group", { name: "Right eye" }).getByLabel("Sphere")).toHaveValue(
    "-3.00",
  );
});

test("a quantity typed before the program runs stands until it is sent", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/shop/product/oakley-holbrook", untilRead);
  await press(page, "en", "catalog.addToBag");
  await expect(page).toHaveURL("/shop/cart-summary");
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  await page.reload();
  const quantity = page.locator("main input[name=quantity]");
  await quantity.fill("3");
  release();
  // The number of the bag is asked for by the program, after it has taken the page over.
  await expect(page.getByRole("link", { name: /bag, 1/i })).toBeVisible();
  await expect(quantity).toHaveValue("3");
  await press(page, "en", "bag.update");
  await expect(page.getByRole("link", { name: /bag, 3/i })).toBeVisible();
});
