import { Link, NavLink, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { useHref } from "../language/use-language.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { type MenuEntry, shopEntries, siteEntries } from "./menu-entries.ts";
import { PhoneLink } from "./phone-link.tsx";

/** The menu as one line, where there is room for it. */
export function WideNavigation({ shopEnabled }: { shopEnabled: boolean }) {
  const t = useTranslations("navigation");
  return (
    <nav aria-label={t("label")} className="wide-only">
      <ul className="flex flex-wrap items-center gap-x-7 text-small">
        {siteEntries.map((entry) => (
          <Entry key={entry.path} {...entry} className="py-3" />
        ))}
        {shopEnabled && (
          <>
            <li aria-hidden="true" className="h-5 w-px bg-line xl:ms-auto" />
            {shopEntries.map((entry) => (
              <Entry key={entry.path} {...entry} className="py-3" />
            ))}
          </>
        )}
      </ul>
    </nav>
  );
}

/** The menu behind a word. It opens and closes without JavaScript. */
export function FoldedNavigation({ shopEnabled }: { shopEnabled: boolean }) {
  const t = useTranslations("navigation");
  const { menu, language } = useInterfaceTexts();
  const { pathname } = useLocation();
  const href = useHref();
  return (
    // A new key after each change of page, so that the menu is closed there.
    <details key={pathname} className="narrow-only group">
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="flex w-5 flex-col gap-1.5">
          <span className="h-px bg-current group-open:translate-y-[3.5px] group-open:rotate-45" />
          <span className="h-px bg-current group-open:-translate-y-[3.5px] group-open:-rotate-45" />
        </span>
        <span lang={language} className="max-[23rem]:sr-only">
          {menu}
        </span>
      </summary>
      {/* Closed it would still be laid out, beside its button, and widen the page. */}
      <div className="absolute inset-x-0 top-full z-20 hidden max-h-[calc(100svh-100%)] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-8 group-open:block sm:px-8">
        <nav aria-label={t("label")} className="grid gap-x-8 sm:grid-cols-2">
          <ul className="font-display text-2">
            {siteEntries.map((entry) => (
              <Entry key={entry.path} {...entry} className="block py-2" />
            ))}
          </ul>
          {shopEnabled && (
            <ul className="border-line font-display text-2 max-sm:mt-3 max-sm:border-t max-sm:pt-3">
              {shopEntries.map((entry) => (
                <Entry key={entry.path} {...entry} className="block py-2" />
              ))}
            </ul>
          )}
        </nav>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <Link
            reloadDocument
            to={href("/account/sign-in")}
            className="inline-flex min-h-12 items-center font-semibold underline-offset-4 hover:underline"
          >
            {t("account")}
          </Link>
          <PhoneLink />
          <LanguageSwitcher />
        </div>
      </div>
    </details>
  );
}

function Entry({ path, text, className }: MenuEntry & { className: string }) {
  const t = useTranslations("navigation");
  const href = useHref();
  return (
    <li>
      <NavLink
        to={href(path)}
        end
        className={`inline-block underline-offset-[0.4em] hover:underline aria-[current]:text-accent aria-[current]:underline ${className}`}
      >
        {t(text)}
      </NavLink>
    </li>
  );
}
