import { localeOf } from "@landolt/forms";
import { useTranslation } from "react-i18next";
import { useSiteLanguage } from "../shared/language";

export function useTexts() {
  return useTranslation("homeService").t;
}

/** Ways of writing days and times in the dashboard's language, on the clock of the shop. */
export function useFormats(timeZone?: string) {
  const locale = localeOf(useSiteLanguage());
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone ? { timeZone } : {}) });
    return (instant: string | Date) => made.format(new Date(instant));
  };
  return {
    moment: format({
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
    day: format({ weekday: "short", day: "numeric", month: "short" }),
    longDay: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    time: format({ hour: "2-digit", minute: "2-digit" }),
    kilometres: (km: number) => km.toLocaleString(locale, { maximumFractionDigits: 1 }),
  };
}
