import { type WithdrawalProblem, withdrawalForm } from "@landolt/forms";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { requestLink } from "#app/commerce/orders/orders.server.ts";
import { Button } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField, TextField } from "#app/forms/fields.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import type { Route } from "./+types/find";

export const headers = privateHeaders;

/** Read first: its hydration is deferred, as on cached pages. */
export const handle = { deferHydration: true };

const orderContact = withdrawalForm.pick({ number: true, email: true });

export async function action({ request }: Route.ActionArgs) {
  const values = await submittedForm(request);
  const form = parseForm<{ number: string; email: string }, WithdrawalProblem>(
    orderContact,
    values,
  );
  if (!form.ok) return data({ values, errors: form.errors, sent: undefined }, { status: 422 });
  const link = await requestLink(request, form.value.number.slice(0, 20), form.value.email);
  const shown = { values: link.ok ? {} : values, errors: undefined, sent: link.ok };
  return data(shown, link.ok ? undefined : failureInit(link));
}

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const t = useTranslations("order");
  const problems = useTranslations("withdrawal.problems");
  const sent = actionData?.sent;
  return (
    <PlainPage title={t("find.title")} label={t("find.title")} lead={t("find.lead")}>
      {sent !== undefined && (
        <Notice
          tone={sent ? "calm" : "danger"}
          alert
          className="mt-8 max-w-measure"
          title={sent ? t("find.sentTitle") : undefined}
        >
          <p>{sent ? t("find.sent") : t("open.unavailable")}</p>
        </Notice>
      )}
      <CheckedForm
        values={actionData?.values ?? {}}
        errors={actionData?.errors}
        say={(problem) => problems(problem)}
        label={(name) => t(name === "email" ? "open.email" : "find.number")}
        className="mt-8 grid max-w-measure gap-6"
      >
        <TextField
          label={t("find.number")}
          name="number"
          inputMode="numeric"
          maxLength={20}
          required
        />
        <EmailField label={t("open.email")} hint={t("open.emailHint")} />
        <p>
          <Button type="submit">{t("find.send")}</Button>
        </p>
      </CheckedForm>
    </PlainPage>
  );
}
