/** Pages that reach a browser in two pieces, as over a slow line: nothing of them moves. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { readPage } from "./site.ts";
import { layoutShifts } from "./steadiness.ts";

const painted = () => performance.getEntriesByType("paint").length;

/**
 * Opens a page that is cut in two: its second piece is sent when it is asked for.
 * @param cut where, of its HTML
 * @param meanwhile sees the page with its first piece
 */
async function inTwoPieces(
  page: Page,
  path: string,
  cut: (html: string) => number,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { shop } = runningShop();
  const html = await readPage(path);
  const restIsWanted = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== path) return response.writeHead(307, { location: `${shop}${url}` }).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(html.slice(0, cut(html)));
    await restIsWanted.promise;
    response.end(html.slice(cut(html)));
  }).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
    await meanwhile();
    restIsWanted.resolve();
    await page.waitForLoadState();
  } finally {
    restIsWanted.resolve();
    server.close();
  }
}

test("a header that arrives in two pieces is drawn once it is whole", async ({ page }) => {
  const middle = (html: string) =>
    Math.round((html.indexOf("<header") + html.indexOf("</header>")) / 2);
  await inTwoPieces(page, "/shop", middle, async () => {
    await page.locator("header").waitFor({ state: "attached" });
    // As long as a paint of what is there would take, many times over.
    await page.waitForTimeout(500);
    expect(await page.evaluate(painted)).toBe(0);
  });
  await expect.poll(() => page.evaluate(painted)).toBeGreaterThan(0);
  expect((await layoutShifts(page)).sum).toBe(0);
});

test("a comparison that arrives in two pieces stays where it is", async ({ page }) => {
  const path = "/compare?with=torvik-fjell&with=oakley-holbrook&with=biofinity";
  const behindTheFirst = (html: string) =>
    html.indexOf("</th>", html.indexOf("<table")) + "</th>".length;
  await inTwoPieces(page, path, behindTheFirst, async () => {
    await expect(page.locator("table th")).toHaveCount(1);
    await expect.poll(() => page.evaluate(painted)).toBeGreaterThan(0);
  });
  await expect(page.locator("table th[scope=col]")).toHaveCount(3);
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join("\n")).toBe(0);
});
