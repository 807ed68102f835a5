/** What becomes of the form of a home visit when it is sent: by a bad line, too early, by machines, twice. */
import { expect, test } from "@playwright/test";
import { newPatient, offeredDays, requestsOf } from "../support/home-visit.ts";
import { fromAnyNetwork } from "../support/networks.ts";
import { sign } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { holdScripts } from "./hold-scripts.ts";
import {
  comeToCalendar,
  field,
  fillPatient,
  formPath,
  send,
  someDay,
  t,
  untilTaken,
  wish,
} from "./home-visitor.ts";
import { forEach } from "./site.ts";
import { press } from "./visitor.ts";

test("the three failures are distinguished by their status, and nothing that was typed is lost", async ({
  page,
}) => {
  const patient = newPatient();
  await page.goto(formPath);
  await comeToCalendar(page);
  // The lookup of the address asks for nothing else, which could fail and take the page away.
  await page.route("**/homeservice.data*", (route) => route.abort());
  await fillPatient(page, patient);
  await expect(page.getByText(t("en", "coverage.inside.title"))).toBeVisible();
  await wish(page, "en", 0, await someDay(await signInAsStaff(runningShop())));
  await field(page, "consent").check();
  for (const [status, title] of [
    [400, "Invalid Request"],
    [503, "Server Error"],
    [0, "Submission Error"],
    [422, "Invalid Request"],
    [409, "Submission Error"],
  ] as const) {
    await page.unrouteAll();
    await page.route("**/homeservice.data*", (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, body: "from something in between" }),
    );
    await press(page, "en", "homeservice.send");
    await expect(page.getByRole("alert")).toContainText(title);
    await expect(field(page, "lastName")).toHaveValue(patient.lastName);
  }
});

test("a form that was never fetched, or filled by a machine, stores nothing", async ({ page }) => {
  const [day] = await offeredDays(runningShop());
  const patient = newPatient();
  const form = {
    ...patient,
    "appointments.0.date": day?.date ?? "",
    "appointments.0.time": day?.times[0] ?? "",
    consent: "yes",
  };
  await page.goto(formPath);
  const token = await field(page, "token").inputValue();
  const headers = { origin: new URL(page.url()).origin };
  for (const wrong of [{}, { token: "forged.token" }, { token, website: "x" }]) {
    const answer = await page.request.post(formPath, { form: { ...form, ...wrong }, headers });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain(patient.lastName);
  }
  expect(await requestsOf(await signInAsStaff(runningShop()), patient.lastName)).toEqual([]);
});

test("a form that stood open for too long is taken when it is sent again", {
  tag: "@long",
}, async ({ page }) => {
  const patient = newPatient();
  await page.goto(formPath);
  // To the server the proof that the page was made with is two days old.
  const own = await field(page, "token").inputValue();
  const old = await sign(runningShop(), "form", (Date.now() - 48 * 3_600_000).toString(36));
  await page.route("**/homeservice.data*", (route, request) =>
    route.continue({ postData: request.postData()?.replace(own, old) ?? "" }),
  );
  await fillPatient(page, patient);
  await wish(page, "en", 0, await someDay(await signInAsStaff(runningShop())));
  await field(page, "consent").check();
  await press(page, "en", "homeservice.send");
  await expect(page.getByRole("alert")).toContainText(t("en", "failures.again.title"));
  // What the page itself finds at fault meanwhile changes nothing about that.
  await field(page, "lastName").fill("");
  await press(page, "en", "homeservice.send");
  await expect(field(page, "lastName")).toHaveAttribute("aria-invalid", "true");
  await field(page, "lastName").fill(patient.lastName);
  await send(page, "en");
  await expect(page).toHaveURL("/homeservice/thank-you");
});

test("each of several wrong wishes says so, and its link leads there and loses nothing", {
  tag: "@long",
}, async ({ page }) => {
  const days = await offeredDays(runningShop());
  const arrive = await holdScripts(page, /\/assets\/picked-wishes-[^/]+\.js$/);
  await page.goto(formPath);
  for (const index of [0, 1]) {
    await field(page, `appointments.${index}.date`).fill(days[index]?.date ?? "");
  }
  arrive();
  await field(page, "consent").check();
  await comeToCalendar(page);
  const button = (key: string, number: number) =>
    page.getByRole("button", { name: t("en", `wishes.${key}`, { number: `${number}` }) });
  const one = (number: number) =>
    page.getByRole("group", {
      name: t("en", "wishes.one", { number: `${number}` }),
      exact: true,
    });
  await press(page, "en", "homeservice.send");
  const second = page
    .getByRole("alert")
    .getByRole("link", { name: t("en", "wishes.one", { number: "2" }) });
  await second.click();
  await expect(button("change", 2)).toBeFocused();
  await expect(button("change", 2)).toHaveAccessibleDescription(
    new RegExp(t("en", "problems.time")),
  );
  await expect(page).toHaveURL(formPath);
  await expect(second).toBeVisible();
  await expect(field(page, "consent")).toBeChecked();

  // What is pressed goes away, and the focus goes on to the wish that it was about.
  await page.keyboard.press("Enter");
  await expect(one(2)).toBeFocused();
  await expect(one(2).getByRole("grid")).toBeVisible();
  await button("remove", 2).press("Enter");
  await expect(one(1)).toBeFocused();
  await button("change", 1).press("Enter");
  await expect(one(1)).toBeFocused();
  await wish(page, "en", 0, days[0] ?? { date: "", times: [] });
  await page.getByRole("button", { name: t("en", "wishes.add") }).press("Enter");
  await expect(one(2)).toBeFocused();
});

test("what is sent before its judge is there comes back from the server with its faults", {
  tag: "@long",
}, async ({ page }) => {
  const judge = /\/assets\/judge-[^/]+\.js$/;
  const asked = page.waitForRequest(judge);
  // It never arrives.
  await page.route(judge, () => undefined);
  await page.goto(formPath);
  await comeToCalendar(page);
  await field(page, "firstName").fill("Josephine");
  await asked;
  await press(page, "en", "homeservice.send");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(field(page, "firstName")).toHaveValue("Josephine");
  await expect(field(page, "lastName")).toHaveAttribute("aria-invalid", "true");
});

test("twenty identical submissions at once are one request", async ({ page }) => {
  const [day] = await offeredDays(runningShop());
  const patient = newPatient();
  await page.goto(formPath);
  const form = {
    ...patient,
    "appointments.0.date": day?.date ?? "",
    "appointments.0.time": day?.times[0] ?? "",
    consent: "yes",
    token: await field(page, "token").inputValue(),
    key: await field(page, "key").inputValue(),
  };
  await untilTaken(page);
  const headers = { origin: new URL(page.url()).origin, ...fromAnyNetwork() };
  const send = () => page.request.post(formPath, { form, headers, maxRedirects: 0 });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]));
  expect(await requestsOf(await signInAsStaff(runningShop()), patient.lastName)).toHaveLength(1);
});

test("a network that asks too often sees so, and keeps what it typed", { tag: "@long" }, async ({
  page,
}) => {
  const days = await offeredDays(runningShop());
  await page.goto(formPath);
  const token = await field(page, "token").inputValue();
  await untilTaken(page);
  const headers = { origin: new URL(page.url()).origin, ...fromAnyNetwork() };
  const send = () => {
    const form = {
      ...newPatient(),
      "appointments.0.date": days[0]?.date ?? "",
      "appointments.0.time": days[0]?.times[0] ?? "",
      consent: "yes",
      token,
    };
    return page.request.post(formPath, { form, headers, maxRedirects: 0 });
  };
  // More than the thirty that are allowed. What a busy machine stores at the second try counts twice, or not at all.
  const statuses: number[] = [];
  await forEach(Array(45).keys(), async () => {
    statuses.push((await send()).status());
  });
  expect(new Set(statuses)).toEqual(new Set([303, 429]));
  expect(statuses.filter((status) => status === 303).length).toBeGreaterThanOrEqual(15);
  const refused = await send();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain(t("en", "failures.limited.title"));
});
