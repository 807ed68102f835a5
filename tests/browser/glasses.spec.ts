/** "Without my glasses": huge type, kept in a cookie, there from the first byte. */
import { expect, test } from "@playwright/test";
import { address, languages, text } from "./texts.ts";

for (const language of languages) {
  test(`the switch works without JavaScript in ${language}, on every page after`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const contact = address(language, "/contact");
    await page.goto(contact);
    const name = text(language, "glasses.without");
    const size = () =>
      page
        .locator("main p")
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.locator("footer").getByRole("button", { name }).click();
    await expect(page).toHaveURL(contact);
    await expect(page.locator("html")).toHaveClass("without-glasses");
    expect(await size()).toBeGreaterThan(before * 1.5);
    const [cookie] = (await context.cookies()).filter((one) => one.name === "glasses");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    const answer = await context.request.get(address(language, "/lookbook"));
    expect(await answer.text()).toMatch(/<html[^>]*class="without-glasses"/);

    await page.locator("footer").getByRole("button", { name }).click();
    await expect(page.locator("html")).not.toHaveClass(/without-glasses/);
    await context.close();
  });
}

test("only a path of this site is led back to", async ({ request, baseURL }) => {
  const answer = await request.post("/glasses", {
    form: { glasses: "off", back: "//elsewhere.example/" },
    headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/");
});
