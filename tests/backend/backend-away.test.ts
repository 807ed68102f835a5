/** A backend that takes connections and says nothing, as one that hangs does: the website, beside it, says so. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { text } from "../browser/texts.ts";
import { variantIds } from "../support/lenses.ts";
import { type SecondStorefront, startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
let silent: Server;
let website: SecondStorefront;
/** What was asked of the silent backend. */
let asked: string[] = [];

beforeAll(async () => {
  silent = createServer(({ method, url }) => void asked.push(`${method} ${url}`));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  website = await startSecondStorefront(info, (silent.address() as AddressInfo).port);
});
afterAll(async () => {
  await website.stop();
  silent.closeAllConnections();
  silent.close();
});
beforeEach(() => {
  asked = [];
});

/**
 * Beside the stream of changes and the small question nothing was sent. How long that question waits is a unit test; an
 * answer takes no more than one of its own, perhaps behind one that was just asked for something else.
 */
function nothingSent(): void {
  const sent = asked.filter((one) => one !== "GET /changes");
  expect(sent.filter((one) => one !== "GET /health")).toEqual([]);
  expect(sent.length).toBeLessThanOrEqual(2);
}

const article = "clairval-multi-purpose-solution";

/** Presses the button of a product, without scripts. */
const add = (shop: string, variant: string) =>
  fetch(`${shop}/shop/product/${article}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop },
    body: new URLSearchParams({ key: crypto.randomUUID(), variant, quantity: "1" }),
  });

describe("while the backend is silent", () => {
  it("a search says what still works", async () => {
    const answer = await fetch(`${website.shop}/search?q=lens`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(text("en", "error.unavailableText"));
    nothingSent();
  });

  it("nothing is sent to it by the button of a product", async () => {
    const answer = await add(website.shop, "variant_1");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(text("en", "bag.refusals.unsent"));
    nothingSent();
  });

  it("no order is placed, and none is said to be uncertain", async () => {
    const variant = (await variantIds(info))(article);
    const added = await add(info.shop, variant);
    const [bag = ""] = added.headers.getSetCookie().filter((one) => one.startsWith("bag="));
    expect(added.status).toBeLessThan(400);
    const answer = await fetch(`${website.shop}/shop/checkout/payment`, {
      method: "POST",
      headers: { origin: website.shop, cookie: bag.split(";", 1)[0] ?? "" },
      body: new URLSearchParams({ agreed: "x", attempt: crypto.randomUUID(), method: "card" }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(text("en", "bag.refusals.unsent"));
    nothingSent();
  });

  it("the server itself is healthy", async () => {
    expect((await fetch(`${website.shop}/health`)).status).toBe(200);
  });
});
