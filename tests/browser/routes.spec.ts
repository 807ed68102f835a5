import { expect, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { alternatesOf, elements, mainLinksOf, mainTextOf, titleOf } from "./page-source.ts";
import { paths } from "./paths.ts";
import { ask, forEach, readPage } from "./site.ts";
import { address, languages, text } from "./texts.ts";

const lookingUp =
  /^\/(?:shop\/cart-summary|homeservice\/thank-you|search|order$|new-password|account|compare)/;

test("every address answers in each language with its heading, its title and its alternates", async () => {
  const all = languages.flatMap((language) => paths.map((path) => ({ language, path })));
  await forEach(all, async ({ language, path }) => {
    const asked = address(language, path);
    const page = await readPage(asked, language);
    expect(elements(page, "html")[0]?.get("lang"), asked).toMatch(new RegExp(`^${language}`));
    expect(elements(page, "h1"), asked).toHaveLength(1);
    expect(titleOf(page).length, asked).toBeGreaterThan(5);
    if (!lookingUp.test(path)) expect(alternatesOf(page).size, asked).toBe(4);
  });
});

test("an unknown address says so, with its path", async ({ page }) => {
  for (const language of languages) {
    const answer = await ask(address(language, "/no-such-page"), { language });
    expect(answer.status).toBe(404);
    const said = mainTextOf(await answer.text());
    expect(said).toContain(text(language, "error.notFound"));
    expect(said).toContain("/no-such-page");
  }
  await page.goto("/de/no-such-page");
  await expect(page.getByRole("main")).toContainText("/no-such-page");
  await page.getByRole("link", { name: text("de", "general.backToHome") }).click();
  await expect(page).toHaveURL("/de");
});

test("an unknown product is not found", async () => {
  expect((await ask("/shop/product/no-such-thing")).status).toBe(404);
});

test("every product of the catalog has its page", async () => {
  const addresses = new Set<string>();
  for (const listing of ["contact-lenses", "accessories", "oakley"]) {
    for (let next: string | undefined = `/shop/${listing}`; next; ) {
      const page = await readPage(next);
      const links = mainLinksOf(page);
      for (const link of links) if (link.includes("/shop/product/")) addresses.add(link);
      next = elements(page, "a")
        .find((link) => link.get("rel") === "next")
        ?.get("href");
    }
  }
  expect(addresses.size).toBeGreaterThanOrEqual(36);
  await forEach(addresses, async (each) => void (await readPage(each)));
});

test("the browser's language decides at the root only, and the switcher keeps the page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL("/de");
  await page.goto("/contact");
  await expect(page).toHaveURL("/contact");
  await page.goto("/de/shop/accessories?sort=price");
  // What that page asks may be answered when another language is chosen already, and store the former one again.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/visitor?page=en*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForResponse("**/visitor?page=en*");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL("/shop/accessories?sort=price");
  await context.addCookies([{ name: "language", value: "de", url: baseURL ?? "" }]);
  release();
  await asked;
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await context.close();
});

const year = 365 * 24 * 60 * 60;

for (const javaScriptEnabled of oneUnlessAll([false, true])) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the language of the first page is stored for a year, and each arrival begins it anew", async ({
      context,
      page,
      baseURL,
    }) => {
      const stored = async () =>
        (await context.cookies()).find(({ name }) => name === "language") ?? {
          value: "",
          expires: 0,
        };
      const language = async () => (await stored()).value;
      const secondsLeft = async () => (await stored()).expires - Date.now() / 1000;
      // Pages for everybody and pages for their visitor alone.
      for (const path of ["/contact", "/order"]) {
        for (const first of ["de", "fr", "en"]) {
          await context.clearCookies();
          await page.goto(`${first === "en" ? "" : `/${first}`}${path}`);
          await expect.poll(language).toBe(first);
          expect(await secondsLeft()).toBeGreaterThan(year - 3600);
        }
        const expires = Date.now() / 1000 + 3600;
        await context.addCookies([{ name: "language", value: "de", url: baseURL ?? "", expires }]);
        // A page in another language is read; what was stored before stays.
        await page.goto(`/fr${path}`);
        await expect.poll(secondsLeft).toBeGreaterThan(year - 3600);
        expect(await language()).toBe("de");
      }
    });
  });
}

test("from page to page the stored language is left alone", async ({ context, page, baseURL }) => {
  const expires = Math.round(Date.now() / 1000) + 3600;
  await context.addCookies([{ name: "language", value: "de", url: baseURL ?? "", expires }]);
  const facts = page.waitForResponse(/\/visitor\?/);
  await page.goto("/fr/contact", { referer: `${baseURL}/fr` });
  await facts;
  const stored = (await context.cookies()).find(({ name }) => name === "language");
  expect(stored).toMatchObject({ value: "de", expires });
});

test("/en leads to the unprefixed address for good", async ({ request }) => {
  const answer = await request.get("/en/contact?a=1", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/contact?a=1");
});
