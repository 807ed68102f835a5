import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import {
  forgetOrder,
  orderByKey,
  rememberOrder,
  visibleOrder,
} from "#app/commerce/orders/orders.server.ts";
import { notFound } from "#app/commerce/platform/answers.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import type { Route } from "./+types/again";
import { fillAgain } from "./again-action.server.ts";
import { asksOf } from "./again-form.tsx";
import { AgainView } from "./again-view.tsx";

export const headers = privateHeaders;

const keyIn = (url: URL) => url.searchParams.get("order") ?? "";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { number, lines } = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  return { number, lines };
}

export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const values = await submittedForm(request);
  const intent = textIn(values, "intent");
  if (intent === "forget") {
    throw redirect(href(language, "/"), {
      status: 303,
      headers: { "Set-Cookie": await forgetOrder() },
    });
  }
  const key = keyIn(url);
  const order = valueOrErrorPage(await orderByKey(request, key));
  if (intent === "remember") {
    const cookie = await rememberOrder(request, order);
    const kept = cookie ? { headers: { "Set-Cookie": cookie } } : {};
    throw redirect(href(language, "/"), { status: 303, ...kept });
  }
  const id = await visibleOrder(request, key);
  if (!id) return valueOrErrorPage(notFound);
  return fillAgain(request, language, id, asksOf(order.lines), values);
}

/** What was ordered before, once more: the form, and what can not be had as it was. */
export default function OrderAgain({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("order.again");
  const { number, lines } = loaderData;
  return (
    <PlainPage title={t("title")} lead={t("lead", { number: String(number) })}>
      <AgainView lines={lines} asks={asksOf(lines)} reply={actionData} />
    </PlainPage>
  );
}
