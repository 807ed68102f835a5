import { type WithdrawalProblem, withdrawalForm } from "@landolt/forms";
import { data, Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { openOrder, orderByToken } from "#app/commerce/orders/orders.server.ts";
import { Button } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField } from "#app/forms/fields.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { picturesOf } from "#app/products/pictures.server.ts";
import type { Route } from "./+types/order";
import { OrderView } from "./order-view.tsx";

export const headers = privateHeaders;

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const answer = await orderByToken(request, params.token);
  if (!answer.ok && answer.problem === "notFound") return { shown: null };
  const order = valueOrErrorPage(answer);
  return { shown: { order, pictures: await picturesOf(order.lines, languageOf(url.pathname)) } };
}

const owner = withdrawalForm.pick({ email: true });

export async function action({ request, params, url }: Route.ActionArgs) {
  const values = await submittedForm(request);
  const form = parseForm<{ email: string }, WithdrawalProblem>(owner, values);
  if (!form.ok) return data({ values, errors: form.errors, unavailable: false }, { status: 422 });
  const cookie = await openOrder(request, params.token, form.value.email);
  if (cookie.ok) {
    // The same address again: a reload asks nothing, and "back" shows no form.
    throw redirect(url.pathname, { status: 303, headers: { "Set-Cookie": cookie.value } });
  }
  const unavailable = cookie.problem === "unavailable" || cookie.problem === "limited";
  return data(
    { values, errors: undefined, unavailable },
    unavailable ? failureInit(cookie) : { status: 404 },
  );
}

export default function Order({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const t = useTranslations("order");
  const problems = useTranslations("withdrawal.problems");
  const href = useHref();
  if (shown) return <OrderView title={t("title")} {...shown} />;
  return (
    <PlainPage title={t("title")} lead={t("open.lead")}>
      {actionData && !actionData.errors && (
        <Notice tone="danger" alert className="mt-8 max-w-measure" title={t("open.failedTitle")}>
          <p>{t(actionData.unavailable ? "open.unavailable" : "open.failed")}</p>
        </Notice>
      )}
      <CheckedForm
        values={actionData?.values ?? {}}
        errors={actionData?.errors}
        say={(problem) => problems(problem)}
        label={() => t("open.email")}
        className="mt-8 grid max-w-measure gap-6"
      >
        <EmailField label={t("open.email")} hint={t("open.emailHint")} />
        <p>
          <Button type="submit">{t("open.show")}</Button>
        </p>
      </CheckedForm>
      <p className="mt-8">
        <Link to={href("/order")} className="link">
          {t("open.noLink")}
        </Link>
      </p>
    </PlainPage>
  );
}
