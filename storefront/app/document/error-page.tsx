import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../design/button.tsx";
import { Container } from "../design/layout.tsx";
import { useHref } from "../language/use-language.ts";
import { shopEntries, siteEntries } from "../shell/menu-entries.ts";
import { SearchForm } from "../shell/search-form.tsx";
import { useShopEnabled } from "../shell/use-shell.ts";
import { PageHead } from "./page-head.tsx";

/** What is shown instead of a page: its status code in large type, what happened, and the ways on. */
export function ErrorPage() {
  const t = useTranslations();
  const href = useHref();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  // 0: the browser did not reach the shop.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = useErrorTexts(status, pathname);
  const passing = status === 0 || status >= 500;
  return (
    <Container className="grid grid-cols-1 place-items-center py-16 text-center sm:py-24">
      <PageHead title={status === 0 ? title : `${status}, ${title}`} hidden />
      {/* The lines above the code make it an eye chart, largest letter on top. */}
      <p aria-hidden="true" className="font-display text-[clamp(5rem,16vw,9rem)] leading-none">
        E
      </p>
      <p
        aria-hidden="true"
        className="mt-2 font-display text-[clamp(4rem,12vw,7rem)] leading-none tracking-[0.25em] ps-[0.25em]"
      >
        RR
      </p>
      {status === 0 ? (
        <h1 className="mt-8 text-3">{title}</h1>
      ) : (
        <>
          <h1 className="mt-3 text-[clamp(3.2rem,9vw,5.4rem)] leading-none tracking-[0.22em] ps-[0.22em] tabular-nums">
            {status}
          </h1>
          <p className="mt-8 font-display text-3 leading-tight">{title}</p>
        </>
      )}
      <p className="mt-4 max-w-[46ch] text-lead text-quiet [overflow-wrap:anywhere]">{text}</p>
      {status === 404 && <WaysOn />}
      <p className="mt-10 flex flex-wrap justify-center gap-4">
        {passing && <ButtonLink to={pathname + search}>{t("error.tryAgain")}</ButtonLink>}
        <ButtonLink look={passing ? "quiet" : "primary"} to={href("/")}>
          {t("general.backToHome")}
        </ButtonLink>
      </p>
    </Container>
  );
}

/** The pages that most visitors want, and the search. */
function WaysOn() {
  const t = useTranslations();
  const href = useHref();
  const shopEnabled = useShopEnabled();
  const wanted = shopEnabled ? "contactLenses" : "services";
  const likely = [...shopEntries, ...siteEntries].filter(({ text }) =>
    [wanted, "lookbook", "contact"].includes(text),
  );
  return (
    <>
      <div className="mt-8 w-full max-w-narrow">
        <SearchForm look="large" />
      </div>
      <p className="mt-10">{t("error.likely")}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
        {likely.map(({ path, text }) => (
          <li key={path}>
            <Link to={href(path)} className="link inline-block py-2">
              {t(`navigation.${text}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function useErrorTexts(status: number, path: string): { title: string; text: string } {
  const t = useTranslations("error");
  if (status === 0) return { title: t("connection"), text: t("connectionText") };
  if (status === 404) return { title: t("notFound"), text: t("notFoundPath", { path }) };
  if (status === 502 || status === 503 || status === 504) {
    return { title: t("unavailable"), text: t("unavailableText") };
  }
  if (status === 429) return { title: t("limited"), text: t("limitedText") };
  if (status < 500) return { title: t("refused"), text: t("refusedText") };
  return { title: t("failed"), text: t("failedText") };
}
