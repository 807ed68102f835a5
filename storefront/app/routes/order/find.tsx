import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { requestLink } from "#app/commerce/orders/orders.server.ts";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { privateHeaders } from "#app/document/private-headers.ts";
import { submittedForm, textOf } from "#app/forms/submitted-form.server.ts";
import type { Route } from "./+types/find";
import { EmailField } from "./email-field.tsx";

export const headers = privateHeaders;

/** Read first: its program waits until the page is there, as on pages that are kept. */
export const handle = { asleep: true };

export async function action({ request }: Route.ActionArgs) {
  const form = await submittedForm(request);
  const typed = {
    number: textOf(form, "number").slice(0, 20),
    email: textOf(form, "email").slice(0, 254),
  };
  const answer = await requestLink(request, typed.number, typed.email);
  const { ok: sent } = answer;
  return data({ sent, typed: sent ? undefined : typed }, { status: sent ? 200 : 503 });
}

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const t = useTranslations("order");
  const typed = actionData?.typed;
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("find.title")} hidden />
      <h1 className="text-4">{t("find.title")}</h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">{t("find.lead")}</p>
      {actionData && (
        <Notice
          tone={actionData.sent ? "calm" : "danger"}
          alert
          className="mt-8 max-w-measure"
          title={actionData.sent ? t("find.sentTitle") : undefined}
        >
          <p>{actionData.sent ? t("find.sent") : t("open.unavailable")}</p>
        </Notice>
      )}
      <Form method="post" className="mt-8 grid max-w-measure gap-6">
        <Field
          label={t("find.number")}
          name="number"
          inputMode="numeric"
          maxLength={20}
          defaultValue={typed?.number}
          required
        />
        <EmailField typed={typed?.email} />
        <p>
          <Button type="submit">{t("find.send")}</Button>
        </p>
      </Form>
    </Container>
  );
}
