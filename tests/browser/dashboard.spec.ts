/** Every page of the dashboard that is ours: nothing in it bars the way, in no theme and no language. */
import { expect, type Page, test } from "@playwright/test";
import { howMany, isAll } from "../support/extent.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { goWithin, openDashboard, openOwnDashboard } from "./staff-page.ts";

const info = runningShop();

/** Our pages with their titles in English and German; `:range`, `:brand` and `:frame` are any of theirs. */
const pages = [
  ["today", "Today", "Heute"],
  ["home-service", "Visits and appointments", "Besuche und Termine"],
  ["lens-releases", "Lenses to release", "Linsen freigeben"],
  ["lens-ranges", "Lens parameters", "Lieferbereiche"],
  ["lens-ranges/:range", "In plain words", "In Worten"],
  ["lookbook", "Lookbook", "Lookbook"],
  ["lookbook/:frame", "Measurements", "Maße"],
  ["lookbook/new", "New frame", "Neue Fassung"],
  ["brands", "Brands", "Marken"],
  ["brands/:brand", "Description", "Beschreibung"],
  ["product-information", "Product information", "Produktangaben"],
  ["product-information/:information", "Manufacturer and safety", "Hersteller und Sicherheit"],
  ["recalls", "Recalls", "Rückrufe"],
  ["website/search-synonyms", "Search synonyms", "Suchsynonyme"],
  ["outbox", "Outbox", "Postausgang"],
  ["reports", "By category", "Nach Kategorie"],
  ["website", "Texts", "Texte"],
  ["import-export", "Import and export", "Import und Export"],
  ["settings/business-profile", "Opening hours", "Öffnungszeiten"],
  ["settings/delivery-zones", "Delivery zones", "Lieferzonen"],
  ["settings/audit", "Audit trail", "Änderungsprotokoll"],
  ["settings/staff-roles", "People", "Personen"],
  ["new-order", "New order", "Neue Bestellung"],
] as const;

/** Addresses of our pages, each with any of its records. */
async function addresses() {
  const staff = await signInAsStaff(info);
  const any = async (path: string, list: string, key = "id") => {
    const answer = await staff.client.fetch<Record<string, Record<string, string>[]>>(
      `/admin/${path}`,
    );
    return answer[list]?.[0]?.[key] ?? "";
  };
  const ids: Record<string, string> = {
    ":range": await any("lens-ranges", "lens_ranges", "product_id"),
    ":brand": await any("brands", "brands"),
    ":information": await any("product-information", "products"),
    ":frame": await any("lookbook-frames", "lookbook_frames"),
  };
  return (path: string) => `/app/${path.replace(/:\w+/, (key) => ids[key] ?? "")}`;
}

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();

test("axe finds nothing on our pages, in English by light and in German by dark", async ({
  browser,
}) => {
  const address = await addresses();
  const page = await openOwnDashboard(browser);
  const context = page.context();
  const faults: string[] = [];
  // Language and theme are kept by origin: any page of it will do.
  await page.goto("/health");
  // Every second page in each, and one in a short run: lists and forms share their colours.
  for (const [turn, language, theme] of [
    [0, "en", "light"],
    [1, "de", "dark"],
  ] as const) {
    await context.addCookies([{ name: "lng", value: language, url: info.backend }]);
    await page.evaluate(
      ([code, worn]) => {
        localStorage.setItem("lng", code);
        localStorage.setItem("medusa_admin_theme", worn);
      },
      [language, theme] as const,
    );
    await page.goto(address("today"));
    await expect(page.locator(`html.${theme}`)).toBeAttached();
    for (const [path, english, german] of pages.filter(
      (_, index) => index % (isAll ? 2 : 24) === turn,
    )) {
      await goWithin(page, address(path));
      await expectHeading(page, language === "en" ? english : german);
      // The glass in a field for searching is Medusa's, and has no name.
      const found = (await accessibilityFaults(page, "main")).filter(
        (fault) => !fault.startsWith("role-img-alt: "),
      );
      faults.push(...found.map((fault) => `${path}, ${theme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("staff who may only look see so, and are offered nothing else", { tag: "@long" }, async ({
  browser,
}) => {
  const address = await addresses();
  const reader = await newcomer(info, await signInAsStaff(info), "read-only");
  const page = await openDashboard(browser, reader);
  await page.goto("/app/today");
  await expect(page.getByRole("heading").first()).toBeVisible();
  const locked: (typeof pages)[number][0][] = [
    "lens-ranges/:range",
    "lookbook/:frame",
    "brands/:brand",
    "website/search-synonyms",
    "settings/business-profile",
    "settings/delivery-zones",
  ];
  const some = locked.slice(0, howMany(2, locked.length));
  for (const [path, heading] of pages.filter(([path]) => some.includes(path))) {
    await goWithin(page, address(path));
    // Until it is loaded, the page before it stays, which says the same.
    await expectHeading(page, heading);
    await expect(page.getByText("Your role lets you view this but not change it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
    await expect(page.locator("main").getByRole("textbox").first()).toBeDisabled();
  }
  await goWithin(page, "/app/settings/audit");
  await expect(page.getByText("Your role does not give you access to this.")).toBeVisible();
  await page.close();
});

test("a search synonym is added, changed and deleted", { tag: "@long" }, async ({ browser }) => {
  const page = await openDashboard(browser);
  await page.goto("/app/website/search-synonyms");
  const words = page.getByRole("textbox", { name: "Customers type" });
  await words.fill("goggles");
  await page.getByRole("textbox", { name: "The shop says" }).fill("sunglasses");
  await page.getByRole("button", { name: "Add a synonym" }).click();
  await page.getByRole("button", { name: "Change goggles" }).click();
  await expect(words).toHaveValue("goggles");
  await words.fill("ski goggles");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("cell", { name: "ski goggles", exact: true })).toBeVisible();
  await expect(words).toHaveValue("");
  await page.getByRole("button", { name: "Delete ski goggles" }).click();
  await expect(page.getByRole("cell", { name: "ski goggles", exact: true })).toHaveCount(0);
  await page.close();
});

test("the second to save sees it, loses nothing, and can have both changes", async ({
  browser,
}) => {
  const staff = await signInAsStaff(info);
  const page = await openDashboard(browser);
  type Brand = {
    id: string;
    updated_at: string;
    name: string;
    country: string;
    description: Record<string, string>;
  };
  const name = `Both ${crypto.randomUUID()}`;
  const description = { en: "English", fr: "Français", de: "Deutsch" };
  const { brand } = await staff.client.fetch<{ brand: Brand }>("/admin/brands", {
    method: "POST",
    body: { name, country: "lu", description },
  });
  const path = `/admin/brands/${brand.id}`;
  try {
    await page.goto(`/app/brands/${brand.id}`);
    const german = page.getByRole("textbox", { name: "Deutsch" });
    await german.fill("Neue Worte");
    await staff.client.fetch(path, {
      method: "POST",
      body: { name, country: "be", description, updated_at: brand.updated_at },
    });
    const save = page.getByRole("button", { name: "Save" });
    await save.click();
    await expect(page.getByRole("alert")).toContainText("Someone else has saved in the meantime");
    await expect(german).toHaveValue("Neue Worte");
    await page.getByRole("button", { name: "Keep my changes, accept theirs elsewhere" }).click();
    await expect(page.getByRole("textbox", { name: /^Country/ })).toHaveValue("be");
    await expect(german).toHaveValue("Neue Worte");
    await save.click();
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
    const { brand: stored } = await staff.client.fetch<{ brand: Brand }>(path);
    expect(stored).toMatchObject({ country: "be", description: { de: "Neue Worte" } });
  } finally {
    await staff.client.fetch(path, { method: "DELETE" });
    await page.close();
  }
});
