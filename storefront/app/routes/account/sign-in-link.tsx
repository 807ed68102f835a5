import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { awaitedSignIn, redeemSignIn } from "#app/commerce/account/sign-in.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/sign-in-link";
import { toNext } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  return { email: (await awaitedSignIn(request))?.email };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const answer = await redeemSignIn(request, params.token);
  if (answer.ok) return toNext(url, answer.value);
  const over = answer.problem === "notFound";
  const state = over ? "over" : answer.problem === "limited" ? "limited" : "unavailable";
  return data({ state } as const, over ? { status: 410 } : failureInit(answer));
}

/** The link of the mail. Opening it uses nothing up, as programs open links of mails too; the button does. */
export default function SignInLink({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.signIn");
  const href = useHref();
  const over = actionData?.state === "over";
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      {actionData && (
        <Notice tone={over ? "warning" : "danger"} alert className="mt-8 max-w-measure">
          <p>{t(`states.${actionData.state}`)}</p>
        </Notice>
      )}
      {email && !over ? (
        <>
          <p className="mt-5 max-w-measure text-lead text-quiet wrap-anywhere">
            {t("asWhom", { email })}
          </p>
          <Form method="post" className="mt-8">
            <Button type="submit">{t("enter")}</Button>
          </Form>
        </>
      ) : (
        <>
          {!over && <p className="mt-5 max-w-measure text-lead text-quiet">{t("otherBrowser")}</p>}
          <p className="mt-8">
            <ButtonLink to={href("/account/sign-in")}>{t("askHere")}</ButtonLink>
          </p>
        </>
      )}
    </Container>
  );
}
