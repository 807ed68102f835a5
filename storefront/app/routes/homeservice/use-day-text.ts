import { useLocale } from "use-intl";
import { useTimes } from "#app/opening-hours/use-times.ts";

/** Says a local day of the shop, with its time where there is one: "Tuesday, 24 November, 10:00". */
export function useDayText(): (wall: { date: string; time?: string }) => string {
  const locale = useLocale();
  const { timeText } = useTimes();
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return ({ date, time }) => {
    const text = day.format(new Date(`${date}T00:00:00Z`));
    return time ? `${text}, ${timeText(time)}` : text;
  };
}
