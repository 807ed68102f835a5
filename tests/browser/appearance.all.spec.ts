/**
 * What a page of each template looks like, at two widths, one in light and one in dark, beside the picture of it in
 * `appearance/`: a change of style that nobody meant is seen. After one that is meant, remove the pictures it changes
 * and run this twice: the first run makes them again and fails, so that somebody looks at them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { smallPicture, unlikeness } from "./appearance.ts";
import { inTurn } from "./each-visitor.ts";
import { templates } from "./paths.ts";
import { untilDrawn, untilHydrated } from "./steadiness.ts";

/** `scale`: pixels of the window for one of the kept picture. */
const windows = [
  { width: 390, height: 1560, scale: 3 },
  { width: 1440, height: 1440, scale: 4 },
] as const;

const folder = new URL("appearance/", import.meta.url);

const nameOf = (path: string) =>
  path.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "").slice(0, 40) || "home";

/** What is another on another day or hour. */
const changing = (page: Page) => [
  page.locator("time, li:has(time)"),
  page.getByText(/^(?:Open until|Closed –|In force since)/),
  page.getByText(/ready to collect/i),
];

/** On a busy machine a font may come too late for its page, which then does without (`font-display: optional`). */
const useLateFonts = (page: Page) =>
  page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
      }
    }
    await document.fonts.ready;
  });

async function picture(page: Page): Promise<Buffer> {
  await useLateFonts(page);
  // A lazy picture begins to load when it comes near.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth;
      })
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await untilDrawn(page);
  return page.screenshot({
    animations: "disabled",
    mask: changing(page),
    maskColor: "#888888",
  });
}

for (const [turn, path] of templates.entries()) {
  test(`${path} looks as it did`, async ({ page }, info) => {
    await page.setExtraHTTPHeaders({ "accept-language": "en" });
    const unlike: string[] = [];
    await page.goto(path);
    await untilHydrated(page);
    for (const [at, { scale, ...size }] of windows.entries()) {
      await page.setViewportSize(size);
      const colorScheme = inTurn(["light", "dark"] as const, turn + at);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForLoadState("networkidle");
      const name = `${nameOf(path)}-${size.width}-${colorScheme}.webp`;
      const now = await smallPicture(await picture(page), size.width / scale);
      const kept = new URL(name, folder);
      if (!existsSync(kept)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(kept, now);
        unlike.push(`${name} was missing and is made: look at it`);
        continue;
      }
      const found = await unlikeness(now, readFileSync(kept));
      if (found === 0) continue;
      writeFileSync(info.outputPath(name), now);
      unlike.push(
        `${found} blocks of ${fileURLToPath(kept)} look otherwise in ${info.outputPath(name)}`,
      );
    }
    expect(unlike).toEqual([]);
  });
}

test("a change of colour or size is seen", async ({ page }) => {
  const [{ scale, ...size }] = windows;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const small = async () => smallPicture(await picture(page), size.width / scale);
  const before = await small();
  expect(await unlikeness(await small(), before)).toBe(0);
  for (const [name, value] of [
    ["--color-accent", "oklch(41% 0.09 265)"],
    ["--text-5", "1.5rem"],
  ] as const) {
    const change = (to: string) =>
      page.locator("html").evaluate(
        (html, [property, wanted]) => {
          html.style.setProperty(property, wanted);
        },
        [name, to] as const,
      );
    await change(value);
    expect(await unlikeness(await small(), before), name).toBeGreaterThan(0);
    await change("");
  }
});
