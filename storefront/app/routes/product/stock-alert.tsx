import { type StockAlertProblem, stockAlertForm } from "@landolt/forms";
import type { ReactNode } from "react";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { product } from "#app/commerce/catalog/catalog.server.ts";
import { handle } from "#app/commerce/catalog/handle.ts";
import { askForStock } from "#app/commerce/catalog/stock-alert.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { validParameters } from "#app/document/parameter-rule.server.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { EmailField } from "#app/forms/fields.tsx";
import { Anchor, useField } from "#app/forms/form-state.tsx";
import { type FormValues, valuesOf } from "#app/forms/form-values.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { PrivacyNote } from "#app/shell/privacy-note.tsx";
import type { Route } from "./+types/stock-alert";

export const headers = privateHeaders;

const parameters = z.object({ handle });

type Missing = { id: string; label: string }[];

/** Its name, and what of it is not in stock. */
async function missingOf(params: Route.LoaderArgs["params"], pathname: string) {
  const language = languageOf(pathname);
  const shown = valueOrErrorPage(
    await product(language, validParameters(parameters, params).handle),
  );
  const missing: Missing = shown.variants
    .filter(({ available }) => !available)
    .map(({ id, label }) => ({ id, label }));
  return { handle: shown.handle, title: shown.title, missing };
}

export async function loader({ params, url }: Route.LoaderArgs) {
  return { ...(await missingOf(params, url.pathname)), variant: url.searchParams.get("variant") };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const { missing } = await missingOf(params, url.pathname);
  const values = await submittedForm(request);
  const form = parseForm<z.output<typeof stockAlertForm>, StockAlertProblem>(
    stockAlertForm,
    values,
  );
  if (!form.ok) return data({ values, errors: form.errors, asked: undefined }, { status: 422 });
  const { email, variant } = form.value;
  // It has come back meanwhile: the page says so, and nobody has to wait for a mail.
  if (!missing.some(({ id }) => id === variant)) return { values, errors: undefined, asked: true };
  const answer = await askForStock(request, variant, email, languageOf(url.pathname));
  const shown = { values, errors: undefined, asked: answer.ok };
  return data(shown, answer.ok ? undefined : failureInit(answer));
}

/** Who leaves an address here gets one mail, once the product can be had again. */
export default function StockAlert({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("catalog.stockAlert");
  const address = useHref();
  const { title, missing, variant, handle } = loaderData;
  const toProduct = (
    <ButtonLink look="quiet" to={address(`/shop/product/${handle}`)}>
      {t("back")}
    </ButtonLink>
  );
  const asked = actionData?.asked;
  return (
    <PlainPage title={t("title")} lead={title}>
      {asked !== undefined && (
        <Notice tone={asked ? "calm" : "danger"} alert className="mt-8 max-w-measure">
          <p>{t(asked ? "noted" : "failed")}</p>
        </Notice>
      )}
      {missing.length === 0 && asked === undefined && (
        <Notice className="mt-8 max-w-measure">
          <p>{t("there")}</p>
        </Notice>
      )}
      {asked || missing.length === 0 ? (
        <p className="mt-8">{toProduct}</p>
      ) : (
        <AlertForm
          missing={missing}
          values={actionData?.values ?? valuesOf({ variant: variant ?? undefined })}
          errors={actionData?.errors}
        >
          {toProduct}
        </AlertForm>
      )}
    </PlainPage>
  );
}

interface AlertFormProps {
  missing: Missing;
  values: FormValues;
  errors: Partial<Record<string, StockAlertProblem>> | undefined;
  children: ReactNode;
}

function AlertForm({ missing, values, errors, children }: AlertFormProps) {
  const t = useTranslations("catalog.stockAlert");
  const [only] = missing;
  return (
    <CheckedForm<StockAlertProblem>
      values={values}
      errors={errors}
      say={(problem) => t(`problems.${problem}`)}
      label={(name) => t(name === "email" ? "email" : "variant")}
      className="mt-8 grid max-w-measure gap-6"
    >
      <p>{t("text")}</p>
      {missing.length === 1 ? (
        <input type="hidden" name="variant" value={only?.id} />
      ) : (
        <Variants missing={missing} />
      )}
      <EmailField label={t("email")} />
      <PrivacyNote />
      <p className="flex flex-wrap gap-4">
        <Button>{t("ask")}</Button>
        {children}
      </p>
    </CheckedForm>
  );
}

function Variants({ missing }: { missing: Missing }) {
  const t = useTranslations("catalog.stockAlert");
  const { value, error } = useField("variant");
  return (
    <Anchor name="variant">
      <ChoiceGroup legend={t("variant")} error={error}>
        {missing.map(({ id, label }) => (
          <Choice
            key={id}
            kind="radio"
            name="variant"
            value={id}
            label={label}
            defaultChecked={id === value}
          />
        ))}
      </ChoiceGroup>
    </Anchor>
  );
}
