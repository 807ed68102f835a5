/** A field that came back with an error loses it with the keystroke that corrects it, and nothing else moves. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { newPatient } from "../support/home-visit.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { pack, sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { comeToCalendar, field, fillPatient, formPath, someDay, t, wish } from "./home-visitor.ts";
import { text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const problem = (page: Page, key: string) => page.getByText(text("en", key));

/** Types at the end of a field, as who stands in it does. */
async function typeOn(control: Locator, keys: string): Promise<void> {
  await control.focus();
  await control.press("End");
  await control.pressSequentially(keys);
}

test("the address of an order", async ({ page }) => {
  await page.goto("/shop/product/clairval-multi-purpose-solution");
  await press(page, "en", "catalog.addToBag");
  await follow(page, "en", "bag.checkout");
  await page
    .getByRole("radio", { name: text("en", "checkout.delivery.home-delivery.name") })
    .check();
  const email = field(page, "email");
  const summary = page.locator("main form [tabindex='-1']");
  // Nothing is said while somebody types for the first time.
  await typeOn(email, "marie.weber");
  await expect(email).not.toHaveAttribute("aria-invalid");

  await press(page, "en", "checkout.shipping.continue");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(7);
  await typeOn(email, "@");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await typeOn(email, "example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(problem(page, "checkout.problems.email")).toHaveCount(0);
  await expect(email).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(6);
  // Who listens has heard the list, and does not hear it again each time it is shorter.
  await expect(page.getByRole("alert")).toHaveCount(0);
  // What was corrected stays so until it is judged again.
  await email.press("Backspace");
  await email.fill("");
  await expect(email).not.toHaveAttribute("aria-invalid");

  for (const name of ["firstName", "lastName", "phone", "address", "postalCode", "city"]) {
    await typeOn(field(page, name), "12");
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
  }
  await expect(summary).toHaveCount(0);

  await press(page, "en", "checkout.shipping.continue");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(4);
  await expect(field(page, "postalCode")).toHaveAttribute("aria-invalid", "true");
});

test("a home visit, judged as a whole", { tag: "@long" }, async ({ page }) => {
  const staff = await signInAsStaff(runningShop());
  const patient = newPatient();
  await page.goto(formPath);
  await comeToCalendar(page);
  await page.getByRole("radio", { name: t("en", "who.other") }).check();
  await press(page, "en", "homeservice.send");
  const summary = page.locator("main form > [tabindex='-1']");
  await expect(summary).toBeFocused();
  const year = field(page, "birthYear");
  await typeOn(year, "194");
  await expect(year).toHaveAttribute("aria-invalid", "true");
  await typeOn(year, "1");
  await expect(year).not.toHaveAttribute("aria-invalid");
  await expect(year).toBeFocused();
  await expect(summary.getByText(t("en", "problems.birth-year"))).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);

  // People who ask for themselves are not asked for another's name.
  await expect(summary.getByText(t("en", "problems.relation"))).toHaveCount(1);
  await page.getByRole("radio", { name: t("en", "who.self") }).check();
  await expect(summary.getByText(t("en", "problems.relation"))).toHaveCount(0);

  await fillPatient(page, patient);
  await expect(summary.getByRole("link")).toHaveCount(2);
  await wish(page, "en", 0, await someDay(staff));
  await expect(summary.getByRole("link")).toHaveCount(1);
  await field(page, "consent").check();
  await expect(summary).toHaveCount(0);
});

test("a home visit, while what judges it does not come", { tag: "@long" }, async ({ page }) => {
  await page.route(/\/assets\/judge-[^/]+\.js$/, () => new Promise(() => {}));
  await page.goto(formPath);
  await press(page, "en", "homeservice.send");
  const year = field(page, "birthYear");
  await expect(year).toHaveAttribute("aria-invalid", "true");
  await typeOn(year, "1");
  await expect(year).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "firstName")).toHaveAttribute("aria-invalid", "true");
});

test("a withdrawal and a return", { tag: "@long" }, async ({ page }) => {
  const info = runningShop();
  const email = "corrected.fields@example.com";
  const { id } = await orderAnAccessory(info, "en", email);
  const staff = await signInAsStaff(info);
  await staff.admin.order.markAsDelivered(id, await pack(staff, id));
  await page.goto(`/order/${await sign(info, "order", id)}`);
  await page.getByLabel(text("en", "order.open.email")).fill(email);
  await press(page, "en", "order.open.show");
  const pieces = page.getByRole("spinbutton").first();
  const summary = page.locator("main form [tabindex='-1']");

  await follow(page, "en", "returns.entry");
  await press(page, "en", "returns.send");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(1);
  await expect(problem(page, "returns.nothing")).toBeVisible();
  await page.getByLabel(text("en", "returns.note")).fill("It leaks");
  await expect(problem(page, "returns.nothing")).toBeVisible();
  await pieces.fill("1");
  await expect(problem(page, "returns.nothing")).toHaveCount(0);

  await page.goBack();
  await page
    .getByRole("main")
    .getByRole("link", { name: text("en", "withdrawal.entry") })
    .click();
  const name = page.getByLabel(text("en", "withdrawal.name"));
  await name.fill("");
  await pieces.fill("0");
  await press(page, "en", "withdrawal.continue");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(2);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await pieces.fill("1");
  await expect(problem(page, "withdrawal.problems.lines")).toHaveCount(0);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await typeOn(name, "Marie Weber");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toBeFocused();
});

test("an order to be found", async ({ page }) => {
  await page.goto("/order");
  const email = page.getByLabel(text("en", "order.open.email"));
  const summary = page.locator("main form [tabindex='-1']");
  await email.fill("marie.weber");
  await press(page, "en", "order.find.send");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(2);
  // Before the page is hydrated the link only leads to the place of the field.
  await expect(async () => {
    await summary.getByRole("link", { name: text("en", "order.open.email") }).click();
    await expect(email).toBeFocused({ timeout: 500 });
  }).toPass();
  await typeOn(email, "@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(summary.getByRole("link")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form comes back with what was typed, beside it what is wrong", async ({ page }) => {
    await page.goto("/order");
    const email = page.getByLabel(text("en", "order.open.email"));
    await email.fill("marie.weber");
    await press(page, "en", "order.find.send");
    await expect(email).toHaveValue("marie.weber");
    await expect(email).toHaveAccessibleDescription(
      new RegExp(text("en", "withdrawal.problems.email")),
    );
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
  });

  test("a return without pieces keeps its reason and its note", { tag: "@long" }, async ({
    page,
  }) => {
    const info = runningShop();
    const email = "kept.return@example.com";
    const { id } = await orderAnAccessory(info, "en", email);
    const staff = await signInAsStaff(info);
    await staff.admin.order.markAsDelivered(id, await pack(staff, id));
    await page.goto(`/order/${await sign(info, "order", id)}`);
    await page.getByLabel(text("en", "order.open.email")).fill(email);
    await press(page, "en", "order.open.show");
    await follow(page, "en", "returns.entry");
    const note = page.getByLabel(text("en", "returns.note"));
    const reason = page.getByLabel(text("en", "returns.reason"));
    const chosen = (await reason.locator("option").last().getAttribute("value")) ?? "";
    await reason.selectOption(chosen);
    await note.fill("It leaks");
    await press(page, "en", "returns.send");
    await expect(page.getByText(text("en", "returns.nothing"))).toBeVisible();
    await expect(note).toHaveValue("It leaks");
    await expect(reason).toHaveValue(chosen);
  });
});

test("the sizes of a frame", { tag: "@long" }, async ({ page }) => {
  await page.goto("/design?lens=500&bridge=x&temple=145");
  const lens = field(page, "lens");
  await expect(lens).toHaveAttribute("aria-invalid", "true");
  const summary = page.locator("main form [tabindex='-1']");
  await expect(summary.getByRole("alert").getByRole("link")).toHaveCount(2);
  const listed = summary.getByRole("listitem");
  // The page may not be hydrated yet.
  await expect(async () => {
    await typeOn(lens, "1");
    await expect(lens).not.toHaveAttribute("aria-invalid", "true", { timeout: 500 });
  }).toPass();
  await expect(listed).toHaveCount(1);
});
