import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeServiceProblems, readHomeServiceRequest } from "./home-service.ts";

const week = [{ from: "09:00", to: "18:00" }];
const context = {
  now: new Date("2026-11-20T08:00:00Z"),
  rules: {
    timeZone: "Europe/Luxembourg",
    openingHours: {
      monday: week,
      tuesday: week,
      wednesday: week,
      thursday: week,
      friday: week,
      saturday: week,
      sunday: [],
    },
    holidays: [],
    noticeHours: 48,
    horizonDays: 60,
    visitMinutes: 60,
    slotMinutes: 30,
  },
};
const wishes = [
  { date: "2026-11-24", time: "10:00" },
  { date: "2026-11-25", time: "10:00" },
  { date: "2026-11-26", time: "10:00" },
  { date: "2026-11-27", time: "10:00" },
];
/** What the specification asks for and nothing else. */
const plain = {
  firstName: "Anna",
  lastName: "Weber",
  address: "12, rue Grande-Duchesse Charlotte",
  postalCode: "7540",
  city: "Mersch",
  birthYear: 1941,
  email: "anna@example.lu",
  phone: "621 123 456",
  appointments: wishes.slice(0, 1),
};
const read = (change: Record<string, unknown>) =>
  readHomeServiceRequest({ ...plain, ...change }, context);
const problems = (change: Record<string, unknown>) => {
  const reading = read(change);
  return reading.ok ? {} : reading.problems;
};

describe("a request for a home visit", () => {
  it("needs the nine fields of the specification and fills in the rest", () => {
    expect(read({ firstName: " Anna\n Maria ", birthYear: "1941" })).toEqual({
      ok: true,
      request: {
        ...plain,
        firstName: "Anna Maria",
        phone: "+352621123456",
        country: "lu",
        language: "en",
        patients: [],
        frames: [],
      },
    });
  });

  it("names every wrong field at once", () => {
    expect(readHomeServiceRequest({}, context)).toEqual({
      ok: false,
      problems: {
        firstName: "first-name",
        lastName: "last-name",
        address: "address",
        postalCode: "postal-code",
        city: "city",
        birthYear: "birth-year",
        email: "email",
        phone: "phone",
        appointments: "appointments-min",
      },
    });
    for (const body of [null, "text", 7, []]) {
      expect(readHomeServiceRequest(body, context)).toMatchObject({ ok: false });
    }
  });

  it.each([
    ["firstName", "first-name", 2, 49],
    ["lastName", "last-name", 2, 49],
    ["address", "address", 5, 199],
    ["city", "city", 2, 99],
  ] as const)("%s (%s) takes %i to %i characters", (field, problem, min, max) => {
    expect(problems({ [field]: "é".repeat(min) })).toEqual({});
    expect(problems({ [field]: "é".repeat(max) })).toEqual({});
    expect(problems({ [field]: "é".repeat(min - 1) })).toEqual({ [field]: problem });
    expect(problems({ [field]: "é".repeat(max + 1) })).toEqual({ [field]: problem });
  });

  it.each([
    ["754", false],
    ["7540", true],
    ["54290", true],
    ["754000", false],
    ["75a0", false],
    ["", false],
  ])("postal code %s: %s", (postalCode, good) => {
    expect(problems({ postalCode })).toEqual(good ? {} : { postalCode: "postal-code" });
  });

  it.each([
    [1919, false],
    [1920, true],
    [2026, true],
    [2027, false],
    [1950.5, false],
    ["1920", true],
    ["1919", false],
    ["", false],
    [null, false],
    ["0x7a1", false],
  ])("birth year %s: %s", (birthYear, good) => {
    expect(problems({ birthYear })).toEqual(good ? {} : { birthYear: "birth-year" });
  });

  it("takes the new year from the shop's clock", () => {
    const newYear = { ...context, now: new Date("2026-12-31T23:30:00Z") };
    const wish = { appointments: [{ date: "2027-01-12", time: "10:00" }] };
    const born = { ...plain, ...wish, birthYear: 2027 };
    expect(readHomeServiceRequest(born, newYear).ok).toBe(true);
  });

  it("refuses e-mail addresses and telephone numbers that are none", () => {
    for (const email of ["", "anna", "anna@", "anna@example"]) {
      expect(problems({ email })).toEqual({ email: "email" });
    }
    for (const phone of ["", "12", "call me", "+1 555"]) {
      expect(problems({ phone })).toEqual({ phone: "phone" });
    }
  });

  it("reads a telephone number in the way of the country", () => {
    const reading = read({ country: "de", postalCode: "54290", phone: "0651 9798" });
    expect(reading.ok && reading.request.phone).toBe("+496519798");
  });

  it.each([
    [0, { appointments: "appointments-min" }],
    [1, {}],
    [3, {}],
    [4, { appointments: "appointments-max" }],
  ])("%i appointments: %o", (count, expected) => {
    expect(problems({ appointments: wishes.slice(0, count) })).toEqual(expected);
  });

  it("needs a date and a time of each appointment, in future opening hours and distinct", () => {
    expect(problems({ appointments: [{}] })).toEqual({
      "appointments.0.date": "date",
      "appointments.0.time": "time",
    });
    for (const [wish, expected] of [
      [{ date: "2026-02-30", time: "10:00" }, { "appointments.0.date": "date" }],
      [{ date: "2026-11-24", time: "25:00" }, { "appointments.0.time": "time" }],
      [{ date: "2026-11-29", time: "10:00" }, { "appointments.0.date": "wish-closed" }],
      [{ date: "2026-11-24", time: "17:30" }, { "appointments.0.time": "wish-hours" }],
      [{ date: "2026-11-21", time: "10:00" }, { "appointments.0.time": "wish-notice" }],
    ]) {
      expect(problems({ appointments: [wish] })).toEqual(expected);
    }
    expect(problems({ appointments: [wishes[0], wishes[1], wishes[0]] })).toEqual({
      "appointments.2.time": "wish-twice",
    });
  });

  it("knows who asks for somebody else, and by whom", () => {
    const requester = {
      firstName: "Luc",
      lastName: "Weber",
      email: "luc@example.lu",
      phone: "+33 6 12 34 56 78",
      relation: "family",
    };
    const reading = read({ requester });
    expect(reading).toHaveProperty("request.requester.phone", "+33612345678");
    expect(problems({ requester: { ...requester, relation: "", phone: "1" } })).toEqual({
      "requester.relation": "relation",
      "requester.phone": "phone",
    });
  });

  it("takes up to five further persons at the address", () => {
    const patient = { firstName: "Jean", lastName: "Weber", birthYear: 1938 };
    expect(problems({ patients: Array(5).fill(patient) })).toEqual({});
    expect(problems({ patients: Array(6).fill(patient) })).toEqual({ patients: "patients" });
    expect(problems({ patients: [{ ...patient, birthYear: 1919 }] })).toEqual({
      "patients.0.birthYear": "birth-year",
    });
  });

  it("keeps lines of a note, and refuses what is too long", () => {
    const reading = read({ reason: { topics: ["eye-exam"], note: "One\r\n two \u0007" } });
    expect(reading.ok && reading.request.reason).toEqual({
      topics: ["eye-exam"],
      note: "One\ntwo",
    });
    expect(problems({ reason: { note: "x".repeat(1001) } })).toEqual({ "reason.note": "note" });
    expect(problems({ access: { floor: "x".repeat(301) } })).toEqual({ "access.floor": "floor" });
  });

  it("takes each frame once, twelve at most", () => {
    const reading = read({ frames: ["a-1", "a-1", "b"] });
    expect(reading).toHaveProperty("request.frames", ["a-1", "b"]);
    expect(problems({ frames: Array.from({ length: 13 }, (_, n) => `f${n}`) })).toEqual({
      frames: "frames",
    });
    expect(problems({ frames: ["../x"] })).toEqual({ "frames.0": "frames" });
  });

  it("refuses a consent that was asked for and not given", () => {
    expect(problems({ consent: false })).toEqual({ consent: "consent" });
    expect(problems({ consent: true })).toEqual({});
  });

  it("never throws and only speaks in known keys", () => {
    const names = [...Object.keys(plain), "country", "requester", "patients", "frames", "reason"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (change) => {
        const reading = read(change);
        const keys = reading.ok ? [] : Object.values(reading.problems);
        expect(homeServiceProblems).toEqual(expect.arrayContaining(keys));
      }),
    );
  });

  it("keeps what it normalised when read again", () => {
    const reading = read({ reason: {}, access: { mobility: "aid" } });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(readHomeServiceRequest(reading.request, context)).toEqual(reading);
  });
});

describe("an appointment in the store", () => {
  const { firstName, lastName, email, phone, appointments } = plain;
  const inStore = { firstName, lastName, email, phone, appointments, place: "store" };
  const judged = (change: Record<string, unknown>) => {
    const reading = readHomeServiceRequest({ ...inStore, ...change }, context);
    return reading.ok ? reading.request : reading.problems;
  };

  it("needs no address and no year of birth, and keeps none", () => {
    const request = judged({
      reason: { topics: ["repair"] },
      address: "12, rue X",
      birthYear: 1941,
    });
    expect(request).toMatchObject({ place: "store", reason: { topics: ["repair"], note: "" } });
    expect(request).not.toHaveProperty("address");
    expect(request).not.toHaveProperty("birthYear");
  });

  it("is for one of what the store offers", () => {
    for (const topics of [[], ["eye-exam", "repair"]]) {
      expect(judged({ reason: { topics } })).toEqual({ "reason.topics": "topics" });
    }
    expect(judged({ reason: { topics: ["insurance"] } })).toEqual({ "reason.topics.0": "topics" });
    expect(judged({})).toEqual({ reason: "topics" });
  });

  it("is read again as it was kept", () => {
    const request = judged({ reason: { topics: ["fitting"] }, consent: true });
    expect(readHomeServiceRequest(request, context)).toEqual({ ok: true, request });
  });
});

it("a place that is none is refused", () => {
  expect(problems({ place: "moon" })).toEqual({ place: "request" });
  expect(read({ place: "home" })).toMatchObject({ ok: true, request: { place: "home" } });
});
