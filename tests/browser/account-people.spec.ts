/** Prescriptions of somebody in the account: typed in with a photo or PDF, over, deleted, and erased with their owner. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { beginFamily } from "./account-visitor.ts";
import { tell, type Visitor } from "./each-visitor.ts";
import { address, type Language, text } from "./texts.ts";
import { follow, press } from "./visitor.ts";

const people = (language: Language, key: string, values?: Record<string, string>) =>
  text(language, `account.people.${key}`, values);

/** Types in a prescription of 2020; what is not right comes back beside its field. */
async function addExpired(page: Page, { language }: Visitor, content: string): Promise<void> {
  await follow(page, language, "account.people.addGlasses");
  const right = page.getByRole("group", { name: text(language, "lens.eye.right") });
  const sphere = right.getByLabel(text(language, "lens.field.sphere"));
  const file = page.getByLabel(people(language, "file.label"));
  const choose = (content: string) =>
    file.setInputFiles({
      ...{ name: "scan.pdf", mimeType: "application/pdf" },
      buffer: Buffer.from(content),
    });
  await sphere.fill("1.25");
  await page.getByLabel(people(language, "fields.issued")).fill("2020-03-01");
  await page.getByLabel(people(language, "fields.expires")).fill("2021-03-01");
  await page.getByLabel(people(language, "fields.by")).fill("Dr. Weis");
  await choose("<html>");
  await press(page, language, "account.save");
  await expect(sphere).toHaveAccessibleDescription(
    new RegExp(people(language, "formProblems.sign")),
  );
  await expect(file).toHaveAccessibleDescription(
    new RegExp(people(language, "file.problems.file-type").replaceAll(/[()]/g, "\\$&")),
  );
  await sphere.fill("+1.25");
  await choose(content);
  await press(page, language, "account.save");
  await expect(page).toHaveURL(/\/people\/person_\w+$/);
}

async function keepAndErase(page: Page, visitor: Visitor): Promise<void> {
  const { language, scripts } = visitor;
  const pdf = () => `%PDF-1.7\n${randomUUID()}`;
  await beginFamily(page, visitor);
  const content = pdf();
  await addExpired(page, visitor, content);
  const card = page.getByRole("article");
  await expect(card).toContainText("Dr. Weis");
  await expect(card).toContainText(people(language, "expiredTitle"));
  if (scripts) expect(await accessibilityFaults(page)).toEqual([]);
  const kept = async () => {
    const link = card.getByRole("link", { name: people(language, "file.open"), exact: true });
    return (await page.request.get((await link.getAttribute("href")) ?? "")).text();
  };
  expect(await kept()).toBe(content);
  const other = pdf();
  await card.getByText(people(language, "file.replace")).click();
  await card.getByLabel(people(language, "file.label")).setInputFiles({
    ...{ name: "scan.pdf", mimeType: "application/pdf" },
    buffer: Buffer.from(other),
  });
  await press(page, language, "account.people.file.send");
  await expect.poll(kept).toBe(other);
  const person = page.url();
  await follow(page, language, "account.people.appointment");
  await expect(page).toHaveURL(address(language, "/appointment"));

  await page.goto(person);
  await press(page, language, "account.people.delete");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(people(language, "none"));
  await press(page, language, "account.people.erase", { name: "Lou" });
  await expect(page).toHaveURL(address(language, "/account/people"));
  await expect(page.getByRole("main").getByRole("link", { name: "Lou" })).toHaveCount(0);
  expect((await page.goto(person))?.status()).toBe(404);
}

tell([
  {
    title: "a prescription with its PDF is kept, said to be over, deleted, and its person erased",
    run: keepAndErase,
    // In a short run over HTTP: account-prescription-files.test.ts, account-prescriptions.test.ts.
    visitors: [],
  },
]);
