import { data } from "react-router";
import { useTranslations } from "use-intl";
import { eraseAccount } from "#app/commerce/account/account.server.ts";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { Anchor } from "#app/forms/form-state.tsx";
import { type FormErrors, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/data";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn, toSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const errors: FormErrors<"sure"> = { sure: "sure" };
  if (textIn(await submittedForm(request), "sure") !== "yes")
    return data({ errors }, { status: 422 });
  const erased = await eraseAccount(request);
  if (erased.ok) throw await toSignIn(request, "?erased");
  return data({ errors: undefined }, failureInit(erased));
}

/** A copy of what is stored, and the end of the account. */
export default function Data({ actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const href = useHref();
  return (
    <AccountFrame title={t("data.title")}>
      {actionData && !actionData.errors && <FailureNotice>{t("unavailable")}</FailureNotice>}
      <section className="mt-8 max-w-measure">
        <h2 className="text-2">{t("data.export")}</h2>
        <p className="mt-3">{t("data.exportText")}</p>
        <p className="mt-4">
          <a href={href("/account/data/file")} download className="link font-semibold">
            {t("data.download")}
          </a>
        </p>
      </section>
      <section className="mt-14 max-w-measure">
        <h2 className="text-2">{t("data.erase")}</h2>
        <p className="mt-3">{t("data.eraseText")}</p>
        <p className="mt-3">{t("data.stays")}</p>
        <CheckedForm
          values={{}}
          errors={actionData?.errors}
          say={() => t("data.sureProblem")}
          label={() => t("data.sure")}
          className="mt-4 grid gap-6"
        >
          <Anchor name="sure">
            <Choice kind="checkbox" name="sure" value="yes" label={t("data.sure")} />
          </Anchor>
          <p>
            <Button look="quiet" type="submit">
              {t("data.eraseNow")}
            </Button>
          </p>
        </CheckedForm>
      </section>
    </AccountFrame>
  );
}
