/**
 * Each template as it looked when its picture was taken, in light and dark, on a phone and a desk. What differs was
 * changed on purpose, and the pictures are renewed (CONTRIBUTING.md), or it is a bug.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { templates } from "./paths.ts";
import { untilHydrated } from "./steadiness.ts";

const folder = join(import.meta.dirname, "appearance");
const renewed = process.env.RENEW_APPEARANCE === "yes";
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const schemes = ["light", "dark"] as const;
/** Share of the pixels that may differ: dates, hours and days are another every day. */
const tolerance = 0.02;

// Half the size shows what a change of style does, and all pictures together stay small.
test.use({ deviceScaleFactor: 0.5 });

const nameOf = (path: string) =>
  path.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "home";

/** The first screen of a page, when nothing in it moves any more. */
async function screenOf(page: Page): Promise<Buffer> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: "jpeg", quality: 60, animations: "disabled", caret: "hide" });
}

/** Share of the pixels that look otherwise; all of them where the sizes differ. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  await page.goto("about:blank");
  return page.evaluate(
    async (both) => {
      const [a, b] = await Promise.all(both.map(pixelsOf));
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const gap = [0, 1, 2].map((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)));
        // What the format of the picture adds is less than that.
        if (Math.max(...gap) > 40) differing += 1;
      }
      return differing / (a.data.length / 4);

      async function pixelsOf(picture: string) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context?.drawImage(bitmap, 0, 0);
        const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        return { width, height, data };
      }
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
}

for (const path of templates) {
  test(`${path} looks as it did`, async ({ page, context }) => {
    const judge = await context.newPage();
    for (const scheme of schemes) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto(path);
        await untilHydrated(page);
        const screen = await screenOf(page);
        const file = join(folder, `${nameOf(path)}-${size.width}-${scheme}.jpeg`);
        if (renewed) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(file, screen);
        }
        expect(existsSync(file), file).toBe(true);
        const apart = await difference(judge, readFileSync(file), screen);
        expect(apart, `${file}: share of pixels that differ`).toBeLessThan(tolerance);
      }
    }
  });
}
