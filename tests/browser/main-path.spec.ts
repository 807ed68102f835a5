import { expect, test } from "@playwright/test";
import { tell } from "./each-visitor.ts";
import { chooseAnAccessory, stories } from "./main-path.ts";

tell(stories);

test("checkout steps cannot be jumped to", async ({ page }) => {
  for (const step of ["summary", "payment", "status"]) {
    await page.goto(`/shop/checkout/${step}`);
    await expect(page).toHaveURL("/shop/cart-summary");
  }
});

test("a bag keeps the exact quantity, however often a form is pressed at once", {
  tag: "@long",
}, async ({ page }) => {
  await chooseAnAccessory(page, "en");
  const address = page.url();
  const formOfPage = async () => {
    await page.goto(address);
    const shown = page.locator("main form[method=post]").first();
    await expect(shown.locator("input[name=key]")).not.toHaveValue("");
    return shown.evaluate((form) =>
      Object.fromEntries(new FormData(form as HTMLFormElement).entries()),
    );
  };
  const forms = [await formOfPage(), await formOfPage(), await formOfPage()];
  const post = (form: unknown) =>
    page.request.post(address, {
      form: form as Record<string, string>,
      headers: { origin: new URL(address).origin },
      maxRedirects: 0,
    });
  await post(forms[0]);
  const answers = await Promise.all([...forms, ...forms].map(post));
  for (const answer of answers) expect(answer.status()).toBeLessThan(400);
  await page.goto("/shop/cart-summary");
  await expect(page.getByRole("spinbutton").first()).toHaveValue("3");
});

test("a form sent from another site changes nothing", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await chooseAnAccessory(page, "en");
  const answer = await request.post(page.url(), {
    form: { quantity: "1" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(answer.status()).toBe(403);
});
