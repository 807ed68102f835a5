import { describe, expect, it } from "vitest";
import { formValues } from "#app/forms/form-values.ts";
import { requestOf, visitErrors } from "./form-request.ts";
import { rowCount, visitValues } from "./form-values.ts";

function form(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return visitValues(formValues(data));
}
const read = (...entries: [string, string][]) => requestOf(form(entries), "fr");

describe("the form as a request", () => {
  it("closes gaps between wishes, so that what is refused can be found again", () => {
    const values = form([
      ["appointments.0.date", "2026-11-24"],
      ["appointments.0.time", "10:00"],
      ["appointments.2.date", "2026-11-25"],
    ]);
    expect(rowCount(values, "appointments")).toBe(2);
    expect(requestOf(values, "en").appointments).toEqual([
      { date: "2026-11-24", time: "10:00" },
      { date: "2026-11-25", time: "" },
    ]);
  });

  it.each([
    ["L-7540", "7540"],
    ["l 7540", "7540"],
    ["D-54290", "54290"],
    ["7540", "7540"],
    ["75 40", "7540"],
    ["X-7540", "X-7540"],
    ["", ""],
  ])("postal code %s is sent as %s", (typed, sent) => {
    expect(read(["postalCode", typed]).postalCode).toBe(sent);
  });

  it("calls the one who asks where the other has no contact", () => {
    const asked: [string, string][] = [
      ["who", "other"],
      ["requester.email", "luc@example.lu"],
      ["requester.phone", "621"],
      ["phone", "32"],
    ];
    expect(read(...asked)).toMatchObject({ email: "luc@example.lu", phone: "32" });
    expect(read(...asked)).toHaveProperty("requester.email", "luc@example.lu");
  });

  it("ignores what was typed for a requester who is the patient after all", () => {
    const request = read(["who", "self"], ["requester.email", "luc@example.lu"]);
    expect(request).toMatchObject({ email: "" });
    expect(request).not.toHaveProperty("requester");
  });

  it("asks for the store without what only a visit at home needs", () => {
    const request = read(
      ["place", "store"],
      ["reason.topics", "eye-exam"],
      ["lastName", "Weber"],
      ["address", "3, rue des Prés"],
    );
    expect(request).toEqual({
      ...{ place: "store", firstName: "", lastName: "Weber", email: "", phone: "" },
      ...{ appointments: [], language: "fr", consent: false },
      reason: { topics: ["eye-exam"], note: "" },
    });
  });

  it("says plainly when consent is missing", () => {
    expect(read()).toMatchObject({ consent: false, language: "fr", appointments: [] });
    expect(read(["consent", "yes"])).toMatchObject({ consent: true });
  });
});

it("leads from a problem in a list to the list", () => {
  expect(visitErrors({ "frames.3": "frames", "appointments.1.time": "time" })).toEqual({
    frames: "frames",
    "appointments.1.time": "time",
  });
});

it("names who asks before who is visited, as the form does", () => {
  const problems = { firstName: "first-name", "requester.firstName": "first-name" } as const;
  expect(Object.keys(visitErrors(problems))).toEqual(["requester.firstName", "firstName"]);
});
