/** The page of each of the twelve lenses, read as HTML, and their purchase without a trace of the values. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { answersOfForm } from "../support/lens-releases.ts";
import { type LensSheet, lensSheets, offeredBy } from "../support/lens-sheets.ts";
import { runningShop } from "../support/shop-info.ts";
import type { Visitor } from "./each-visitor.ts";
import {
  choosePair,
  type Eye,
  named,
  order,
  orderedLenses,
  sent,
  shown,
  tableOf,
  tablesOn,
  type Value,
  withoutBoxes,
} from "./lens-page.ts";
import { address, type Language, text } from "./texts.ts";
import { press } from "./visitor.ts";

const { shop, dataDir } = runningShop();

/** Lists of the right eye as a page without scripts has them, and the first pack. */
interface Offer {
  readonly variant: string;
  readonly lists: { readonly name: string; readonly options: readonly string[] }[];
}

const addressOf = (language: Language, { handle }: LensSheet) =>
  address(language, `/shop/product/${handle}`);

/** What a page offers; any page of the browser will do to read it. */
function offerIn(page: Page, html: string): Promise<Offer> {
  return page.evaluate((source) => {
    const lensPage = new DOMParser().parseFromString(source, "text/html");
    const selects = lensPage.querySelectorAll<HTMLSelectElement>('select[name^="right."]');
    const pack = lensPage.querySelector<HTMLInputElement>("input[name=variant]");
    return {
      variant: pack?.value ?? "",
      lists: [...selects].map((select) => ({
        name: (select.labels[0]?.textContent ?? "").trim(),
        options: [...select.options].map((option) => option.text),
      })),
    };
  }, html);
}

/** The lists of the right eye hold exactly what the sheet says. */
function expectOffer({ lists }: Offer, language: Language, sheet: LensSheet): void {
  const chosen = Object.entries(offeredBy(sheet)).filter(([, values]) => values.length > 1);
  const expected = chosen.map(([field, values]) => {
    const name = text(language, `lens.field.${field}`);
    // The list of powers opens beside zero.
    const zero = field === "sphere" ? values.findIndex((value) => Number(value) >= 0) : 0;
    const options = values.map((value) => named(language, field, value));
    const start = zero < 0 ? options.length : zero;
    return { name, options: options.toSpliced(start, 0, text(language, "lens.choose")) };
  });
  expect(lists, sheet.handle).toEqual(expected);
}

/** The page as it comes. A busy shop says 503 and means it; dozens of loads in a row will meet that. */
async function load(page: Page, path: string): Promise<string> {
  let html = "";
  await expect(async () => {
    const answer = await page.request.get(shop + path);
    expect(answer.status()).toBe(200);
    html = await answer.text();
  }).toPass();
  return html;
}

type Lens = Readonly<Record<string, Value>>;

/** One box for an eye, as the form names its fields. */
const entries = (eye: Eye, lens: Lens): Record<string, string> => ({
  [`${eye}.boxes`]: "1",
  ...Object.fromEntries(
    Object.entries(lens).map(([field, value]) => [`${eye}.${field}`, sent(field, value)]),
  ),
});

/** Sends the form of a lens as a browser does, and follows no redirect. */
const send = (page: Page, path: string, form: Record<string, string>) =>
  page.request.post(shop + path, { form, headers: { origin: shop }, maxRedirects: 0 });

/** A form made by hand with one wrong value comes back with the reason beside its field. */
async function expectRefusal(page: Page, language: Language, sheet: LensSheet, variant: string) {
  const { field, value, code, instead } = sheet.wrong;
  const answer = await send(page, addressOf(language, sheet), {
    ...{ variant, eyes: "right", ...answersOfForm },
    ...entries("right", { ...sheet.pair.right, [field]: value }),
  });
  expect(answer.status(), sheet.handle).toBe(422);
  const summary = await page.evaluate(
    ([html, name]) => {
      const answered = new DOMParser().parseFromString(html, "text/html");
      const wrong = [...answered.querySelectorAll('[aria-invalid="true"]')];
      const ids = wrong.map((one) => one.getAttribute("aria-describedby") ?? "");
      return {
        names: wrong.map((one) => one.getAttribute("name")),
        text: ids.map((id) => answered.getElementById(id)?.textContent?.trim()),
        hasFocus: answered.querySelector(`[name="${name}"]`)?.hasAttribute("autofocus"),
      };
    },
    [await answer.text(), `right.${field}`] as const,
  );
  const list = instead.map((one) => shown(language, field, one));
  const problem = text(language, `lens.problem.${code}`, {
    value: shown(language, field, value),
    list: list.join(text(language, "lens.separator")),
  });
  expect(summary, sheet.handle).toEqual({
    names: [`right.${field}`],
    text: [problem],
    hasFocus: true,
  });
}

/** Each lens is offered as it is made, and not otherwise. */
export async function readTwelvePages(page: Page, language: Language): Promise<void> {
  for (const sheet of lensSheets) {
    const offer = await offerIn(page, await load(page, addressOf(language, sheet)));
    expectOffer(offer, language, sheet);
    await expectRefusal(page, language, sheet, offer.variant);
  }
}

/** What the processes have written to their logs so far, and what they write from now on. */
function logsFromNow(): () => string {
  const folder = join(dataDir, "logs");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const before = new Map(files.map((file) => [file, statSync(file).size]));
  return () =>
    files.map((file) => readFileSync(file).subarray(before.get(file)).toString("utf8")).join("\n");
}

/** Names of the values as forms and carts have them, and powers as anything writes them. */
const traces = /sphere|cylinder|\baxis\b|addition|baseCurve|[-−+]\d{1,2}[.,](?:00|25|50?|75)\b/;

/** An order does not keep the sequence of its bag. */
const sorted = (tables: string[][][]) => tables.map((rows) => JSON.stringify(rows)).toSorted();

/**
 * Pairs of lenses are put into a bag and ordered: every page shows their values, the staff see them,
 * and no address and no log does.
 */
async function orderPairs(
  page: Page,
  language: Language,
  wanted: readonly LensSheet[],
  fillBag: () => Promise<void>,
) {
  const logs = logsFromNow();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));

  await fillBag();
  const tables = sorted(wanted.map((sheet) => tableOf(language, sheet)));
  const number = await order(page, language, async () => {
    await expect
      .poll(async () => sorted(withoutBoxes(language, await tablesOn(page, language))))
      .toEqual(tables);
  });

  const ordered = await orderedLenses(number);
  const lines = wanted.flatMap(({ handle, pair }) =>
    (["right", "left"] as const).map((eye) => ({
      handle,
      quantity: 1,
      lens: { eye, ...pair[eye] },
    })),
  );
  expect(ordered).toHaveLength(lines.length);
  expect(ordered).toEqual(expect.arrayContaining(lines));

  expect(addresses.filter((one) => traces.test(one))).toEqual([]);
  const logged = logs().split("\n");
  expect(logged.filter((line) => traces.test(line))).toEqual([]);
}

/** Chooses the lenses on their pages, and meets there what is not made. */
export function buyPairs(page: Page, visitor: Visitor, wanted: readonly LensSheet[]) {
  const { language, scripts } = visitor;
  return orderPairs(page, language, wanted, async () => {
    for (const sheet of wanted) {
      await expect(async () => {
        const answer = await page.goto(addressOf(language, sheet));
        expect(answer?.status()).toBe(200);
      }).toPass();
      const offer = await offerIn(page, await page.content());
      expectOffer(offer, language, sheet);
      await expectRefusal(page, language, sheet, offer.variant);
      await choosePair(page, language, sheet, scripts);
      // The way to the bag is not waited for.
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await press(page, language, "catalog.addToBag");
      expect((await answered).status()).toBeLessThan(400);
    }
  });
}

/** Sends the forms of all twelve lenses, as a browser without scripts would, and orders in the browser. */
export function sendTwelvePairs(page: Page, language: Language) {
  return orderPairs(page, language, lensSheets, async () => {
    for (const sheet of lensSheets) {
      const path = addressOf(language, sheet);
      const { variant } = await offerIn(page, await load(page, path));
      const { right, left } = sheet.pair;
      const answer = await send(page, path, {
        ...{ variant, eyes: "each", ...answersOfForm },
        ...entries("right", right),
        ...entries("left", left),
      });
      expect(answer.status(), sheet.handle).toBe(303);
    }
    await page.goto(address(language, "/shop/cart-summary"));
  });
}
