import { useTranslations } from "use-intl";
import { stopEmailChange } from "#app/commerce/account/email-change.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/stop";
import { LinkPage } from "./link-page.tsx";
import { outcomeOf } from "./outcome.server.ts";

export const headers = privateHeaders;

export async function action({ request, params }: Route.ActionArgs) {
  const answer = await stopEmailChange(request, params.token);
  return outcomeOf(answer);
}

/** The link that went to the former address. It works in every browser: its owner may be signed in nowhere. */
export default function StopEmailChange({ actionData }: Route.ComponentProps) {
  const t = useTranslations("account.emailChange.stop");
  const href = useHref();
  const outcome = actionData?.outcome;
  return (
    <LinkPage
      title={t("title")}
      text={t("text")}
      button={t("button")}
      outcome={outcome && { text: t(outcome), done: outcome === "done" }}
    >
      <p className="mt-8">
        <ButtonLink to={href(outcome === "done" ? "/account/sign-in" : "/contact")}>
          {t(outcome === "done" ? "signIn" : "contact")}
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
