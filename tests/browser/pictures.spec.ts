/** Pictures of products: that they are there, in the right type and size, and only ours. */
import { expect, test } from "@playwright/test";

for (const path of ["/lookbook", "/shop/oakley", "/shop/contact-lenses", "/shop/accessories"]) {
  test(`every picture of ${path} is there in its type and size`, async ({ page, request }) => {
    test.slow();
    await page.goto(path);
    const pictures = page.locator("main picture");
    await expect(page.locator("main article").first()).toBeVisible();
    for (let index = 0; index < (await pictures.count()); index++) {
      const picture = pictures.nth(index);
      const image = picture.locator("img");
      await expect(image).toHaveAttribute("alt", /\w+/);
      await expect(image).toHaveAttribute("width", "1536");
      await expect(image).toHaveAttribute("height", "1152");
      for (const [set, type] of [
        [await picture.locator("source").getAttribute("srcset"), "image/avif"],
        [await image.getAttribute("srcset"), "image/webp"],
      ]) {
        const [smallest] = (set ?? "").split(", ");
        const [address = "", width] = (smallest ?? "").split(" ");
        const answer = await request.get(address);
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()["content-type"]).toBe(type);
        expect(answer.headers()["cache-control"]).toContain("immutable");
        const natural = await page.evaluate(async (src) => {
          const shown = new Image();
          shown.src = src;
          await shown.decode();
          return `${shown.naturalWidth}x${shown.naturalHeight}`;
        }, address);
        expect(natural).toBe("320x240");
        expect(width).toBe("320w");
      }
    }
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(
      Math.min(1, await pictures.count()),
    );
  });
}

test("no address but a picture's own is answered", async ({ request }) => {
  for (const address of [
    "/pictures/torvik-fjell/three-quarter-321.aaaaaaaar1.avif",
    "/pictures/uploads/..%2f..%2fpackage.json-320.r1.avif",
    ...["no-such-file.jpg", "../package.json", "private-export.csv", "."].map(
      (name) => `/pictures/uploads/${Buffer.from(name).toString("base64url")}-320.r1.avif`,
    ),
    "/pictures/no-such-frame/front-320.aaaaaaaar1.webp",
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const former = "/pictures/torvik-fjell/three-quarter-320.aaaaaaaar1.webp";
  const answer = await request.get(former, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/pictures\/torvik-fjell\/three-quarter-320\./);
});

test("a frame is opened large, and its picture is a link without JavaScript", async ({ page }) => {
  await page.goto("/lookbook/torvik-fjell");
  const picture = page.locator("main .product-picture");
  await expect(picture).toHaveAttribute("href", /-1536\..*\.webp$/);
  await page.waitForLoadState("networkidle");
  await picture.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test("a viewer that cannot be loaded leaves the picture as a link", async ({ page }) => {
  await page.route(/\/assets\/viewer-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/lookbook/torvik-fjell");
  await page.waitForLoadState("networkidle");
  const picture = page.locator("main .product-picture");
  // The page is loaded anew once, in case a newer build took the place of its own.
  const anew = page.waitForEvent("load");
  await picture.hover();
  await anew;
  await page.waitForLoadState("networkidle");
  await picture.click();
  await expect(page).toHaveURL(/-1536\..*\.webp$/);
});
