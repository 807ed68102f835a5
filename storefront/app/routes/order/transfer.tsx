import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { orderTransfer } from "#app/commerce/orders/order-transfer.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/transfer";

export const headers = privateHeaders;

export async function loader({ request, params }: Route.LoaderArgs) {
  return valueOrErrorPage(await orderTransfer(request, params.token, "look"));
}

export async function action({ request, params }: Route.ActionArgs) {
  const accepted = textIn(await submittedForm(request), "decision") === "accept";
  const decision = accepted ? "accept" : "decline";
  return valueOrErrorPage(await orderTransfer(request, params.token, decision));
}

/** Whether an order moves to an account. Following the link decides nothing; a button does. */
export default function OrderTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("order.transfer");
  const href = useHref();
  const { number, state } = actionData ?? loaderData;
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      <p role="status" className="mt-5 max-w-measure text-lead">
        {t(state, { number: String(number) })}
      </p>
      {state === "open" ? (
        <Form method="post" className="mt-8 flex flex-wrap gap-4">
          <Button type="submit" name="decision" value="accept">
            {t("accept")}
          </Button>
          <Button look="quiet" type="submit" name="decision" value="decline">
            {t("decline")}
          </Button>
        </Form>
      ) : (
        <p className="mt-8">
          <ButtonLink to={href("/")}>{t("home")}</ButtonLink>
        </p>
      )}
    </Container>
  );
}
