import { useFormatter } from "use-intl";

/** Formats local calendar days of the shop, which carry no time zone of their own. */
export function useDays() {
  const format = useFormatter();
  return (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
}
