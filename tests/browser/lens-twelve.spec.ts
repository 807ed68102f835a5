/** All twelve lenses, with correct values and only with those, in every language, with and without scripts. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type LensSheet, lensSheets, offeredBy } from "../support/lens-sheets.ts";
import { runningShop } from "../support/shop-info.ts";
import {
  choosePair,
  eyeOf,
  named,
  order,
  orderedLenses,
  sent,
  shown,
  tableOf,
  tablesOn,
  withoutBoxes,
} from "./lens-page.ts";
import { address, type Language, languages, text } from "./texts.ts";
import { press } from "./visitor.ts";

/** The lists of the right eye hold exactly what the sheet says. */
async function expectOffers(page: Page, language: Language, sheet: LensSheet) {
  const offered = offeredBy(sheet);
  const expected = Object.entries(offered).map(([field, values]) => {
    const isChosen = sheet.baseCurves.length === 1 && ["baseCurve", "diameter"].includes(field);
    const asks = isChosen ? [] : [text(language, "lens.choose")];
    const name = text(language, `lens.field.${field}`);
    return { name, options: [...asks, ...values.map((value) => named(language, field, value))] };
  });
  const found = eyeOf(page, language, "right")
    .getByRole("combobox")
    .evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).map((select) => ({
        name: (select.labels[0]?.textContent ?? "").trim(),
        options: [...select.options].map((option) => option.text),
      })),
    );
  expect(await found, sheet.handle).toEqual(expected);
}

/** A form made by hand with one wrong value comes back with the reason beside its field. */
async function expectRefusal(page: Page, language: Language, sheet: LensSheet) {
  const { field, value, code, instead } = sheet.wrong;
  const values = { ...sheet.pair.right, [field]: value };
  const answer = await page.request.post(page.url(), {
    form: {
      variant: await page.locator("input[name=variant]").first().inputValue(),
      eyes: "right",
      "right.boxes": "1",
      ...Object.fromEntries(
        Object.entries(values).map(([name, one]) => [`right.${name}`, sent(name, one)]),
      ),
    },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status(), sheet.handle).toBe(422);
  const told = await page.evaluate(
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
  expect(told, sheet.handle).toEqual({
    names: [`right.${field}`],
    text: [problem],
    hasFocus: true,
  });
}

/** Sends the form; the way to the bag is not waited for. */
async function putIntoBag(page: Page, language: Language) {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await press(page, language, "catalog.addToBag");
  expect((await answered).status()).toBeLessThan(400);
}

/** An order does not keep the sequence of its bag. */
const sorted = (tables: string[][][]) => tables.map((rows) => JSON.stringify(rows)).toSorted();

/** What the processes have written to their logs so far, and what they write from now on. */
function logsFromNow(): () => string {
  const folder = join(runningShop().dataDir, "logs");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const before = new Map(files.map((file) => [file, statSync(file).size]));
  return () =>
    files.map((file) => readFileSync(file).subarray(before.get(file)).toString("utf8")).join("\n");
}

/** Names of the values as forms and carts have them, and powers as anything writes them. */
const traces = /sphere|cylinder|\baxis\b|addition|baseCurve|[-−+]\d{1,2}[.,](?:00|25|50?|75)\b/;

for (const javaScriptEnabled of [true, false]) {
  for (const language of languages) {
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, locale: { en: "en-GB", fr: "fr-FR", de: "de-DE" }[language] });

      test("a new visitor buys all twelve lenses, and nothing that is not made", async ({
        page,
      }) => {
        test.slow();
        const logs = logsFromNow();
        const addresses: string[] = [];
        page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));

        for (const sheet of lensSheets) {
          // A busy shop says 503 and means it; forty loads in a row will meet that on a small machine.
          await expect(async () => {
            const answer = await page.goto(address(language, `/shop/product/${sheet.handle}`));
            expect(answer?.status()).toBe(200);
          }).toPass();
          await expectOffers(page, language, sheet);
          await expectRefusal(page, language, sheet);
          await choosePair(page, language, sheet, javaScriptEnabled);
          await putIntoBag(page, language);
        }
        const tables = sorted(lensSheets.map((sheet) => tableOf(language, sheet)));
        const number = await order(page, language, async () => {
          await expect
            .poll(async () => sorted(withoutBoxes(language, await tablesOn(page, language))))
            .toEqual(tables);
        });

        const ordered = await orderedLenses(number);
        const wanted = lensSheets.flatMap(({ handle, pair }) =>
          (["right", "left"] as const).map((eye) => ({
            handle,
            quantity: 1,
            lens: { eye, ...pair[eye] },
          })),
        );
        expect(ordered).toHaveLength(wanted.length);
        expect(ordered).toEqual(expect.arrayContaining(wanted));

        expect(addresses.filter((one) => traces.test(one))).toEqual([]);
        expect(
          logs()
            .split("\n")
            .filter((line) => traces.test(line)),
        ).toEqual([]);
      });
    });
  }
}
