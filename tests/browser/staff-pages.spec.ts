/** The pages of the staff's week, visited in turn: on a telephone, in German, whose words are the longest. */
import { randomUUID } from "node:crypto";
import { wallClock } from "@landolt/forms";
import { expect, test } from "@playwright/test";
import { howMany } from "../support/extent.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { orderBox } from "../support/lens-releases.ts";
import { rightLenses, variantIds } from "../support/lenses.ts";
import { deliver } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { expectToFit, goWithin, openDashboard } from "./staff-page.ts";

const info = runningShop();
const lensProduct = "biofinity";

/** Addresses of pages with something on each, and what stands there once they are read. */
async function pagesOfWeek(): Promise<[path: string, text: RegExp][]> {
  const staff = await signInAsStaff(info);
  const variant_id = (await variantIds(info))(lensProduct);
  const lens = ["right", "left"].map((eye) => ({ eye, ...rightLenses[lensProduct] }));
  const email = `eine.sehr.lange.adresse.${randomUUID()}@example.com`;
  const order = await orderBox(info, { variant_id, lens, email, language: "de" });
  const handedOver = await orderBox(info, { variant_id, lens, email, language: "de" });
  await deliver(staff, handedOver);
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  // A name without a place to break it.
  const { stored } = await newRequest(info, staff, [wish], { lastName: "W".repeat(49) });
  const { customers } = await staff.admin.customer.list({ email });
  const today = wallClock(new Date(), "Europe/Luxembourg").date;
  return [
    ["today", /^Vorzubereitende Bestellungen/],
    ["orders", /^Bestellsumme/],
    [`orders/${order}`, /^Packen$/],
    [`take-back/${handedOver}`, /^Was zurückkommt/],
    [`orders/${handedOver}`, /^Rechtes Auge/],
    ["lens-releases", /^Linsen freigeben/],
    ["home-service", /^Besuche und Termine/],
    [`home-service/${stored.id}`, /^Wunschtermine/],
    ["home-service/new", /^Neue Anfrage/],
    [`home-service/calendar?week=${wish.date}`, /Diese Woche|Woche vom|bis/],
    [`home-service/day/${today}`, /^Keine Besuche|^Halt/],
    ["customers", /^Kunden/],
    [`customers/${customers[0]?.id}`, /^Getragene Linsen/],
    ["new-order", /^Neue Bestellung/],
    ["makers-list", /^Bestellungen bei Herstellern/],
    ["outbox", /^Postausgang/],
    ["reports", /^Nach Kategorie/],
  ];
}

test("they fit a telephone, a tablet and a desk, and nothing is asked of another host", {
  tag: "@long",
}, async ({ browser }) => {
  const pages = await pagesOfWeek();
  const page = await openDashboard(browser, undefined, "de");
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/app/today");
  for (const [path, text] of pages.slice(0, howMany(3, pages.length))) {
    await goWithin(page, `/app/${path}`);
    await expect(page.locator("main").getByText(text).first()).toBeVisible();
    await expectToFit(page);
  }
  await page.waitForLoadState("networkidle");
  const own = [info.backend, info.shop].map((address) => new URL(address).host);
  expect([...hosts].filter((host) => !own.includes(host))).toEqual([]);
  await page.close();
});
