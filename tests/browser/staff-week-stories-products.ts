/** Products of the shop, each made in one form and looked at on the website. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import type { Desk, Story } from "./staff-desk.ts";
import { languageName } from "./staff-texts.ts";
import type { Task } from "./staff-week.ts";
import { languages } from "./texts.ts";

const photograph = join(
  import.meta.dirname,
  "../../imagery/masters/torvik-fjell/t2-three-quarter.webp",
);

const list = (desk: Desk, key: string): Locator =>
  desk.page.getByRole("combobox", { name: desk.t(key), exact: true });

async function fill(desk: Desk, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await desk.field(key).fill(value);
}

/** The same words in each language of the website. */
async function write(desk: Desk, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, words] of Object.entries(texts)) {
    const group = desk.page.getByRole("group", { name: desk.t(key), exact: true });
    for (const language of languages) {
      await group.getByLabel(languageName(language), { exact: true }).fill(words);
    }
  }
}

/** From Today to the form of a kind, with its brand, texts and price. @returns its name */
async function beginProduct(desk: Desk, kind: string): Promise<string> {
  const name = `Week ${randomUUID().slice(0, 8)}`;
  await desk.begin();
  await desk.menu(desk.medusa("products.domain"));
  await desk.link(`shopProducts.kinds.${kind}`).click();
  await desk.pick(list(desk, "shopProducts.brand"), "Clairval");
  await write(desk, {
    "shopProducts.name": name,
    "shopProducts.subtitleField": "For every day",
    "shopProducts.description": "Kept in the shop since this week.",
  });
  await fill(desk, {
    "shopProducts.sku": `WEEK-${randomUUID().slice(0, 8)}`,
    "shopProducts.price": "4,90",
  });
  return name;
}

/** Saves, and looks at the product where customers do; afterwards it goes, for other tests look at everything that is sold. */
async function published(desk: Desk, name: string, alsoShown?: Locator): Promise<void> {
  const { page } = desk;
  await desk.button("shared.save").click();
  const look = desk.link("shopProducts.look");
  await expect(look).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  try {
    if (alsoShown) await expect(alsoShown).toBeVisible();
    const address = (await look.getAttribute("href")) ?? "";
    const read = async () => (await page.request.get(address)).text();
    await expect.poll(read).toContain(name);
  } finally {
    await desk.staff.admin.product.delete(id);
  }
}

export const productStories = {
  "Add an accessory and publish it": async (desk) => {
    const { page } = desk;
    const name = await beginProduct(desk, "accessory");
    await write(desk, { "shopProducts.choice": "10 ml" });
    await fill(desk, { "shopProducts.stock": "3" });
    // Nothing is published without a picture.
    await expect(desk.button("shared.save")).toBeDisabled();
    const asked = page.waitForEvent("filechooser");
    await desk.button("lookbook.addPicture").click();
    await (await asked).setFiles(photograph);
    await expect(page.getByAltText(desk.t("lookbook.picture", { number: 1 }))).toBeVisible();
    await published(desk, name);
  },

  "Add a contact lens with its range": async (desk) => {
    const name = await beginProduct(desk, "contact-lens");
    await fill(desk, {
      "shopProducts.facts.lens.maker": "CooperVision",
      "shopProducts.facts.lens.material": "comfilcon A",
      "shopProducts.facts.lens.waterPercent": "48",
      "shopProducts.lensesPerBox": "6",
    });
    const range = { baseCurve: "8,6", diameter: "14,0", from: "-6,00", to: "-0,50" };
    for (const [key, value] of Object.entries(range)) {
      const unit = key === "from" || key === "to" ? "D" : "mm";
      const label = `${desk.t(`lenses.${key}`)} (${unit})`;
      await desk.page.getByLabel(label, { exact: true }).fill(value);
    }
    const version = desk.t("shopProducts.range", { version: 1 });
    await published(desk, name, desk.page.getByRole("link", { name: version, exact: true }));
  },

  "Add a frame": async (desk) => {
    const name = await beginProduct(desk, "frame");
    const measures = {
      ...{ lensWidth: "50,5", bridge: "19", temple: "145", lensHeight: "41" },
      ...{ totalWidth: "138", weightGrams: "17" },
    };
    for (const [key, value] of Object.entries(measures)) {
      await desk.field(`lookbook.${key}`).fill(value);
    }
    await desk.pick(list(desk, "shopProducts.colour"), 1);
    await fill(desk, { "shopProducts.colourCode": "T7" });
    await published(desk, name);
  },
} satisfies Partial<Record<Task, Story>>;
