/** Somebody of the staff at the dashboard in a language, whose clicks are counted. */
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { goWithin, openDashboard } from "./staff-page.ts";
import { beginning, deskText, medusaText } from "./staff-texts.ts";
import type { Language } from "./texts.ts";

export type Staff = Awaited<ReturnType<typeof signInAsStaff>>;

export const info = runningShop();

/** An address that nobody else has. */
export const newEmail = () => `week.${randomUUID()}@example.com`;

/** A family name that nobody else has. */
export const newName = () => `Wagner${randomUUID().replaceAll(/[\d-]/g, "")}`;

/**
 * Counts in the page: each press of the pointer is one. A list of the browser's own opens outside of the page, where
 * nobody sees the presses; an entry chosen from it is two, the list and the entry, unless it was typed. On the document:
 * a press whose target moved away Playwright stops at the window, and makes it again.
 */
function countPresses(): void {
  const add = (count: number, target: EventTarget | null) => {
    const what = target instanceof HTMLElement ? target.textContent.slice(0, 60) : "";
    for (let one = 0; one < count; one++) Reflect.get(window, "countPressed")(what);
  };
  let typedInto: EventTarget | null = null;
  const typed = ({ target }: Event) => {
    typedInto = target;
  };
  const pressed = ({ isTrusted, target }: Event) => {
    if (isTrusted) add(1, target);
  };
  const chosen = ({ target }: Event) => {
    // The dashboard's own lists each keep a hidden one for the form.
    const isShown = target instanceof HTMLSelectElement && target.ariaHidden !== "true";
    if (isShown && target !== typedInto) add(2, target);
  };
  document.addEventListener("keydown", typed, true);
  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("change", chosen, true);
}

export class Desk {
  readonly page: Page;
  readonly language: Language;
  readonly staff: Staff;
  #clicks: string[] = [];

  private constructor(page: Page, language: Language, staff: Staff) {
    this.page = page;
    this.language = language;
    this.staff = staff;
  }

  /** Signed in, on Today. */
  static async open(browser: Browser, language: Language): Promise<Desk> {
    const page = await openDashboard(browser, undefined, language);
    const desk = new Desk(page, language, await signInAsStaff(info));
    await page.exposeFunction("countPressed", (what: string) => {
      desk.#clicks.push(what);
    });
    await page.addInitScript(countPresses);
    await page.goto("/app/today");
    return desk;
  }

  /** What was pressed since the task began, each press by the text that stands there. */
  get clicks(): readonly string[] {
    return this.#clicks;
  }

  /** Begins a task on Today. @param fresh where the task is about what the page has read before */
  async begin({ fresh = false } = {}): Promise<void> {
    const { page } = this;
    if (fresh) await page.goto("/app/today");
    else await goWithin(page, "/app/today");
    const title = this.t("today.title");
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    this.#clicks = [];
  }

  /** A text of our pages. */
  t(key: string, values: Record<string, string | number> = {}): string {
    return deskText(this.language, key, values);
  }

  /** A text of Medusa's pages. */
  medusa(key: string): string {
    return medusaText(this.language, key);
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name: this.t(key), exact: true });
  }

  link(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole("link", { name: this.t(key), exact: true });
  }

  /** An entry of the menu at the side, which comes first on every page. */
  async menu(name: string): Promise<void> {
    await this.page.getByRole("link", { name, exact: true }).first().click();
  }

  /** Types into ⌘K and opens the entry that holds the text. */
  async find(typed: string, shown = typed): Promise<void> {
    const { page } = this;
    await page
      .getByRole("button", { name: beginning(this.medusa("app.search.label")) })
      .first()
      .click();
    await page.getByPlaceholder(this.medusa("app.search.placeholder")).fill(typed);
    await page.getByRole("option").filter({ hasText: shown }).click();
  }

  /** Opens an order by the customer's address. */
  async openOrder({ email, display_id }: { email: string; display_id: number }): Promise<void> {
    await this.find(email, `#${display_id}`);
    const title = this.t("orderWork.order", { number: display_id });
    await expect(this.page.getByRole("heading", { name: beginning(title) })).toBeVisible();
  }

  /** Presses the step in the order's head, which comes first on its page, and confirms it. */
  async step(name: string): Promise<void> {
    await this.button(`orderWork.do.${name}`).first().click();
    await this.confirm(`orderWork.do.${name}`);
  }

  async confirm(key: string): Promise<void> {
    await this.button(key, this.page.getByRole("alertdialog")).click();
  }

  /** Opens a list and presses one of its entries. */
  async pick(list: Locator, entry: string | number): Promise<void> {
    await list.click();
    const entries = this.page.getByRole("option");
    const one =
      typeof entry === "number"
        ? entries.nth(entry)
        : this.page.getByRole("option", { name: entry, exact: true });
    await one.click();
  }

  /** A field by its name. */
  field(key: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(this.t(key), { exact: true });
  }
}

export type Story = (desk: Desk) => Promise<void>;
