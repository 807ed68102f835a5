import { data, Form, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { requestReturn, returnReasons } from "#app/commerce/orders/order-returns.server.ts";
import { orderByKey, type PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { Button } from "#app/design/button.tsx";
import { Field, Select } from "#app/design/field.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { privateHeaders } from "#app/document/private-headers.ts";
import { useFaults } from "#app/forms/field-errors.ts";
import { submittedForm, textOf } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { choosableLines, chosenQuantities } from "#app/order-lines/line-choice.ts";
import { LineChoiceList } from "#app/order-lines/line-choice-list.tsx";
import type { Route } from "./+types/return";

export const headers = privateHeaders;

const returnable = (order: PlacedOrder) => choosableLines(order, (line) => line.returnable);
const keyIn = (url: URL) => url.searchParams.get("order") ?? "";

export async function loader({ request, url }: Route.LoaderArgs) {
  const order = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  const reasons = valueOrErrorPage(await returnReasons(languageOf(url.pathname)));
  const done = url.searchParams.has("done");
  return { number: order.number, lines: returnable(order), reasons, done };
}

export async function action({ request, url }: Route.ActionArgs) {
  const order = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  const form = await submittedForm(request);
  const note = textOf(form, "note").trim().slice(0, 1000);
  const wishes = chosenQuantities(form, returnable(order)).map((wish) => ({
    ...wish,
    reasonId: textOf(form, `reason-${wish.id}`),
    ...(note && { note }),
  }));
  if (wishes.length === 0) return data({ lines: "nothing" as const }, { status: 400 });
  const answer = await requestReturn(request, order.key, wishes);
  if (answer.ok) throw redirect(`${url.pathname}?order=${order.key}&done`, 303);
  return data({ request: "refused" as const }, { status: 409 });
}

/** While nothing was sent. */
const noFaults: { lines?: "nothing"; request?: "refused" } = {};

/** Sending delivered goods back with a reason, also those that may be sent back after the period. */
export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("returns");
  const { number, lines, reasons, done } = loaderData;
  const { faults, settle } = useFaults(actionData ?? noFaults);
  const [problem] = Object.values(faults);
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">
        {t("lead", { number: String(number) })}
      </p>
      {done && (
        <Notice alert className="mt-8 max-w-measure" title={t("doneTitle")}>
          <p>{t("done")}</p>
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" alert className="mt-8 max-w-measure">
          <p>{t(problem)}</p>
        </Notice>
      )}
      {lines.length === 0 ? (
        <p className="mt-8">{t("none")}</p>
      ) : (
        <Form
          method="post"
          key={lines.length}
          onInput={() => settle("request")}
          className="mt-8 grid max-w-measure gap-6"
        >
          <div onInput={() => settle("lines")}>
            <LineChoiceList lines={lines} initial={() => 0}>
              {(line) => (
                <Select label={t("reason")} name={`reason-${line.id}`} required className="mt-3">
                  {reasons.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </LineChoiceList>
          </div>
          <Field label={t("note")} name="note" maxLength={1000} />
          <p>
            <Button type="submit">{t("send")}</Button>
          </p>
        </Form>
      )}
    </Container>
  );
}
