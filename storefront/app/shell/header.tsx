import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { Container } from "../design/layout.tsx";
import { useHref } from "../language/use-language.ts";
import { GlassesSwitch } from "./glasses-switch.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { FoldedNavigation, WideNavigation } from "./navigation.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { Magnifier, SearchForm } from "./search-form.tsx";
import { useShell, useShopEnabled } from "./use-shell.ts";
import { useVisitor } from "./use-visitor.tsx";

/** Id of the main content, where the skip link leads. */
export const contentId = "content";

export function Header() {
  const t = useTranslations("navigation");
  const { search, language } = useInterfaceTexts();
  const href = useHref();
  const shell = useShell();
  const shopEnabled = useShopEnabled();
  return (
    <header className="relative border-b border-line bg-paper">
      <a
        href={`#${contentId}`}
        className="absolute start-4 top-3 z-30 -translate-y-24 rounded-full bg-accent px-5 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <Container>
        <div className="flex min-h-18 items-center justify-between gap-x-3 sm:gap-x-6">
          <Link to={href("/")} className="flex min-h-12 items-center gap-3">
            <PairMark className="h-6 w-auto flex-none text-accent" />
            <span className="font-display text-1 leading-none tracking-tight">
              {shell?.business?.name ?? t("home")}
            </span>
          </Link>
          <div className="flex items-center gap-x-2.5 sm:gap-x-6">
            <PhoneLink className="font-semibold max-[44rem]:hidden" />
            <GlassesSwitch sign />
            <div className="wide-only">
              <LanguageSwitcher />
            </div>
            <div className="search-field">
              <SearchForm />
            </div>
            <Link
              to={href("/search")}
              aria-label={search}
              lang={language}
              className="search-sign grid min-h-12 min-w-6 place-items-center hover:text-accent"
            >
              <Magnifier className="size-6" />
            </Link>
            <div className="wide-only">
              <Link
                reloadDocument
                to={href("/account/sign-in")}
                className="inline-flex min-h-12 items-center underline-offset-4 hover:underline"
              >
                {t("account")}
              </Link>
            </div>
            {shopEnabled && <BagLink />}
            <FoldedNavigation shopEnabled={shopEnabled} />
          </div>
        </div>
        <WideNavigation shopEnabled={shopEnabled} />
      </Container>
    </header>
  );
}

/** Without scripts a page that was made for everybody shows the way to the bag and no number. */
function BagLink() {
  const t = useTranslations("navigation");
  const href = useHref();
  const count = useVisitor()?.bag ?? 0;
  return (
    <Link
      to={href("/shop/cart-summary")}
      className="inline-flex min-h-12 items-center gap-2 underline-offset-4 hover:underline"
    >
      <svg viewBox="0 0 24 24" className="size-6 flex-none" aria-hidden="true">
        <path
          d="M5 8h14l-1 12H6zM9 10V7a3 3 0 0 1 6 0v3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">{t("bag", { count })}</span>
      <span className="hidden sm:inline" aria-hidden="true">
        {t("bagShort")}
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="min-w-6 rounded-full bg-accent px-1.5 text-center text-small leading-6 font-semibold text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
