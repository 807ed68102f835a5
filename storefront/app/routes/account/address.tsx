import {
  type AddressDetails,
  addressCountries,
  addressForm,
  type CheckoutField,
  type CheckoutProblem,
} from "@landolt/forms";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { saveAddress } from "#app/commerce/account/account.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { textIn, valuesOf } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/address";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";

export const headers = privateHeaders;

/** Stands for an address that is not stored yet. */
const fresh = "new";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { addresses, firstName, lastName, phone } = await accountOrSignIn(request);
  if (params.id === fresh) return { stored: { firstName, lastName, phone }, isNew: true };
  const found = addresses.find(({ id }) => id === params.id);
  if (!found) throw data(null, { status: 404 });
  const { id: _id, isDefault: _isDefault, ...stored } = found;
  return { stored, isNew: false };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const values = await submittedForm(request);
  const schema = addressForm({ country: textIn(values, "country") });
  const form = parseForm<AddressDetails, CheckoutProblem>(schema, values);
  if (!form.ok) return data({ values, errors: form.errors }, { status: 422 });
  const id = params.id === fresh ? undefined : params.id;
  const saved = await saveAddress(request, id, form.value);
  if (saved.ok) throw redirect(href(languageOf(url.pathname), "/account/addresses"), 303);
  if (saved.problem === "notFound") valueOrErrorPage(saved);
  return data({ values, errors: undefined }, failureInit(saved));
}

/** An address of the account: a new one, or one that is changed. */
export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const checkout = useTranslations("checkout");
  const address = useHref();
  const { stored, isNew } = loaderData;
  const field = (name: CheckoutField) => ({ name, label: checkout(`fields.${name}`) });
  const half = "sm:col-span-3";
  return (
    <AccountFrame title={t(isNew ? "addresses.add" : "addresses.editTitle")}>
      {actionData && !actionData.errors && <FailureNotice>{t("unavailable")}</FailureNotice>}
      <CheckedForm
        values={actionData?.values ?? valuesOf(stored)}
        errors={actionData?.errors}
        say={(problem) => checkout(`problems.${problem}`)}
        label={(name) => checkout(`fields.${name as CheckoutField}`)}
        className="mt-8 grid max-w-narrow gap-x-5 gap-y-6 sm:grid-cols-6"
      >
        <TextField {...field("firstName")} autoComplete="given-name" className={half} required />
        <TextField {...field("lastName")} autoComplete="family-name" className={half} required />
        <TextField
          {...field("address")}
          autoComplete="address-line1"
          className="sm:col-span-6"
          required
        />
        <TextField
          {...field("postalCode")}
          autoComplete="postal-code"
          className="sm:col-span-2"
          required
        />
        <TextField
          {...field("city")}
          autoComplete="address-level2"
          className="sm:col-span-4"
          required
        />
        <SelectField {...field("country")} autoComplete="country" className={half} required>
          {addressCountries.map((code) => (
            <option key={code} value={code}>
              {checkout(`countries.${code}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field("phone")} type="tel" autoComplete="tel" className={half} required />
        <div className="flex flex-wrap gap-4 sm:col-span-6">
          <Button type="submit">{t("save")}</Button>
          <ButtonLink look="quiet" to={address("/account/addresses")}>
            {t("addresses.back")}
          </ButtonLink>
        </div>
      </CheckedForm>
    </AccountFrame>
  );
}
