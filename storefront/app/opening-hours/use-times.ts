import { useLocale, useTranslations } from "use-intl";
import { perLocale } from "#app/language/per-locale.ts";
import type { OpeningState } from "./opening-state.ts";

const timeFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }),
);
const weekdayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }),
);

/** Formats local times and days of the shop, which carry no time zone of their own. */
export function useTimes() {
  const locale = useLocale();
  const t = useTranslations("general");
  const [time, weekday] = [timeFormat(locale), weekdayFormat(locale)];

  const timeText = (hoursAndMinutes: string) =>
    time.format(new Date(`2000-01-01T${hoursAndMinutes}:00Z`));
  const weekdayText = (date: string) => weekday.format(new Date(`${date}T00:00:00Z`));
  const dayText = (daysAhead: number, date: string) => {
    if (daysAhead === 0) return t("today");
    if (daysAhead === 1) return t("tomorrow");
    return weekdayText(date);
  };

  return {
    timeText,
    dayText,
    weekdayText,
    /** Sentence such as "Open now, until 18:00". */
    stateText: (state: OpeningState) => {
      if (state.open) return t("openNow", { time: timeText(state.until) });
      if (!state.next) return t("closedForNow");
      const { daysAhead, date, from } = state.next;
      return t("closedNow", { day: dayText(daysAhead, date), time: timeText(from) });
    },
  };
}
