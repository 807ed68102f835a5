import { type Language, languages } from "@landolt/optics";
import { useTranslation } from "react-i18next";

/** The dashboard's language, or English where our pages do not speak it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languages.find((language) => i18n.language.startsWith(language)) ?? "en";
}

export function useTexts() {
  return useTranslation("lenses").t;
}
