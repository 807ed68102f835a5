import { localeOf, type SiteLanguage, siteLanguages, wallClock } from "@landolt/forms";
import { setDefaultOptions } from "date-fns";
import { de, enGB, fr } from "date-fns/locale";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Texts that several of our pages share. */
export function useShared() {
  return useTranslation("shared").t;
}

/** The dashboard's language, or English where our pages have no texts in it. */
export function useSiteLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return siteLanguages.find((language) => i18n.language.startsWith(language)) ?? "en";
}

const medusasLocales = { de, en: enGB, fr };

/** Medusa's pages write days of payments and parcels in the default locale of date-fns, which is English at first. */
export function useDatesOfMedusa() {
  const language = useSiteLanguage();
  useEffect(() => setDefaultOptions({ locale: medusasLocales[language] }), [language]);
}

/** How Medusa's pages write numbers: the build puts this where they take the browser's language. */
export const writingNow = (): string =>
  localeOf(siteLanguages.find((one) => document.cookie.includes(`lng=${one}`)) ?? "en");

/** A language by its own name. */
export function languageName(language: SiteLanguage): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** YYYY-MM-DD, where the browser is. */
export const browserToday = (): string =>
  wallClock(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;

/** Numbers, money and days as the dashboard's language writes them. */
export function useWriting() {
  const locale = localeOf(useSiteLanguage());
  return {
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** As it is typed: nothing between thousands, and no digit left out. */
    typed: (value: number) =>
      new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(
        value,
      ),
    share: (value: number) =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(value),
    money: (value: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(
        value,
      ),
    country: (code: string) => {
      const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
      return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code;
    },
    day: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(instant)),
    /** @param month such as 2031-03, as it stands on a box */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, {
        month: "2-digit",
        year: "numeric",
        timeZone: "UTC",
      }).format(new Date(`${month}-01T00:00:00Z`)),
    /** @param timeZone the clock it is read on; this machine's by default */
    moment: (instant: string, timeZone?: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
        new Date(instant),
      ),
  };
}
