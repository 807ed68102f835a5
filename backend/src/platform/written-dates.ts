import { localeOf, type SiteLanguage } from "@landolt/forms";

type Parts = Intl.DateTimeFormatOptions & { timeZone: string };

/** Writes dates as Intl does, and where Intl does not: "1er avril" in French, "09:30 Uhr" in German. */
export function writtenDates(
  language: SiteLanguage,
  parts: Parts,
): (instant: Date | string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), parts);
  const endsWithTime = parts.hour !== undefined;
  return (instant) => {
    const text = format.format(new Date(instant));
    if (language === "fr") return text.replace(/\b1 (?=\p{L})/u, "1er ");
    return language === "de" && endsWithTime ? `${text} Uhr` : text;
  };
}
