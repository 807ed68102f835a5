import { useTranslations } from "use-intl";
import { confirmEmail } from "#app/commerce/account/email-change.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { useHref } from "#app/language/use-language.ts";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/confirm";
import { LinkPage } from "./link-page.tsx";
import { outcomeOf } from "./outcome.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await accountOrSignIn(request);
  return { email };
}

export async function action({ request, params }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const answer = await confirmEmail(request, params.token);
  return outcomeOf(answer);
}

/** The link that went to the new address. */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.emailChange.confirm");
  const profile = useTranslations("account.profile");
  const href = useHref();
  const outcome = actionData?.outcome;
  return (
    <LinkPage
      title={t("title")}
      text={t("text", { email: loaderData.email })}
      button={t("button")}
      outcome={outcome && { text: t(outcome), done: outcome === "done" }}
    >
      <p className="mt-8">
        <ButtonLink to={href("/account/profile")}>{profile("title")}</ButtonLink>
      </p>
    </LinkPage>
  );
}
