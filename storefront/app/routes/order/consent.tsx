import { Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { withdrawConsent } from "#app/commerce/orders/order-consent.server.ts";
import { orderByKey } from "#app/commerce/orders/orders.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Route } from "./+types/consent";
import { ConsentRecord } from "./order-consent.tsx";

export const headers = privateHeaders;

const keyIn = (url: URL) => url.searchParams.get("order") ?? "";

export async function loader({ request, url }: Route.LoaderArgs) {
  const order = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  const { consents, stage, lenses } = order.progress;
  const open = stage === "received" || stage === "preparing";
  return {
    key: order.key,
    number: order.number,
    consent: consents.at(-1),
    /** Whether lenses wait that can not be supplied without their values. */
    stopped: open && lenses !== null,
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const { key } = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  const answer = await withdrawConsent(request, key);
  // Withdrawn already, in another tab: the page says so.
  if (!answer.ok && answer.problem !== "notFound") valueOrErrorPage(answer);
  throw redirect(`${url.pathname}?order=${key}`, 303);
}

/** Withdrawing the consent to the use of lens values: what happens then is said before and after. */
export default function OrderConsent({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("consent");
  const withdrawal = useTranslations("withdrawal");
  const href = useHref();
  const busy = useNavigation().state !== "idle";
  const { key, number, consent, stopped } = loaderData;
  return (
    <PlainPage title={t("title")} lead={t("lead", { number: String(number) })}>
      <div className="mt-8 grid max-w-measure gap-6">
        {consent ? <ConsentRecord consent={consent} /> : <p>{t("none")}</p>}
        {consent && !consent.withdrawn_at && (
          <Form method="post" className="grid gap-6">
            <p>{t(stopped ? "stops" : "erases")}</p>
            <p>
              <Button aria-disabled={busy || undefined}>{t("withdraw")}</Button>
            </p>
          </Form>
        )}
        {consent?.withdrawn_at && (
          <Notice alert title={t("doneTitle")}>
            <p>{t(stopped ? "stopped" : "erased")}</p>
            {stopped && (
              <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
                <ButtonLink to={href(`/withdrawal?order=${key}`)}>{withdrawal("entry")}</ButtonLink>
                <PhoneLink className="link font-semibold" />
              </p>
            )}
          </Notice>
        )}
      </div>
    </PlainPage>
  );
}
