/** What a page of the dashboard says when it can not be read, and how it gets well again. */
import { expect, type Page, type Route, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";
import { goWithin, openDashboard } from "./staff-page.ts";

const info = runningShop();

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: "{}" });
const noAnswer = (route: Route) => route.abort();

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openDashboard(browser);
});
test.afterEach(() => page.unrouteAll());
test.afterAll(() => page.close());

const notice = () => page.getByText("Part of this page is missing");
const tryAgain = () => page.getByRole("button", { name: "Try again" });
const invitation = () => page.getByRole("button", { name: "Send the invitation", exact: true });

const fails: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  [
    "is not answered",
    noAnswer,
    "The shop’s computer does not answer. Check the internet connection.",
  ],
  ["fails", answer(500), "Loading failed."],
  ["comes too often", answer(429), "Too many requests at once. Wait a moment."],
];

for (const [name, fail, why] of oneUnlessAll(fails)) {
  test(`a page whose read ${name} says so in its place, and is there after another try`, {
    tag: "@long",
  }, async () => {
    await page.route("**/admin/staff-roles", fail);
    await page.goto("/app/settings/staff-roles");
    await expect(page.getByRole("alert").filter({ hasText: why })).toBeVisible();
    await expect(notice()).toBeHidden();
    await page.unrouteAll();
    await tryAgain().click();
    await expect(invitation()).toBeVisible();
    await expect(page.getByText(why)).toBeHidden();
  });

  test(`a part whose read ${name} is missed by a notice, until another try brings it`, {
    tag: "@long",
  }, async () => {
    await page.route("**/admin/me/permissions", fail);
    await page.goto("/app/settings/staff-roles");
    await expect(notice()).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expect(invitation()).toBeHidden();
    await page.unrouteAll();
    await tryAgain().click();
    await expect(invitation()).toBeVisible();
    await expect(notice()).toBeHidden();
  });
}

test("who is no longer signed in is led to the sign-in", async () => {
  await page.route("**/admin/staff-roles", answer(401));
  await page.goto("/app/settings/staff-roles");
  const said = page.getByRole("alert").filter({ hasText: "You are no longer signed in." });
  await expect(said.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/app/login");
});

test("a form that somebody fills in stays when what stands behind it can not be read again", {
  tag: "@long",
}, async () => {
  await page.goto("/app/settings/staff-roles");
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("nora@example.com");
  await page.route("**/admin/staff-roles", answer(500));
  // A change that comes too late reads the page again, and changes nothing.
  await page.route("**/admin/users/*/role", answer(409));
  const asked = page.waitForResponse("**/admin/staff-roles");
  await page.getByRole("switch").first().click();
  await asked;
  await expect(email).toHaveValue("nora@example.com");
});

test("an order is shown once its page knows how it is arranged, or that nobody can tell", {
  tag: "@long",
}, async () => {
  const { id } = await orderAnAccessory(info);
  const arrangement = "**/admin/layouts/order.details/configuration";
  const part = page.getByRole("heading", { name: "Summary", exact: true });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(arrangement, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(arrangement);
  await page.goto(`/app/orders/${id}`);
  await asked;
  // Medusa asks when its parts are on the page already.
  expect(await part.count()).toBe(0);
  release();
  await expect(part).toBeVisible();
  await page.unrouteAll();
  await page.route(arrangement, answer(500));
  await page.reload();
  await expect(part).toBeVisible();
});

test.describe("no page is silent about any of its reads", { tag: "@long" }, () => {
  let orderId = "";
  test.beforeAll(async () => {
    ({ id: orderId } = await orderAnAccessory(info));
    await page.goto("/app/today");
  });
  const pages: readonly (readonly [string, () => string, RegExp])[] = [
    ["an order", () => `orders/${orderId}`, /\/admin\/orders\/[^/]+\/(work|packing|documents)/],
    ["a new order", () => "new-order", /\/admin\/lens-ranges/],
    ["a return", () => `take-back/${orderId}`, /\/admin\/stock-locations/],
    ["a new product", () => "shop-products/new", /\/admin\/brands/],
    ["a caller's request", () => "home-service/new", /\/admin\/home-service-slots/],
    ["imports", () => "import-export", /\/admin\/tables\/prices/],
  ];
  for (const [name, address, read] of oneUnlessAll(pages)) {
    test(name, async () => {
      await page.route(read, answer(503));
      await goWithin(page, `/app/${address()}`);
      await expect(notice()).toBeVisible();
      await page.unrouteAll();
      await tryAgain().click();
      await expect(notice()).toBeHidden();
    });
  }
});
