import { type BookableDay, type HomeServiceFollow, shownDeadline } from "@landolt/forms";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { followRequest, visitSlots } from "#app/commerce/visits/home-service.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { usePromise } from "../thank-you.tsx";
import { useDayText } from "../use-day-text.ts";
import type { Route } from "./+types/visit";
import { type StepReturned, visitAction } from "./visit-action.server.ts";
import { CancelVisit, ChangeWishes, ProposalAnswer, VisitConsent } from "./visit-steps.tsx";

export const headers = privateHeaders;

export async function loader({ params, url }: Route.LoaderArgs) {
  const [visit, profile] = await Promise.all([followRequest(params.token), businessProfile()]);
  const facts = valueOrErrorPage(profile);
  const erased = !visit.ok && visit.problem === "notFound" && url.searchParams.has("erased");
  const followed = erased ? undefined : valueOrErrorPage(visit);
  const slots = followed && (await visitSlots(followed.place));
  return data({
    visit: followed,
    timeZone: facts.timeZone,
    hours: facts.replyPromiseHours,
    deadline: followed && shownDeadline(facts, new Date(followed.answerBy)),
    days: slots?.ok ? slots.value.days : [],
    store: `${facts.street}, ${facts.postalCode} ${facts.town}`,
  });
}

export function action({ request, params }: Route.ActionArgs) {
  return visitAction(request, params.token);
}

/** Requests that can still be changed or given up. */
const open = ["received", "proposed", "confirmed"];

export default function VisitPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { visit, ...facts } = loaderData;
  if (!visit) return <Erased />;
  return <Visit visit={visit} {...facts} answer={actionData} token={params.token} />;
}

/** After the consent was withdrawn. */
function Erased() {
  const t = useTranslations("consent");
  return (
    <>
      <PageHead title={t("doneTitle")} hidden />
      <PageHeader title={t("doneTitle")} lead={t("erasedVisit")} />
    </>
  );
}

interface VisitProps {
  visit: HomeServiceFollow;
  timeZone: string;
  /** Within how many hours the business answers. */
  hours: number;
  deadline: Date | undefined;
  days: BookableDay[];
  /** Its address. */
  store: string;
  answer: StepReturned | undefined;
  token: string;
}

function Visit({ visit, timeZone, hours, deadline, days, store, answer, token }: VisitProps) {
  const t = useTranslations("homeservice.visit");
  const address = useHref();
  const dayText = useDayText();
  const promise = usePromise(timeZone);
  const { status, proposal, reference, wishes } = visit;
  const inStore = visit.place === "store";
  const consent = visit.consents.at(-1);
  const agreed = visit.visit;
  const wished = status === "received" || status === "proposed";
  return (
    <>
      <PageHead title={t("title")} hidden />
      <PageHeader
        title={t(`status.${status}.title`)}
        lead={
          status === "received" && !deadline
            ? t("receivedHours", { hours })
            : t(inStore && status === "confirmed" ? "seeYou" : `status.${status}.text`, {
                time: deadline ? promise(deadline) : "",
                visit: agreed ? dayText(agreed) : "",
              })
        }
        above={<p className="text-quiet tabular-nums">{t("reference", { reference })}</p>}
      />
      <Container className="grid gap-12 pb-24 text-lead">
        {answer?.failure && (
          <Notice tone="danger" alert className="max-w-narrow">
            <p>{t(`failures.${answer.failure}`)}</p>
          </Notice>
        )}
        {inStore && open.includes(status) && <p>{t("inStore", { address: store })}</p>}
        {status === "proposed" && proposal && <ProposalAnswer proposal={proposal} />}
        {agreed && status === "confirmed" && (
          <section className="border-y border-line py-8">
            <p className="font-display text-3 first-letter:uppercase">{dayText(agreed)}</p>
            {agreed.optician && (
              <p className="mt-2">
                {t(inStore ? "opticianInStore" : "optician", { name: agreed.optician })}
              </p>
            )}
          </section>
        )}
        {open.includes(status) && (
          <>
            {wished && wishes.length > 0 && (
              <section>
                <h2 className="text-2">{t("wishes")}</h2>
                <ol className="mt-3 list-decimal ps-6">
                  {wishes.map((wish) => (
                    <li key={`${wish.date} ${wish.time}`}>{dayText(wish)}</li>
                  ))}
                </ol>
              </section>
            )}
            <p>
              <ButtonLink
                look="quiet"
                reloadDocument
                to={address(`/homeservice/visit/${token}/calendar`)}
              >
                {t("calendar")}
              </ButtonLink>
            </p>
            {days.length > 0 && (
              <ChangeWishes days={days} answer={answer} agreed={status === "confirmed"} />
            )}
            <CancelVisit />
          </>
        )}
        {consent && <VisitConsent consent={consent} open={open.includes(status)} />}
        <p>
          {t("call")} <PhoneLink className="font-semibold" />
        </p>
      </Container>
    </>
  );
}
