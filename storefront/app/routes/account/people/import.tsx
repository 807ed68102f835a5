import { largestFhirFile } from "@landolt/optics/fhir";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { addPrescription, personById } from "#app/commerce/account/people.server.ts";
import { shopToday } from "#app/commerce/platform/business.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { TextField } from "#app/forms/fields.tsx";
import type { FormErrors } from "#app/forms/form-values.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedFile } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { AccountFrame } from "../frame.tsx";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/import";
import { chosenIn, type ImportProblem, previewOf } from "./fhir-import.server.ts";
import { FoundPrescriptions } from "./found-prescriptions.tsx";

export const headers = privateHeaders;

export async function loader({ request, params }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const { id, name } = valueOrErrorPage(await personById(request, params.id));
  return { id, name };
}

const failed = (problem: ImportProblem) => {
  const errors: FormErrors<ImportProblem> = { file: problem };
  return data({ errors }, { status: 422 });
};

export async function action({ request, params, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const language = languageOf(url.pathname);
  const { form, file } = await submittedFile(request, "file");
  const person = valueOrErrorPage(await personById(request, params.id));
  const today = valueOrErrorPage(await shopToday());
  if (textIn(form, "intent") !== "save") {
    const preview = await previewOf(file, language, person, today);
    return "problem" in preview ? failed(preview.problem) : data({ preview });
  }
  const chosen = chosenIn(form.prescription ?? [], today);
  if (!chosen) throw data(null, { status: 400 });
  if (chosen.length === 0) return failed("choice");
  for (const prescription of chosen) {
    const added = await addPrescription(request, person.id, prescription);
    if (!added.ok) return data({ isStopped: true as const }, failureInit(added));
  }
  throw redirect(href(language, `/account/people/${person.id}`), 303);
}

/** A FHIR file is read, what is in it is looked at, and what was chosen of it is kept. */
export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.people");
  const address = useHref();
  const { id, name } = loaderData;
  const preview = actionData && "preview" in actionData ? actionData.preview : undefined;
  const errors = actionData && "errors" in actionData ? actionData.errors : undefined;
  return (
    <AccountFrame title={t("exchange.import")} lead={t("exchange.lead", { name })}>
      {actionData && "isStopped" in actionData && (
        <FailureNotice>{t("exchange.stopped")}</FailureNotice>
      )}
      {preview && <FoundPrescriptions preview={preview} name={name} />}
      <CheckedForm
        encType="multipart/form-data"
        values={{}}
        errors={errors}
        say={(problem) => t(`exchange.problems.${problem}`)}
        label={() => t("exchange.file")}
        className="mt-10 grid max-w-measure gap-6"
      >
        <TextField
          type="file"
          name="file"
          accept=".json,application/json,application/fhir+json"
          label={t(preview ? "exchange.another" : "exchange.file")}
          hint={t("exchange.fileHint", { kilobytes: largestFhirFile / 1024 })}
          required
        />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" name="intent" value="read" look={preview ? "quiet" : "primary"}>
            {t("exchange.read")}
          </Button>
          <ButtonLink look="quiet" to={address(`/account/people/${id}`)}>
            {t("back")}
          </ButtonLink>
        </div>
      </CheckedForm>
    </AccountFrame>
  );
}
