import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { href, siteLanguages, withoutLanguage } from "../language/addresses.ts";
import { choiceParameter } from "../language/negotiation.ts";
import { useLanguage } from "../language/use-language.ts";
import { useShell } from "./use-shell.ts";

/**
 * Links to the same page in the other languages, its query kept. They are plain links: the page
 * is loaded as a whole with the texts of that language, and the server stores the choice.
 */
export function LanguageSwitcher() {
  const t = useTranslations("language");
  const names = useShell()?.languageNames;
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <ul aria-label={t("choose")} className="flex gap-5 text-small">
      {siteLanguages.map((language) => {
        query.set(choiceParameter, language);
        return (
          <li key={language}>
            <a
              href={`${href(language, withoutLanguage(pathname))}?${query}`}
              rel="nofollow"
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              className="inline-flex min-h-8 items-center underline-offset-[0.4em] hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {language === current ? t("name") : (names?.[language] ?? language)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
