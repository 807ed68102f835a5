/** Nothing about a person in the logs of any process, nor in an address the site leads to. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { act, emptyDays, retrieve, staffStep } from "../support/home-service.ts";
import { fetchForm, newPatient, requestsOf, sendForm } from "../support/home-visit.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

const logs = () =>
  globSync("logs/*.log", { cwd: info.dataDir }).map(
    (name) => [name, readFileSync(join(info.dataDir, name), "utf8")] as const,
  );

it("a request leaves no trace of its person in a log or an address", async () => {
  const staff = await signInAsStaff(info);
  const [day] = await emptyDays(info, staff);
  const patient = { ...newPatient(), city: "Mersch" };
  patient.address = `7, rue ${patient.lastName.toUpperCase()}`;
  const form = {
    ...(await fetchForm(info)),
    ...patient,
    "appointments.0.date": day?.date ?? "",
    "appointments.0.time": day?.times[0] ?? "",
    "access.floor": `third floor, ring ${patient.lastName}`,
    consent: "yes",
  };
  // Refused, judged by distance only, and taken.
  const wrong = await sendForm(info, { ...form, birthYear: "1919" }, "198.51.100.90");
  expect(wrong.status).toBe(422);
  await sendForm(info, { ...form, intent: "coverage" }, "198.51.100.90");
  const taken = await sendForm(info, form, "198.51.100.90");
  expect(taken.headers.get("location")).toBe("/homeservice/thank-you");

  const [found] = await requestsOf(staff, patient.lastName);
  if (!found) throw new Error("the request is not there");
  const cookie = taken.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  const thanks = await fetch(`${info.shop}/homeservice/thank-you`, {
    headers: { cookie: cookie.join("; ") },
  });
  const link = /\/homeservice\/visit\/([\w.-]+)/.exec(await thanks.text())?.[0] ?? "";
  const token = link.split("/").at(-1) ?? "";
  expect(token).not.toBe("");
  for (const path of [link, `${link}/calendar`, `${link}x`]) await fetch(`${info.shop}${path}`);
  const stored = await retrieve(staff, found.id);
  const starts_at = stored.wishes[0]?.starts_at;
  await staffStep(staff, stored, "propose", { starts_at });
  expect((await act(info, token, "accept")).status).toBe(200);
  expect((await act(info, token, "accept")).status).toBe(409);
  await act(info, token, "cancel", { reason: `no longer, says ${patient.lastName}` });

  // The signature makes the link a key; the id before it opens nothing.
  const secret = token.split(".").at(-1) ?? token;
  const phone = patient.phone.replaceAll(" ", "");
  const personal = [patient.lastName, patient.phone, phone, secret].map((each) =>
    each.toLowerCase(),
  );
  const traces = logs().flatMap(([name, text]) =>
    personal.filter((each) => text.toLowerCase().includes(each)).map((each) => `${name}: ${each}`),
  );
  expect(logs().map(([name]) => name)).toEqual(
    expect.arrayContaining(["logs/backend.log", "logs/storefront.log"]),
  );
  expect(traces).toEqual([]);
});
