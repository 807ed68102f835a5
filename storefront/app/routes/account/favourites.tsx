import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { accountAlerts, endAlert } from "#app/commerce/account/account-alerts.server.ts";
import { bearerOf } from "#app/commerce/account/session.server.ts";
import { seenBesides } from "#app/commerce/catalog/seen.server.ts";
import { joinTrays, trayProducts } from "#app/commerce/catalog/tray.server.ts";
import { withCookies } from "#app/commerce/platform/cookies.server.ts";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { RecentlySeen, seenProduct } from "#app/products/recently-seen.tsx";
import { tileFacts } from "#app/products/tile-facts.ts";
import type { Route } from "./+types/favourites";
import { FavouriteFrames } from "./favourite-frames.tsx";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";
import { StockAlertList } from "./stock-alert-list.tsx";

export const headers = privateHeaders;

export async function loader({ request, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const language = languageOf(url.pathname);
  const bearer = await bearerOf(request);
  const joined = bearer && (await joinTrays(request, bearer));
  // What another device has changed is known to the whole page once it is asked for again.
  if (joined && joined.length > 0) {
    throw redirect(url.pathname, { status: 303, headers: withCookies(joined) });
  }
  const [frames, seen, alerts] = await Promise.all([
    trayProducts(request, language),
    seenBesides(request, language),
    accountAlerts(request, language),
  ]);
  return {
    frames: frames.map(tileFacts),
    seen: seen?.map(seenProduct),
    alerts: valueOrErrorPage(alerts),
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const ended = await endAlert(request, textIn(await submittedForm(request), "alert"));
  if (ended.ok) throw redirect(url.pathname, 303);
  if (ended.problem === "notFound") valueOrErrorPage(ended);
  return data({ failed: true }, failureInit(ended));
}

/** What somebody wants to come back to: frames on the tray, what was looked at here, products that are waited for. */
export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.favourites");
  const unavailable = useTranslations("account")("unavailable");
  const { frames, seen, alerts } = loaderData;
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      {actionData?.failed && <FailureNotice>{unavailable}</FailureNotice>}
      <FavouriteFrames frames={frames} />
      <RecentlySeen products={seen} />
      <StockAlertList alerts={alerts} />
    </AccountFrame>
  );
}
