/** The form without scripts: its answer to what is wrong, word for word, in three languages. */
import { expect, it } from "vitest";
import { address, type Language, text } from "../browser/texts.ts";
import { fetchForm } from "../support/home-visit.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

/** One character or digit too few or too many in every field. */
const wrong = {
  firstName: "A",
  lastName: "é".repeat(50),
  address: "Nr 4",
  postalCode: "754",
  city: "M",
  birthYear: "1919",
  email: "anna@example",
  phone: "12",
};
const problems = [
  "first-name",
  "last-name",
  "address",
  "postal-code",
  "city",
  "birth-year",
  "email",
  "phone",
  "consent",
];

/** Words that the specification fixes; the other two languages say the same. */
const fixed = [
  "Please enter a valid postal code (4-5 digits)",
  "Please enter a valid birth year between 1920 and current year",
  "Please enter a valid email address",
  "Please enter a valid phone number",
  "Invalid Request",
  "Please check your form data and try again.",
];
const fixedDates = [
  "At least one appointment is required",
  "Please select a date",
  "Please select a time",
];
const titles = { en: "Invalid Request", fr: "Demande invalide", de: "Ungültige Anfrage" };

async function answerTo(language: Language, fields: Record<string, string>) {
  const answer = await fetch(`${info.shop}${address(language, "/homeservice")}`, {
    method: "POST",
    headers: { origin: new URL(info.shop).origin },
    body: new URLSearchParams({ ...(await fetchForm(info)), ...fields }),
  });
  return { status: answer.status, page: plain(await answer.text()) };
}

/** The page's words as they are read. */
const plain = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

it.each(["en", "fr", "de"] as const)(
  "what is wrong is said in %s, beside the field and above",
  async (language) => {
    const { status, page } = await answerTo(language, wrong);
    expect(status).toBe(422);
    expect(page).toContain(titles[language]);
    expect(page).toContain(text(language, "homeservice.failures.invalid.text"));
    for (const problem of [...problems, "appointments-min"]) {
      const words = text(language, `homeservice.problems.${problem}`);
      expect([problem, page.split(words).length - 1]).toEqual([problem, 2]);
    }
    // What was typed is still there.
    expect(page).toContain('value="anna@example"');
  },
);

it("a time at which nobody works that day comes back with the day's real times, and is kept", async () => {
  const { body } = await askStore(info, "/store/home-service-slots");
  const days: { date: string; times: string[] }[] = body.days;
  // Mondays begin in the afternoon.
  const monday = days.findLast(({ date }) => new Date(date).getUTCDay() === 1);
  if (!monday) throw new Error("no Monday can be wished for");
  expect(monday.times).not.toContain("09:00");
  const { status, page } = await answerTo("en", {
    ...{ "appointments.0.date": monday.date, "appointments.0.time": "09:00" },
  });
  expect(status).toBe(422);
  const [, select = ""] =
    /<select[^>]*name="appointments\.0\.time"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
  const options = [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value);
  expect(options).toEqual(["", "09:00", ...monday.times]);
  expect(select).toMatch(
    /<option[^>]*value="09:00"[^>]*disabled|<option[^>]*disabled[^>]*value="09:00"/,
  );
  expect(page).toMatch(/Possible times on [^:<]+: 13:30/);
  expect(page).toContain(`value="${monday.date}"`);
});

it("a time that is not one of every day names its days before a day is chosen", async () => {
  const { body } = await askStore(info, "/store/home-service-slots");
  const days: { date: string; times: string[] }[] = body.days;
  const page = await (await fetch(`${info.shop}/homeservice`)).text();
  const [, select = ""] =
    /<select[^>]*name="appointments\.0\.time"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
  const [, nine = ""] = /<option[^>]*value="09:00"[^>]*>(.*?)<\/option>/.exec(select) ?? [];
  expect(nine).toMatch(/Tue, Wed, Thu, Fri/);
  expect(nine).not.toContain("Mon");
  // Of the first day the morning may be too soon.
  const [first, ...others] = days.slice(1);
  const everyDay = first?.times.find((time) => others.every(({ times }) => times.includes(time)));
  const [, always = ""] =
    new RegExp(`<option[^>]*value="${everyDay}"[^>]*>(.*?)</option>`).exec(select) ?? [];
  expect(always).toMatch(/^[\d:]+(?:<!-- -->)*$/);
});

it("says the words that are fixed in English", async () => {
  const { page } = await answerTo("en", wrong);
  for (const words of [...fixed, fixedDates[0]]) expect(page).toContain(words);
  const half = await answerTo("en", {
    "appointments.0.date": "2099-01-01",
    "appointments.1.time": "10:00",
  });
  for (const words of fixedDates.slice(1)) expect(half.page).toContain(words);
});
