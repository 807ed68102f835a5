/** What visitors do with the form of the lens page. */
import { expect, type Page } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { type Story, twoVisitors, type Visitor } from "./each-visitor.ts";
import {
  answerQuestions,
  choose,
  expectValues,
  eyeOf,
  fieldOf,
  order,
  orderedLenses,
  written,
} from "./lens-page.ts";
import { address, errorText, text } from "./texts.ts";
import { press } from "./visitor.ts";

export const toric = "/shop/product/acuvue-oasys-for-astigmatism";
const spherical = "/shop/product/biofinity";

/** Boxes and lens of each eye in the order as the staff see it, right before left. */
async function orderedPair(number: string) {
  const lines = await orderedLenses(number);
  return lines
    .toSorted((one, other) => other.lens.eye.localeCompare(one.lens.eye))
    .map(({ quantity, lens }) => [quantity, lens]);
}

async function orderToricPair(page: Page, { language, scripts }: Visitor): Promise<void> {
  await page.goto(address(language, toric));
  await answerQuestions(page);
  const right = eyeOf(page, language, "right");
  const axis = fieldOf(right, language, "axis");
  const cylinder = fieldOf(right, language, "cylinder");
  await choose(page, language, "right", { sphere: "−3.00", cylinder: "−2.25" });
  const made = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180].map((degrees) => `${degrees}°`);
  const list = made.join(text(language, "lens.separator"));
  if (scripts) {
    await expect(axis.getByRole("option")).toHaveText([text(language, "lens.choose"), ...made]);
    await expect(right).toContainText(text(language, "lens.narrowed.axis", { list }));
    await press(page, language, "catalog.addToBag");
  } else {
    await choose(page, language, "right", { axis: "30°" });
    await press(page, language, "catalog.addToBag");
    const problem = errorText(language, "lens.problem.not-combined", { value: "30°", list });
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
  const number = await order(page, language, () =>
    expectValues(page, language, [
      ["sphere", "−3.00", "+0.75"],
      ["cylinder", "−2.25", "−0.75"],
      ["axis", "90°", "180°"],
      ["baseCurve", "8.6", "8.6"],
      ["diameter", "14.5", "14.5"],
    ]),
  );
  const rest = { baseCurve: 8.6, diameter: 14.5 };
  expect(await orderedPair(number)).toEqual([
    [1, { eye: "right", sphere: -3, cylinder: -2.25, axis: 90, ...rest }],
    [2, { eye: "left", sphere: 0.75, cylinder: -0.75, axis: 180, ...rest }],
  ]);
}

async function orderSameLens(page: Page, { language }: Visitor): Promise<void> {
  await page.goto(address(language, spherical));
  await press(page, language, "catalog.addToBag");
  await expect(page.getByText(text(language, "lens.problem.required")).first()).toBeVisible();
  const packs = page.getByRole("main").locator("input[name=variant]");
  await answerQuestions(page);
  // The smallest is chosen until another is.
  await expect(packs.first()).toBeChecked();
  await packs.last().check();
  await page.getByRole("radio", { name: text(language, "lens.eyes.same"), exact: true }).check();
  await choose(page, language, "right", { sphere: "−4.75" });
  await expect(fieldOf(eyeOf(page, language, "left"), language, "sphere")).toBeHidden();
  await press(page, language, "catalog.addToBag");
  const number = await order(page, language, () =>
    expectValues(page, language, [["sphere", "−4.75", "−4.75"]]),
  );
  const values = { sphere: -4.75, baseCurve: 8.6, diameter: 14 };
  expect(await orderedPair(number)).toEqual([
    [1, { eye: "right", ...values }],
    [1, { eye: "left", ...values }],
  ]);
}

/** Another lens for one eye comes in the place of the first, and no value stands in an address. */
async function changeInBag(page: Page, { language }: Visitor): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto(address(language, spherical));
  await choose(page, language, "right", { sphere: "−4.75" });
  await choose(page, language, "left", { sphere: "−2.00" });
  await answerQuestions(page);
  await press(page, language, "catalog.addToBag");
  await expectValues(page, language, [["sphere", "−4.75", "−2.00"]]);
  await page.getByText(text(language, "lens.change.entry"), { exact: true }).click();
  await expect(page).toHaveURL(address(language, spherical));
  const sphere = (eye: "right" | "left") => page.locator(`select[name="${eye}.sphere"]`);
  await expect(sphere("right")).toHaveValue("-4.75");
  await expect(sphere("left")).toHaveValue("-2.00");
  await choose(page, language, "left", { sphere: "−2.25" });
  await answerQuestions(page);
  await press(page, language, "lens.change.save");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  await expectValues(page, language, [["sphere", "−4.75", "−2.25"]]);
  await expect(page.getByRole("table", { name: text(language, "lens.table.caption") })).toHaveCount(
    1,
  );
  await expect(page.getByRole("main").getByRole("spinbutton")).toHaveCount(2);
  expect(asked.filter((one) => /[42][.,][0-9]{2}|sphere/.test(one))).toEqual([]);
}

async function pasteValues(page: Page, { language }: Visitor): Promise<void> {
  await page.goto(address(language, toric));
  await page.getByText(text(language, "lens.paste.title"), { exact: true }).click();
  await page
    .getByLabel(text(language, "lens.paste.label"))
    .fill("whatever\nOD -2,25 (-0,75 x 180)\nOG +1,00 (-1,25 x 90)");
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
}

async function orderForOneEye(page: Page, { language }: Visitor): Promise<void> {
  await page.goto(address(language, toric));
  await page.getByRole("radio", { name: text(language, "lens.eyes.left"), exact: true }).check();
  await expect(eyeOf(page, language, "right")).toBeHidden();
  await choose(page, language, "left", { sphere: "0.00", cylinder: "−1.25", axis: "10°" });
  await answerQuestions(page);
  await press(page, language, "catalog.addToBag");
  await expect(page).toHaveURL(address(language, "/shop/cart-summary"));
  const table = page.getByRole("table", { name: text(language, "lens.table.caption") });
  await expect(table.getByRole("columnheader", { name: /\S/ })).toHaveText([
    text(language, "lens.table.value"),
    text(language, "lens.eye.left"),
  ]);
  await expect(table).toContainText(written(language, "−1.25"));
}

export const stories: readonly Story[] = [
  {
    title: "a visitor orders a toric pair, and a lens that is not made is refused",
    run: orderToricPair,
    // lens-twelve.spec.ts has one ordered, and one that is not made refused.
    visitors: [],
  },
  {
    title: "a visitor orders the same spherical lens for both eyes",
    run: orderSameLens,
    // same-again.spec.ts does it on a phone.
    visitors: [],
  },
  {
    title: "the values of lenses in the bag are changed, and the old ones are gone",
    run: changeInBag,
    visitors: oneUnlessAll(twoVisitors("en", "fr")),
  },
  {
    title: "pasted values are shown first and filled in by a press",
    run: pasteValues,
    visitors: oneUnlessAll(twoVisitors("en", "fr")),
  },
  {
    title: "one eye alone can be ordered for",
    run: orderForOneEye,
    visitors: oneUnlessAll(twoVisitors("de", "fr")),
  },
];
