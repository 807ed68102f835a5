/** Pictures of products: that they are there, in the right type and size, and only ours. */
import { expect, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { ask, forEach } from "./site.ts";

interface Picture {
  readonly alt: string;
  readonly size: string;
  /** What a browser may choose from, by type. */
  readonly sets: readonly (readonly [type: string, set: string])[];
}

const picturesOn = (page: Page) =>
  page.locator("main picture").evaluateAll((all) =>
    all.map((picture): Picture => {
      const image = picture.querySelector("img");
      const of = (name: string) => image?.getAttribute(name) ?? "";
      const avif = picture.querySelector("source")?.getAttribute("srcset") ?? "";
      return {
        alt: of("alt"),
        size: `${of("width")}x${of("height")}`,
        sets: [
          ["image/avif", avif],
          ["image/webp", of("srcset")],
        ],
      };
    }),
  );

/** The sizes of pictures as a browser decodes them. */
const naturalSizes = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const shown = new Image();
          shown.src = src;
          await shown.decode();
          return `${src} ${shown.naturalWidth}x${shown.naturalHeight}`;
        }),
      ),
    addresses,
  );

const listings = ["/lookbook", "/shop/contact-lenses", "/shop/oakley", "/shop/accessories"];
for (const path of oneUnlessAll(listings)) {
  test(`every picture of ${path} is there in its type and size`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("main article").first()).toBeVisible();
    const pictures = await picturesOn(page);
    for (const { alt, size } of pictures) {
      expect(alt).toMatch(/\w+/);
      expect(size).toBe("1536x1152");
    }
    const smallest = pictures.flatMap(({ sets }) =>
      sets.map(([type, set]) => {
        const [address = "", width] = (set.split(", ")[0] ?? "").split(" ");
        return { type, address, width };
      }),
    );
    await forEach(smallest, async ({ type, address, width }) => {
      expect(width, address).toBe("320w");
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("content-type"), address).toBe(type);
      expect(answer.headers.get("cache-control"), address).toContain("immutable");
      await answer.arrayBuffer();
    });
    const addresses = smallest.map(({ address }) => address);
    expect(await naturalSizes(page, addresses)).toEqual(
      addresses.map((address) => `${address} 320x240`),
    );
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(
      Math.min(1, pictures.length),
    );
  });
}

test("no address but a picture's own is answered", async ({ request }) => {
  for (const address of [
    "/pictures/torvik-fjell/t2-three-quarter-321.aaaaaaaar1.avif",
    "/pictures/uploads/..%2f..%2fpackage.json-320.r1.avif",
    ...["no-such-file.jpg", "../package.json", "private-export.csv", "."].map(
      (name) => `/pictures/uploads/${Buffer.from(name).toString("base64url")}-320.r1.avif`,
    ),
    "/pictures/no-such-frame/front-320.aaaaaaaar1.webp",
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const former = "/pictures/torvik-fjell/t2-three-quarter-320.aaaaaaaar1.webp";
  const answer = await request.get(former, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/pictures\/torvik-fjell\/t2-three-quarter-320\./);
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

test("a viewer that cannot be loaded leaves the picture as a link", { tag: "@long" }, async ({
  page,
}) => {
  await page.route(/\/assets\/viewer-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/lookbook/torvik-fjell");
  await page.waitForLoadState("networkidle");
  const picture = page.locator("main .product-picture");
  // The page is reloaded once, in case a newer build took the place of its own.
  const reloaded = page.waitForEvent("load");
  await picture.hover();
  await reloaded;
  await page.waitForLoadState("networkidle");
  await picture.click();
  await expect(page).toHaveURL(/-1536\..*\.webp$/);
});
