import { expect, type Locator, type Page, test } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { address, type Language, languages, text } from "./texts.ts";
import { fillShipping, follow, press } from "./visitor.ts";

const toric = "/shop/product/acuvue-oasys-for-astigmatism";
const spherical = "/shop/product/biofinity";

type Eye = "right" | "left";
type Values = Partial<Record<"sphere" | "cylinder" | "axis", string>>;

/** The packs these tests order; the demo shop has only a few of each. */
const packs = ["CL-OASYSAST-6", "CL-BIOF-6"];

test.beforeAll(async () => {
  const { admin } = await signInAsStaff(runningShop());
  for (const sku of packs) {
    const { inventory_items } = await admin.inventoryItem.list({
      sku,
      fields: "id,*location_levels",
    });
    for (const { id, location_levels } of inventory_items) {
      for (const { location_id } of location_levels ?? []) {
        await admin.inventoryItem.updateLevel(id, location_id, { stocked_quantity: 500 });
      }
    }
  }
});

/** A value as the page writes it: a real minus, and the decimal mark of the language. */
const written = (language: Language, value: string) =>
  language === "en" ? value : value.replace(".", ",");

/** The fields of one eye. */
const eyeOf = (page: Page, language: Language, eye: Eye) =>
  page.getByRole("group", { name: text(language, `lens.eye.${eye}`) });

const fieldOf = (group: Locator, language: Language, field: string) =>
  group.getByLabel(text(language, `lens.field.${field}`), { exact: true });

async function choose(page: Page, language: Language, eye: Eye, values: Values) {
  for (const [field, value] of Object.entries(values)) {
    await fieldOf(eyeOf(page, language, eye), language, field).selectOption({
      label: written(language, value),
    });
  }
}

/** A cell of the right/left table, which every page shows in the same way. */
async function expectValues(page: Page, language: Language, rows: [string, string, string][]) {
  const table = page.getByRole("table", { name: text(language, "lens.table.caption") }).first();
  for (const [field, right, left] of rows) {
    const name = text(language, `lens.field.${field}`);
    const row = table.getByRole("row").filter({
      has: page.getByRole("rowheader", { name, exact: true }),
    });
    await expect(row.getByRole("cell")).toHaveText([
      written(language, right),
      written(language, left),
    ]);
  }
}

/** From the bag to the order; the table is looked at on every page on the way. */
async function order(page: Page, language: Language, rows: [string, string, string][]) {
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await expectValues(page, language, rows);
  await follow(page, language, "bag.checkout");
  await fillShipping(page, language);
  await press(page, language, "checkout.shipping.continue");

  await expect(page).toHaveURL(address(language, "/shop/checkout/summary"));
  await expectValues(page, language, rows);
  await follow(page, language, "checkout.summary.next");
  await expect(page).toHaveURL(address(language, "/shop/checkout/payment"));
  await expectValues(page, language, rows);
  await press(page, language, "checkout.payment.order");

  await expect(page).toHaveURL(address(language, "/shop/checkout/status"));
  await expectValues(page, language, rows);
  return /\d+/.exec((await page.getByRole("main").textContent()) ?? "")?.[0];
}

/** What the staff see of an order. */
async function orderedLenses(number: string | undefined) {
  const staff = await signInAsStaff(runningShop());
  const { orders } = await staff.admin.order.list({
    limit: 50,
    order: "-created_at",
    fields: "id,display_id,*items",
  });
  const found = orders.find(({ display_id }) => `${display_id}` === number);
  return found?.items
    ?.map(({ quantity, metadata }) => ({ quantity, lens: metadata?.lens }))
    .toSorted((a, b) => (JSON.stringify(a.lens) < JSON.stringify(b.lens) ? 1 : -1));
}

for (const javaScriptEnabled of [true, false]) {
  for (const language of languages) {
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, locale: { en: "en-GB", fr: "fr-FR", de: "de-DE" }[language] });

      test("a visitor orders a toric pair, and a lens that is not made is refused", async ({
        page,
      }) => {
        await page.goto(address(language, toric));
        const right = eyeOf(page, language, "right");
        const axis = fieldOf(right, language, "axis");
        const cylinder = fieldOf(right, language, "cylinder");
        await choose(page, language, "right", { sphere: "−3.00", cylinder: "−2.25" });
        const made = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180].map((degrees) => `${degrees}°`);
        const list = made.join(text(language, "lens.separator"));
        if (javaScriptEnabled) {
          await expect(axis.getByRole("option")).toHaveText([
            text(language, "lens.choose"),
            ...made,
          ]);
          await expect(right).toContainText(text(language, "lens.narrowed.axis", { list }));
          await press(page, language, "catalog.addToBag");
        } else {
          await choose(page, language, "right", { axis: "30°" });
          await press(page, language, "catalog.addToBag");
          const problem = text(language, "lens.problem.not-combined", { value: "30°", list });
          await expect(axis).toHaveAccessibleDescription(problem);
        }
        await expect(axis).toBeFocused();
        await expect(cylinder).toHaveValue("-2.25");
        await expect(page).toHaveURL(address(language, toric));

        await choose(page, language, "right", { axis: "90°" });
        await choose(page, language, "left", {
          sphere: "+0.75",
          cylinder: "−0.75",
          axis: "180°",
        });
        await fieldOf(eyeOf(page, language, "left"), language, "boxes").fill("2");
        await press(page, language, "catalog.addToBag");
        const number = await order(page, language, [
          ["sphere", "−3.00", "+0.75"],
          ["cylinder", "−2.25", "−0.75"],
          ["axis", "90°", "180°"],
          ["baseCurve", "8.6", "8.6"],
          ["diameter", "14.5", "14.5"],
        ]);
        const fit = { baseCurve: 8.6, diameter: 14.5 };
        expect(await orderedLenses(number)).toEqual([
          { quantity: 1, lens: { eye: "right", sphere: -3, cylinder: -2.25, axis: 90, ...fit } },
          { quantity: 2, lens: { eye: "left", sphere: 0.75, cylinder: -0.75, axis: 180, ...fit } },
        ]);
      });

      test("a visitor orders the same spherical lens for both eyes", async ({ page }) => {
        await page.goto(address(language, spherical));
        await press(page, language, "catalog.addToBag");
        await expect(page.getByText(text(language, "lens.problem.pack"))).toBeVisible();
        const packs = page.getByRole("main").locator("input[name=variant]");
        await packs.last().check();
        await page
          .getByRole("radio", { name: text(language, "lens.eyes.same"), exact: true })
          .check();
        await choose(page, language, "right", { sphere: "−4.75" });
        await expect(fieldOf(eyeOf(page, language, "left"), language, "sphere")).toBeHidden();
        await press(page, language, "catalog.addToBag");
        const number = await order(page, language, [["sphere", "−4.75", "−4.75"]]);
        const values = { sphere: -4.75, baseCurve: 8.6, diameter: 14 };
        expect(await orderedLenses(number)).toEqual([
          { quantity: 1, lens: { eye: "right", ...values } },
          { quantity: 1, lens: { eye: "left", ...values } },
        ]);
      });

      test("pasted values are shown first and filled in by a press", async ({ page }) => {
        await page.goto(address(language, toric));
        await page.getByText(text(language, "lens.paste.title"), { exact: true }).click();
        await page
          .getByLabel(text(language, "lens.paste.label"))
          .fill("OD -2,25 (-0,75 x 180) whatever\nOG +1,00 (-1,25 x 90)");
        await press(page, language, "lens.paste.read");
        const left = eyeOf(page, language, "left");
        await expect(page.getByText("whatever").last()).toBeVisible();
        await expect(fieldOf(left, language, "sphere")).toHaveValue("");
        await press(page, language, "lens.paste.use.read");
        await expect(fieldOf(left, language, "sphere")).toHaveValue("+1.00");
        await expect(fieldOf(left, language, "axis")).toHaveValue("90");
        const right = eyeOf(page, language, "right");
        await expect(fieldOf(right, language, "cylinder")).toHaveValue("-0.75");
        expect(page.url()).toMatch(/astigmatism$/);
      });

      test("one eye alone can be ordered for", async ({ page }) => {
        await page.goto(address(language, toric));
        await page
          .getByRole("radio", { name: text(language, "lens.eyes.left"), exact: true })
          .check();
        await expect(eyeOf(page, language, "right")).toBeHidden();
        await choose(page, language, "left", { sphere: "0.00", cylinder: "−1.25", axis: "10°" });
        await press(page, language, "catalog.addToBag");
        await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
        const table = page.getByRole("table", { name: text(language, "lens.table.caption") });
        await expect(table.getByRole("columnheader", { name: /\S/ })).toHaveText([
          text(language, "lens.table.value"),
          text(language, "lens.eye.left"),
        ]);
        await expect(table).toContainText(written(language, "−1.25"));
      });
    });
  }
}

test("the closest lens is offered and taken by a press", async ({ page }) => {
  await page.goto(toric);
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await page.getByLabel(text("en", "lens.paste.label")).fill("OD -3.00 (-2.25 x 30)");
  await press(page, "en", "lens.paste.read");
  await press(page, "en", "lens.paste.use.read");
  const right = eyeOf(page, "en", "right");
  await expect(right).toContainText("axis 20°");
  await right
    .getByRole("button", { name: text("en", "lens.nearest.useFor", { eye: "Right eye" }) })
    .click();
  await expect(fieldOf(right, "en", "axis")).toHaveValue("20");
  await expect(page.getByText("Right eye: −3.00, cylinder −2.25, axis 20°")).toBeVisible();
});

test("equal lenses become one line, others a line of their own", async ({ page }) => {
  for (const axis of ["90°", "90°", "100°"]) {
    await page.goto(toric);
    await page.getByRole("radio", { name: text("en", "lens.eyes.right"), exact: true }).check();
    await choose(page, "en", "right", { sphere: "−3.00", cylinder: "−1.25", axis });
    await press(page, "en", "catalog.addToBag");
    await expect(page).toHaveURL("/shop/cart-summary");
  }
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
  await expect(page.getByRole("spinbutton").first()).toHaveValue("2");
});

test("a pair is taken as a whole or not at all", async ({ page }) => {
  const scarce = "/shop/product/dailies-aquacomfort-plus-toric";
  const values: Values = { sphere: "−3.00", cylinder: "−1.25", axis: "90°" };
  await page.goto(scarce);
  await page.locator("input[name=variant]").first().check();
  await page.getByRole("radio", { name: text("en", "lens.eyes.right"), exact: true }).check();
  await choose(page, "en", "right", values);
  await press(page, "en", "catalog.addToBag");
  await expect(page).toHaveURL("/shop/cart-summary");

  await page.goto(scarce);
  await page.locator("input[name=variant]").first().check();
  await choose(page, "en", "right", values);
  await choose(page, "en", "left", values);
  await fieldOf(eyeOf(page, "en", "left"), "en", "boxes").fill("99");
  await press(page, "en", "catalog.addToBag");
  await expect(page.getByRole("alert")).toHaveText(text("en", "bag.refusals.out-of-stock"));
  await expect(fieldOf(eyeOf(page, "en", "left"), "en", "boxes")).toHaveValue("99");
  await page.goto("/shop/cart-summary");
  await expect(page.getByRole("spinbutton")).toHaveCount(1);
  await expect(page.getByRole("spinbutton")).toHaveValue("1");
});

test("hand-made forms are refused, and nothing of them is in the bag", async ({ page }) => {
  await page.goto(toric);
  const variant = await page.locator("input[name=variant]").inputValue();
  const right = {
    "right.sphere": "-3.00",
    "right.cylinder": "-1.25",
    "right.axis": "90",
    "right.baseCurve": "8.6",
    "right.diameter": "14.5",
    "right.boxes": "1",
  };
  const wrong: Record<string, string>[] = [
    { "right.boxes": "1.5" },
    { "right.boxes": "0" },
    { "right.boxes": "-1" },
    { "right.sphere": "" },
    { "right.sphere": "3.00" },
    { "right.sphere": "-3.13" },
    { "right.axis": "[object Object]" },
    { "right.addition": "+2.00" },
    { eyes: "each" },
    { variant: "variant_of_another_lens" },
  ];
  for (const change of wrong) {
    const answer = await page.request.post(toric, {
      form: { variant, eyes: "right", ...right, ...change },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
    expect(answer.status(), JSON.stringify(change)).toBe(422);
  }
  await page.goto("/shop/cart-summary");
  await expect(page.getByText(text("en", "bag.empty"))).toBeVisible();
});

test("the form has no accessibility fault, with and without problems", async ({ page }) => {
  await page.goto(toric);
  for (const title of ["lens.paste.title", "lens.where.title"]) {
    await page.getByText(text("en", title), { exact: true }).click();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "en", "catalog.addToBag");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
