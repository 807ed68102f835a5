import { useFormatter, useTranslations } from "use-intl";
import { withdrawalReceipt } from "#app/commerce/orders/withdrawals.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/receipt";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const [receipt, profile] = await Promise.all([withdrawalReceipt(request), businessProfile()]);
  const costs = profile.ok ? profile.value.legal.returnCosts : "customer";
  return { ...valueOrErrorPage(receipt), costs };
}

/** The immediate receipt of a withdrawal: content, date and time. */
export default function WithdrawalReceipt({ loaderData: receipt }: Route.ComponentProps) {
  const t = useTranslations("withdrawal");
  const format = useFormatter();
  const href = useHref();
  const declaredAt = format.dateTime(new Date(receipt.declared_at), {
    dateStyle: "full",
    timeStyle: "long",
  });
  const contents = receipt.lines?.map(({ quantity, title }) => `${quantity} × ${title}`) ?? [
    receipt.statement ?? t("wholeOrder"),
  ];
  const facts = [
    { label: t("receipt.reference"), values: [receipt.reference] },
    { label: t("receipt.declaredAt"), values: [declaredAt] },
    { label: t("name"), values: [receipt.name] },
    { label: t("number"), values: [receipt.order_number] },
    { label: t("lines"), values: contents },
  ];
  return (
    <PlainPage title={t("receipt.title")}>
      <Notice className="mt-8 max-w-measure" title={t("receipt.received")}>
        <p>{t("receipt.mail", { email: receipt.email })}</p>
      </Notice>
      <dl className="mt-8 max-w-measure border-t border-line">
        {facts.map(({ label, values }) => (
          <div key={label} className="border-b border-line py-4">
            <dt className="text-small text-quiet">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="[overflow-wrap:anywhere]">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure">
        {receipt.in_time === false
          ? t("receipt.late")
          : t("receipt.next", { costs: receipt.costs })}
      </p>
      <p className="mt-10">
        <ButtonLink to={href("/")}>{t("receipt.home")}</ButtonLink>
      </p>
    </PlainPage>
  );
}
