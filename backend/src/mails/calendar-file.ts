import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from "ical-generator";

export type CalendarEntry = {
  /** The same for every state of the same visit. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  /** The page that the entry is about. */
  url: string;
  state: "confirmed" | "tentative" | "cancelled";
  /** When the entry was written. */
  stamp: Date;
};

export type CalendarFile = { organiser: { name: string; email: string }; entries: CalendarEntry[] };

const states = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Media type of what {@link calendarFile} writes. */
export const calendarType = "text/calendar; charset=utf-8";

/** An iCalendar file (RFC 5545) with all times in UTC, which every calendar shows in its own zone. */
export function calendarFile({ organiser, entries }: CalendarFile): string {
  const cancelled = entries.length > 0 && entries.every(({ state }) => state === "cancelled");
  const calendar = ical({
    prodId: { company: organiser.name, product: "calendar" },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      start: entry.startsAt,
      end: new Date(entry.startsAt.getTime() + entry.minutes * 60_000),
      stamp: entry.stamp,
      summary: entry.summary,
      description: entry.description,
      location: entry.location,
      url: entry.url,
      organizer: organiser,
      status: states[entry.state],
      // A wish or a reminder must not block the day of the person who keeps it.
      busystatus: entry.state === "confirmed" ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}
