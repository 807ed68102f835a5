import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-file";

const entry: CalendarEntry = {
  uid: "visitreq_1@clairval.example",
  sequence: 1,
  startsAt: new Date("2026-11-24T09:00:00Z"),
  minutes: 60,
  summary: "Hausbesuch; Clairval, Mersch",
  description: "Zeile 1\nZeile 2",
  location: "12, rue Grande-Duchesse Charlotte, 7540 Mersch",
  url: "https://shop.example/homeservice",
  state: "confirmed",
  stamp: new Date("2026-11-20T08:00:00Z"),
};
const organiser = { name: "Clairval Optique", email: "contact@clairval.example" };
const linesOf = (...entries: CalendarEntry[]) =>
  // Long lines are folded with a line break and a space.
  calendarFile({ organiser, entries }).replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of a visit", () => {
  it("holds one event in UTC, text escaped", () => {
    const lines = linesOf(entry);
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "UID:visitreq_1@clairval.example",
        "SEQUENCE:1",
        "DTSTAMP:20261120T080000Z",
        "DTSTART:20261124T090000Z",
        "DTEND:20261124T100000Z",
        "SUMMARY:Hausbesuch\\; Clairval\\, Mersch",
        "DESCRIPTION:Zeile 1\\nZeile 2",
        "STATUS:CONFIRMED",
      ]),
    );
  });

  it("takes the same entry back under the same name and a higher sequence", () => {
    const lines = linesOf({ ...entry, sequence: 2, state: "cancelled" });
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:CANCEL",
        "UID:visitreq_1@clairval.example",
        "SEQUENCE:2",
        "STATUS:CANCELLED",
      ]),
    );
  });

  it("keeps wishes tentative and the day free", () => {
    const lines = linesOf(
      { ...entry, uid: "a", state: "tentative" },
      { ...entry, uid: "b", state: "tentative" },
    );
    expect(lines.filter((line) => line === "STATUS:TENTATIVE")).toHaveLength(2);
    expect(lines.filter((line) => line === "X-MICROSOFT-CDO-BUSYSTATUS:FREE")).toHaveLength(2);
  });
});
