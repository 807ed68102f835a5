/** Texts that are not for this lens, pasted: nothing of them is taken over, and the page says where they belong. */
import { expect, type Page, test } from "@playwright/test";
import { oneUnlessAll } from "../support/extent.ts";
import { forVisitors, twoVisitors, type Visitor } from "./each-visitor.ts";
import { holdScripts } from "./hold-scripts.ts";
import { choose, eyeOf, fieldOf, shown } from "./lens-page.ts";
import { address, text } from "./texts.ts";
import { press } from "./visitor.ts";

/** Opens the page of a lens and lets it read a text. */
async function paste(page: Page, visitor: Visitor, handle: string, pasted: string) {
  await page.goto(address(visitor.language, `/shop/product/${handle}`));
  await pasteHere(page, visitor, pasted);
}

async function pasteHere(page: Page, { language }: Visitor, pasted: string) {
  const box = page.getByLabel(text(language, "lens.paste.label"));
  // It stays open where scripts have read an earlier text.
  if (!(await box.isVisible()))
    await page.getByText(text(language, "lens.paste.title"), { exact: true }).click();
  await box.fill(pasted);
  await press(page, language, "lens.paste.read");
}

/** What a value is called where a lens is read out. */
const said = (language: Visitor["language"], field: string, value: number) =>
  text(language, `lens.said.${field}`, { value: shown(language, field, value) });

/** Nothing can be taken over. */
async function expectRefused(page: Page, { language }: Visitor, reason: string) {
  await expect(page.getByText(text(language, `lens.advice.${reason}.title`))).toBeVisible();
  const use = text(language, "lens.paste.use.read");
  await expect(page.getByRole("button", { name: use, exact: true })).toHaveCount(0);
  const right = eyeOf(page, language, "right");
  await expect(fieldOf(right, language, "sphere")).toHaveValue("");
}

async function expectEye(
  page: Page,
  { language }: Visitor,
  eye: "right" | "left",
  values: Readonly<Record<string, string>>,
) {
  for (const [field, value] of Object.entries(values)) {
    const control = eyeOf(page, language, eye).locator(`[name="${eye}.${field}"]`);
    await expect(control).toHaveValue(value);
  }
}

const addresses = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
};

forVisitors(oneUnlessAll(twoVisitors("en", "de")), (visitor) => {
  const { language } = visitor;

  test("a cylinder on a spherical lens leads to its toric sister, with the values", {
    tag: "@long",
  }, async ({ page }) => {
    const asked = addresses(page);
    await paste(page, visitor, "biofinity", "OD -2.25 -0.75 x 180\nOS -1.75 -1.25 x 10");
    await expectRefused(page, visitor, "foreign");
    await press(page, language, "lens.advice.carry", { lens: "Biofinity Toric" });
    await expect(page).toHaveURL(address(language, "/shop/product/biofinity-toric"));
    const fit = { baseCurve: "8.7", diameter: "14.5" };
    const right = { sphere: "-2.25", cylinder: "-0.75", axis: "180", ...fit };
    await expectEye(page, visitor, "right", right);
    const left = { sphere: "-1.75", cylinder: "-1.25", axis: "10", ...fit };
    await expectEye(page, visitor, "left", left);
    expect(asked.filter((one) => /2[.,]25|cylinder/.test(one))).toEqual([]);
  });
});

forVisitors(oneUnlessAll(twoVisitors("fr", "en")), (visitor) => {
  test("an addition on a lens for one distance leads to a multifocal one", {
    tag: "@long",
  }, async ({ page }) => {
    const { language } = visitor;
    await paste(page, visitor, "dailies-total1", "OD +1.25 Add +2.00\nOS +1.50 Add +2.00");
    await expectRefused(page, visitor, "foreign");
    await expect(page.getByText(said(language, "addition", 2)).last()).toBeVisible();
    await press(page, language, "lens.advice.carry", { lens: "Biofinity Multifocal" });
    await expectEye(page, visitor, "left", { sphere: "+1.50", addition: "+2.00", design: "" });
  });
});

forVisitors(oneUnlessAll(twoVisitors("de", "fr")), (visitor) => {
  test("small quarters are read, and what they say is not dropped", { tag: "@long" }, async ({
    page,
  }) => {
    const { language } = visitor;
    await paste(page, visitor, "biofinity", "OD -2⁵⁰ (-0⁷⁵ à 180°) OG -1⁷⁵");
    await expectRefused(page, visitor, "foreign");
    const right = [shown(language, "sphere", -2.5), said(language, "cylinder", -0.75)];
    await expect(
      page.getByText(right.join(text(language, "lens.separator"))).first(),
    ).toBeVisible();
  });
});

forVisitors(oneUnlessAll(twoVisitors("en", "fr")), (visitor) => {
  test("a prescription for glasses is not taken for lenses", { tag: "@long" }, async ({ page }) => {
    const { language } = visitor;
    await paste(page, visitor, "biofinity", "OD -8.50 OS -9.00 glasses prescription");
    await expectRefused(page, visitor, "glasses");
    const power = text(language, "lens.advice.glasses.power", {
      glasses: shown(language, "sphere", -8.5),
      lens: shown(language, "sphere", -7.75),
    });
    await expect(page.getByText(power)).toBeVisible();
    const fitting = text(language, "lens.advice.glasses.fitting");
    await expect(page.getByRole("link", { name: fitting })).toHaveAttribute(
      "href",
      address(language, "/appointment"),
    );
  });
});

forVisitors(oneUnlessAll(twoVisitors("fr", "de")), (visitor) => {
  test("a value that its text doubts is shown, and not put into the fields", async ({ page }) => {
    const { language } = visitor;
    await paste(page, visitor, "biofinity", "OD ~ -2,25\nOG -1,75");
    const remaining = text(language, "lens.paste.remaining", { text: "OD ~ -2,25" });
    await expect(page.getByText(remaining)).toBeVisible();
    await press(page, language, "lens.paste.use.read");
    await expectEye(page, visitor, "left", { sphere: "-1.75" });
    await expectEye(page, visitor, "right", { sphere: "" });
    await expect(page.getByText(remaining)).toHaveCount(0);
  });

  test("nothing is left of a power that another text has replaced", { tag: "@long" }, async ({
    page,
  }) => {
    const { language } = visitor;
    await paste(page, visitor, "biofinity-toric", "OD -2,25 (-0,75 x 180)");
    await press(page, language, "lens.paste.use.read");
    await expectEye(page, visitor, "right", { sphere: "-2.25", cylinder: "-0.75", axis: "180" });
    await pasteHere(page, visitor, "OD -3,00");
    await press(page, language, "lens.paste.use.read");
    await expectEye(page, visitor, "right", { sphere: "-3.00", cylinder: "", axis: "" });
  });
});

forVisitors(oneUnlessAll(twoVisitors("de", "en")), (visitor) => {
  test("a lens that would be too far is not offered, and one that is made is", {
    tag: "@long",
  }, async ({ page }) => {
    const { language } = visitor;
    await paste(page, visitor, "dailies-aquacomfort-plus-toric", "OD -2.75 (-1.75 x 40)");
    await press(page, language, "lens.paste.use.read");
    await expect(page.getByText(text(language, "lens.advice.too-far.title"))).toBeVisible();
    await expect(eyeOf(page, language, "right").getByRole("checkbox")).toHaveCount(0);
    await expectEye(page, visitor, "right", { axis: "40" });
    await press(page, language, "lens.advice.carry", { lens: "Biofinity Toric" });
    await expectEye(page, visitor, "right", { sphere: "-2.75", cylinder: "-1.75", axis: "40" });
  });
});

/** The form makes its key as soon as its program runs. */
const untilFormRuns = (page: Page) =>
  expect(page.locator("main form [name=key]")).not.toHaveValue("");

const reader: Visitor = { language: "en", scripts: true };

test("what is chosen while a text is read and put in stands beside what is put in", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shop/product/biofinity");
  await untilFormRuns(page);
  const right = eyeOf(page, "en", "right");
  const left = eyeOf(page, "en", "left");
  const meanwhile = async (key: string, act: () => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/biofinity.data*", async (route) => {
      await promise;
      await route.fallback();
    });
    const asked = page.waitForRequest("**/biofinity.data*");
    await press(page, "en", key);
    await asked;
    await act();
    resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
  await page.getByText(text("en", "lens.paste.title"), { exact: true }).click();
  await page.getByLabel(text("en", "lens.paste.label")).fill("R -2.25");
  await meanwhile("lens.paste.read", () => choose(page, "en", "left", { sphere: "−1.75" }));
  await expect(page.getByText(text("en", "lens.paste.understood"), { exact: true })).toBeVisible();
  await expectEye(page, reader, "left", { sphere: "-1.75" });
  await meanwhile("lens.paste.use.read", () => fieldOf(left, "en", "boxes").fill("3"));
  await expectEye(page, reader, "right", { sphere: "-2.25" });
  await expectEye(page, reader, "left", { sphere: "-1.75", boxes: "3" });
  await expect(fieldOf(right, "en", "boxes")).toHaveValue("1");
});

test("what is chosen before the program runs stands with what is chosen in the moment it begins to", async ({
  page,
}) => {
  // The form asks for its key when it is hydrated, before it reads what was chosen.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => {
      const boxes = document.querySelector<HTMLInputElement>("[name='left.boxes']");
      if (boxes?.value === "1") {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(boxes, "2");
        boxes.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return random(numbers);
    };
  });
  const release = await holdScripts(page);
  await page.goto("/shop/product/biofinity", { waitUntil: "domcontentloaded" });
  await fieldOf(eyeOf(page, "en", "right"), "en", "sphere").selectOption("-2.25");
  release();
  await untilFormRuns(page);
  await expectEye(page, reader, "right", { sphere: "-2.25" });
  await expectEye(page, reader, "left", { boxes: "2" });
});
