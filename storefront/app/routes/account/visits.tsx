import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type AccountVisit, accountVisits } from "#app/commerce/account/account-visits.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { useHref } from "#app/language/use-language.ts";
import { useDayText } from "../homeservice/use-day-text.ts";
import type { Route } from "./+types/visits";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  return { visits: valueOrErrorPage(await accountVisits(request)) };
}

/** Visits at home and in the store that were asked for with the address of the account. */
export default function Visits({ loaderData: { visits } }: Route.ComponentProps) {
  const t = useTranslations("account.visits");
  const href = useHref();
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      {visits.length > 0 ? (
        <ul className="mt-8 max-w-narrow border-t border-line">
          {visits.map((visit) => (
            <Visit key={visit.reference} visit={visit} />
          ))}
        </ul>
      ) : (
        <p className="mt-8">{t("none")}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink look="quiet" to={href("/appointment")}>
          {t("makeAppointment")}
        </ButtonLink>
        <ButtonLink look="quiet" to={href("/homeservice")}>
          {t("ask")}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}

function Visit({ visit }: { visit: AccountVisit }) {
  const t = useTranslations("homeservice.visit");
  const own = useTranslations("account.visits");
  const href = useHref();
  const dayText = useDayText();
  const { reference, status, place, token, wishes, proposal } = visit;
  const times = visit.visit ? [visit.visit] : proposal ? [proposal] : wishes;
  return (
    <li className="grid gap-1 border-b border-line py-5">
      <h2 className="text-1">{t(`status.${status}.title`)}</h2>
      <p>{own(`places.${place}`)}</p>
      {times.map((time) => (
        <p key={`${time.date} ${time.time}`} className="first-letter:uppercase">
          {dayText(time)}
        </p>
      ))}
      <p className="text-small text-quiet tabular-nums">{t("reference", { reference })}</p>
      <p>
        <Link to={href(`/homeservice/visit/${token}`)} className="link">
          {own("open")}
        </Link>
      </p>
    </li>
  );
}
