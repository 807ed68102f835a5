import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { orderByKey } from "#app/commerce/orders/orders.server.ts";
import { declareWithdrawal } from "#app/commerce/orders/withdrawals.server.ts";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { revalidatesWhenSent } from "#app/document/revalidation.ts";
import { type FormValues, textIn, valuesOf } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { choosableLines } from "#app/order-lines/line-choice.ts";
import type { Route } from "./+types/withdrawal";
import { readDeclaration } from "./declaration.server.ts";
import { DeclarationForm } from "./declaration-form.tsx";
import { DeclarationReview } from "./declaration-review.tsx";

export const headers = privateHeaders;

/** Read first: its hydration is deferred, as on cached pages. */
export const handle = { deferHydration: true };

/** The order that the address names by its key, where this browser may see it. */
async function knownOrder(request: Request, url: URL) {
  const key = url.searchParams.get("order");
  if (!key) return undefined;
  const order = await orderByKey(request, key);
  if (!order.ok && order.problem === "notFound") return undefined;
  const known = valueOrErrorPage(order);
  return { known, lines: choosableLines(known, ({ quantity }) => quantity) };
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const order = await knownOrder(request, url);
  const { name, email, number, progress } = order?.known ?? {};
  return {
    late: progress?.withdrawal.in_time === false,
    lines: order?.lines,
    values: valuesOf({ formKey: randomUUID(), name, email, number: number?.toString() }),
  };
}

export const shouldRevalidate = revalidatesWhenSent;

/** The form with a key, also where it brings none. */
const withKey = (form: FormValues): FormValues =>
  z.uuid().safeParse(textIn(form, "formKey")).success ? form : { ...form, formKey: [randomUUID()] };

export async function action({ request, url }: Route.ActionArgs) {
  const order = await knownOrder(request, url);
  const values = withKey(await submittedForm(request));
  const form = readDeclaration(values, order?.lines);
  const pressed = textIn(values, "step");
  const shown = { values, review: form.ok && pressed !== "change", unavailable: false };
  if (!form.ok) return data({ ...shown, errors: form.errors }, { status: 400 });
  if (pressed !== "confirm") return { ...shown, errors: undefined };

  const cookie = await declareWithdrawal(request, languageOf(url.pathname), {
    ...form.value,
    orderKey: order?.known.key ?? "",
  });
  if (!cookie.ok) {
    return data({ ...shown, errors: undefined, unavailable: true }, failureInit(cookie));
  }
  throw redirect(href(languageOf(url.pathname), "/withdrawal/receipt"), {
    status: 303,
    headers: { "Set-Cookie": cookie.value },
  });
}

/** Withdrawal from a contract in two steps, for everybody: saying what, and confirming it. */
export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("withdrawal");
  const { late, lines } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  const review = actionData?.review;
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} description={t("lead")} />
      <h1 className="text-4">{review ? t("review.title") : t("title")}</h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">
        {review ? t("review.lead") : t("lead")}
      </p>
      {late && (
        <Notice tone="warning" className="mt-8 max-w-measure" title={t("lateTitle")}>
          <p>{t("late")}</p>
        </Notice>
      )}
      {actionData?.unavailable && <FailureNotice>{t("unavailable")}</FailureNotice>}
      {review ? (
        <DeclarationReview values={values} lines={lines} />
      ) : (
        <DeclarationForm
          key={textIn(values, "formKey")}
          values={values}
          errors={actionData?.errors}
          lines={lines}
        />
      )}
    </Container>
  );
}
