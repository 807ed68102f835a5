import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../design/button.tsx";
import { Container } from "../design/layout.tsx";
import { useHref } from "../language/use-language.ts";
import { PageHead } from "./page-head.tsx";

/** What is shown instead of a page: its status code in large type, what happened, and the way home. */
export function ErrorPage() {
  const t = useTranslations();
  const href = useHref();
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = useErrorTexts(status, pathname);
  const passing = status >= 500;
  return (
    <Container className="grid place-items-center py-16 text-center sm:py-24">
      <PageHead title={`${status}, ${title}`} hidden />
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
      <h1 className="mt-3 text-[clamp(3.2rem,9vw,5.4rem)] leading-none tracking-[0.22em] ps-[0.22em] tabular-nums">
        {status}
      </h1>
      <p className="mt-8 font-display text-3 leading-tight">{title}</p>
      <p className="mt-4 max-w-[46ch] text-lead text-quiet [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-10 flex flex-wrap justify-center gap-4">
        <ButtonLink to={href("/")}>{t("general.backToHome")}</ButtonLink>
        {passing && (
          <ButtonLink look="quiet" to={pathname + search} reloadDocument>
            {t("error.reload")}
          </ButtonLink>
        )}
      </p>
    </Container>
  );
}

function useErrorTexts(status: number, path: string): { title: string; text: string } {
  const t = useTranslations("error");
  if (status === 404) return { title: t("notFound"), text: t("notFoundPath", { path }) };
  if (status === 502 || status === 503 || status === 504) {
    return { title: t("unavailable"), text: t("unavailableText") };
  }
  if (status === 429) return { title: t("limited"), text: t("limitedText") };
  if (status < 500) return { title: t("refused"), text: t("refusedText") };
  return { title: t("failed"), text: t("failedText") };
}
