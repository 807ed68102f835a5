import { shownDeadline } from "@landolt/forms";
import { useEffect } from "react";
import { data } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { visitCookie } from "#app/commerce/platform/cookies.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Route } from "./+types/thank-you";
import { deleteDrafts } from "./form/use-draft.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const profile = valueOrErrorPage(await businessProfile());
  const { replyPromiseHours, replyPromiseClock, timeZone } = profile;
  const sent = await visitCookie.read(request);
  const answerBy = sent && "answerBy" in sent ? new Date(sent.answerBy) : undefined;
  return data({
    hours: replyPromiseHours,
    clock: replyPromiseClock,
    timeZone,
    sent,
    deadline: answerBy && shownDeadline(profile, answerBy),
  });
}

export default function ThankYou({
  loaderData: { hours, clock, timeZone, sent, deadline },
}: Route.ComponentProps) {
  const t = useTranslations("homeservice.thanks");
  const general = useTranslations("general");
  const address = useHref();
  const promise = usePromise(timeZone);
  useEffect(() => {
    if (sent) deleteDrafts();
  }, [sent]);
  const kept = sent && "kept" in sent ? sent.kept : undefined;
  const stored = sent && "token" in sent ? sent : undefined;
  const lead = stored
    ? deadline
      ? t("text", { time: promise(deadline) })
      : t("textHours", { hours })
    : kept
      ? t("keptText")
      : t("nothing", { hours, clock });
  return (
    <>
      <PageHead title={t("title")} description={t("description")} hidden />
      <PageHeader title={t("title")} lead={lead} />
      <Container className="pb-24">
        {kept && (
          <Notice tone="warning" title={t("keptTitle")} className="mb-10 max-w-narrow">
            <p>
              {t("keptCall", { hours, clock })} <PhoneLink className="font-semibold" />
            </p>
          </Notice>
        )}
        {stored && (
          <dl className="mb-10 border-y border-line py-6">
            <dt className="text-quiet">{t("reference")}</dt>
            <dd className="font-display text-3 tabular-nums">{stored.reference}</dd>
          </dl>
        )}
        {stored && (
          <>
            <p className="mb-6 max-w-measure text-quiet">{t("followText")}</p>
            <p className="mb-10 flex flex-wrap gap-4">
              <ButtonLink reloadDocument to={address(`/homeservice/visit/${stored.token}`)}>
                {t("follow")}
              </ButtonLink>
              <ButtonLink
                look="quiet"
                reloadDocument
                to={address(`/homeservice/visit/${stored.token}/calendar`)}
              >
                {t("calendar")}
              </ButtonLink>
            </p>
          </>
        )}
        <ButtonLink look={stored ? "plain" : "primary"} to={address("/")}>
          {general("backToHome")}
        </ButtonLink>
      </Container>
    </>
  );
}

/** Says an instant as the shop's clock shows it: "Tuesday, 24 November, 10:40". */
export function usePromise(timeZone: string) {
  const format = useFormatter();
  return (instant: Date) =>
    format.dateTime(instant, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    });
}
