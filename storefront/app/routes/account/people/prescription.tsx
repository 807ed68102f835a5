import { prescriptionTypes } from "@landolt/forms";
import {
  type Eye,
  eyes,
  fieldsOfKind,
  type LensField,
  type PrescriptionProblem,
  prescriptionKinds,
  readTypedPrescription,
} from "@landolt/optics";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import {
  addPrescription,
  deletePrescription,
  personById,
} from "#app/commerce/account/people.server.ts";
import { keepPrescriptionFile } from "#app/commerce/account/prescription-file.server.ts";
import { lensesThat } from "#app/commerce/catalog/lens-ranges.server.ts";
import { shopToday } from "#app/commerce/platform/business.server.ts";
import {
  type FileProblem,
  prescriptionContent,
} from "#app/commerce/platform/prescription-content.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { type FormErrors, textIn } from "#app/forms/form-values.ts";
import { submittedFile } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { AccountFrame } from "../frame.tsx";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/prescription";

export const headers = privateHeaders;

const kindIn = (params: { kind: string }) => {
  const kind = prescriptionKinds.find((one) => one === params.kind);
  if (!kind) throw data(null, { status: 404 });
  return kind;
};

export async function loader({ request, params, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const kind = kindIn(params);
  const { id, name } = valueOrErrorPage(await personById(request, params.id));
  const sold = kind === "contact" ? await lensesThat(languageOf(url.pathname), () => true) : [];
  const lenses = sold
    .map(({ product: { handle, title } }) => ({ handle, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return { id, name, kind, lenses };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const kind = kindIn(params);
  const { form: values, file } = await submittedFile(request, "file");
  const reading = readTypedPrescription(
    (name) => textIn(values, name),
    kind,
    valueOrErrorPage(await shopToday()),
  );
  const read = file && (await prescriptionContent(file));
  const errors: FormErrors<PrescriptionProblem | FileProblem> = {
    ...(!reading.ok && reading.errors),
    ...(read && "problem" in read && { file: read.problem }),
  };
  if (!reading.ok || (read && "problem" in read)) return data({ values, errors }, { status: 422 });
  const added = await addPrescription(request, params.id, reading.prescription);
  const failure = added.ok && read ? await keepFile(added.value, read.content) : added;
  if (failure.ok) {
    throw redirect(href(languageOf(url.pathname), `/account/people/${params.id}`), 303);
  }
  if (failure.problem === "notFound") valueOrErrorPage(failure);
  return data({ values, errors: undefined }, failureInit(failure));

  /** The form is sent again as a whole, so nothing is left of it without its file. */
  async function keepFile(id: string, content: Uint8Array<ArrayBuffer>) {
    const kept = await keepPrescriptionFile(request, params.id, id, content);
    if (!kept.ok) await deletePrescription(request, params.id, id);
    return kept;
  }
}

/** A prescription as somebody copies it from paper. */
export default function Prescription({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.people");
  const account = useTranslations("account");
  const lens = useTranslations("lens");
  const address = useHref();
  const { id, name, kind, lenses } = loaderData;
  const label = (field: string) => {
    const [eye = "", part] = field.split(".");
    if (field === "file") return t("file.label");
    if (part === undefined) return t(`fields.${field as "issued"}`);
    const value = eye === "pd" ? t("fields.pd") : lens(`field.${part as LensField}`);
    return t("fieldOf", { field: value, eye: lens(`eye.${(eye === "pd" ? part : eye) as Eye}`) });
  };
  return (
    <AccountFrame
      title={t(kind === "contact" ? "addContact" : "addGlasses")}
      lead={t("formLead", { name })}
    >
      {actionData && !actionData.errors && <FailureNotice>{account("unavailable")}</FailureNotice>}
      <CheckedForm
        values={actionData?.values ?? {}}
        errors={actionData?.errors}
        say={(problem, name) =>
          name === "file"
            ? t(`file.problems.${problem as FileProblem}`)
            : t(`formProblems.${problem as PrescriptionProblem}`)
        }
        label={label}
        encType="multipart/form-data"
        className="mt-8 grid max-w-narrow gap-8"
      >
        {kind === "contact" && (
          <SelectField label={t("fields.product")} hint={t("productHint")} name="product">
            <option value="">{t("otherLens")}</option>
            {lenses.map(({ handle, title }) => (
              <option key={handle} value={handle}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {eyes.map((eye) => (
          <fieldset key={eye}>
            <legend className="mb-3 font-display text-1">{lens(`eye.${eye}`)}</legend>
            <div className="grid grid-cols-2 gap-x-5 gap-y-5 sm:grid-cols-3">
              {fieldsOfKind[kind].map((field) => (
                <TextField
                  key={field}
                  label={lens(`field.${field}`)}
                  name={`${eye}.${field}`}
                  maxLength={24}
                  autoComplete="off"
                />
              ))}
              {kind === "glasses" && (
                <TextField
                  label={t("fields.pd")}
                  name={`pd.${eye}`}
                  maxLength={10}
                  autoComplete="off"
                />
              )}
            </div>
          </fieldset>
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t("fields.issued")} name="issued" type="date" required />
          <TextField label={t("fields.expires")} name="expires" type="date" />
          <TextField label={t("fields.by")} name="by" maxLength={100} className="sm:col-span-2" />
          <TextField
            type="file"
            label={t("file.label")}
            hint={t("file.hint")}
            name="file"
            accept={prescriptionTypes.join()}
            className="sm:col-span-2"
          />
        </div>
        <div className="flex flex-wrap gap-4">
          <Button type="submit">{account("save")}</Button>
          <ButtonLink look="quiet" to={address(`/account/people/${id}`)}>
            {t("back")}
          </ButtonLink>
        </div>
      </CheckedForm>
    </AccountFrame>
  );
}
