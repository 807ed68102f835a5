import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { requestReturn, returnReasons } from "#app/commerce/orders/order-returns.server.ts";
import { orderByKey, type PlacedOrder } from "#app/commerce/orders/orders.server.ts";
import { Button } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { type FormErrors, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { choosableLines, chosenQuantities, quantityFields } from "#app/order-lines/line-choice.ts";
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
  const values = await submittedForm(request);
  const note = textIn(values, "note").slice(0, 1000);
  const wishes = chosenQuantities(values, returnable(order)).map((wish) => ({
    ...wish,
    reasonId: textIn(values, `reason-${wish.id}`),
    ...(note && { note }),
  }));
  if (wishes.length === 0) {
    const errors: FormErrors<"nothing"> = { [quantityFields]: "nothing" };
    return data({ values, errors, refused: false }, { status: 400 });
  }
  const answer = await requestReturn(request, order.key, wishes);
  if (answer.ok) throw redirect(`${url.pathname}?order=${order.key}&done`, 303);
  return data({ values, errors: undefined, refused: true }, { status: 409 });
}

/** Sending delivered goods back with a reason, also those that may be sent back after the period. */
export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("returns");
  const { number, lines, reasons, done } = loaderData;
  return (
    <PlainPage title={t("title")} lead={t("lead", { number: String(number) })}>
      {done && (
        <Notice alert className="mt-8 max-w-measure" title={t("doneTitle")}>
          <p>{t("done")}</p>
        </Notice>
      )}
      {actionData?.refused && <FailureNotice>{t("refused")}</FailureNotice>}
      {lines.length === 0 ? (
        <p className="mt-8">{t("none")}</p>
      ) : (
        <CheckedForm
          key={lines.length}
          values={actionData?.values ?? {}}
          errors={actionData?.errors}
          say={(problem) => t(problem)}
          label={() => t("lines")}
          className="mt-8 grid max-w-measure gap-6"
        >
          <LineChoiceList legend={t("lines")} lines={lines} initial={() => 0}>
            {(line) => (
              <SelectField label={t("reason")} name={`reason-${line.id}`} required className="mt-3">
                {reasons.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            )}
          </LineChoiceList>
          <TextField label={t("note")} name="note" maxLength={1000} />
          <p>
            <Button type="submit">{t("send")}</Button>
          </p>
        </CheckedForm>
      )}
    </PlainPage>
  );
}
