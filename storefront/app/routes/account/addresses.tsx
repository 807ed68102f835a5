import { data, Form, Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { deleteAddress, makeFirst } from "#app/commerce/account/account.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/addresses";
import { AddressLines } from "./address-lines.tsx";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const { addresses } = await accountOrSignIn(request);
  return { addresses };
}

export async function action({ request, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const values = await submittedForm(request);
  const id = textIn(values, "address");
  const change = textIn(values, "intent") === "delete" ? deleteAddress : makeFirst;
  const answer = await change(request, id);
  if (answer.ok) throw redirect(url.pathname, 303);
  if (answer.problem === "notFound") valueOrErrorPage(answer);
  return data({ failed: true }, failureInit(answer));
}

/** The addresses of the account, the one that is used first in front. */
export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.addresses");
  const unavailable = useTranslations("account")("unavailable");
  const href = useHref();
  const { addresses } = loaderData;
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      {actionData?.failed && <FailureNotice>{unavailable}</FailureNotice>}
      {addresses.length === 0 && <p className="mt-8">{t("none")}</p>}
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {addresses.map((one) => (
          <li key={one.id} className="flex flex-col border-t border-line pt-4">
            <AddressLines address={one} />
            {one.isDefault && <p className="mt-2 text-small font-semibold">{t("first")}</p>}
            <Form method="post" className="mt-3 flex flex-wrap items-center gap-x-6">
              <input type="hidden" name="address" value={one.id} />
              <Link
                to={href(`/account/addresses/${one.id}`)}
                className="link inline-flex min-h-12 items-center font-semibold"
              >
                {t("edit")}
              </Link>
              {!one.isDefault && (
                <Button look="plain" type="submit" name="intent" value="first">
                  {t("useFirst")}
                </Button>
              )}
              <Button look="plain" type="submit" name="intent" value="delete">
                {t("delete")}
                <span className="sr-only">: {one.address}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink to={href("/account/addresses/new")}>{t("add")}</ButtonLink>
      </p>
    </AccountFrame>
  );
}
