import { eyes, hasExpired, isOrderable, lensFields } from "@landolt/optics";
import { data, Form, Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import {
  deletePrescription,
  erasePerson,
  type Person,
  personById,
} from "#app/commerce/account/people.server.ts";
import { keepPrescriptionFile } from "#app/commerce/account/prescription-file.server.ts";
import { shopToday } from "#app/commerce/platform/business.server.ts";
import {
  type FileProblem,
  prescriptionContent,
} from "#app/commerce/platform/prescription-content.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedFile } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { carriedPrefix, fieldName, valueText } from "../../product/lens/lens-values.ts";
import { AccountFrame } from "../frame.tsx";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/person";
import { lensTitles } from "./lens-titles.server.ts";
import { PrescriptionCard, type ShownPrescription } from "./prescription-card.tsx";

export const headers = privateHeaders;

/** The values as the page of the lens takes them over; they go in a form's body, never in an address. */
function carriedOf({
  prescription,
}: Person["prescriptions"][number]): ShownPrescription["carried"] {
  return eyes.flatMap((eye) =>
    lensFields.flatMap((field) => {
      const value = prescription[eye]?.[field];
      return value === undefined
        ? []
        : [[carriedPrefix + fieldName(eye, field), valueText(field, value)] as const];
    }),
  );
}

export async function loader({ request, params, url }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const { id, name, prescriptions } = valueOrErrorPage(await personById(request, params.id));
  const today = valueOrErrorPage(await shopToday());
  const language = languageOf(url.pathname);
  const titles = await lensTitles(language, prescriptions);
  const shown = prescriptions.map((one): ShownPrescription => {
    const { product } = one.prescription;
    const title = product && titles.get(product);
    const expired = hasExpired(one.prescription, today);
    const orderable = title !== undefined && !expired && isOrderable(one.prescription);
    return {
      ...{ id: one.id, prescription: one.prescription, expired, inStore: one.in_store },
      ...(one.file && { file: href(language, `/account/people/${id}/file/${one.id}`) }),
      ...(title && { title }),
      carried: orderable ? carriedOf(one) : [],
    };
  });
  return { id, name, prescriptions: shown };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  await accountOrSignIn(request);
  const { form: values, file } = await submittedFile(request, "file");
  const intent = textIn(values, "intent");
  const prescription = textIn(values, "prescription");
  const refuse = (problem: FileProblem, init: ResponseInit) =>
    data({ prescription, problem }, init);
  const ask = async () => {
    if (intent === "erase") return erasePerson(request, params.id);
    if (intent === "delete") return deletePrescription(request, params.id, prescription);
    const read = file ? await prescriptionContent(file) : { problem: "file-type" as const };
    return "problem" in read
      ? read
      : keepPrescriptionFile(request, params.id, prescription, read.content);
  };
  const answer = await ask();
  if (!("ok" in answer)) return refuse(answer.problem, { status: 422 });
  if (answer.ok) {
    const next =
      intent === "erase" ? href(languageOf(url.pathname), "/account/people") : url.pathname;
    throw redirect(next, 303);
  }
  if (intent === "file" && answer.problem !== "notFound") {
    return refuse("file-failed", failureInit(answer));
  }
  throw data(null, failureInit(answer));
}

/** The prescriptions of one person. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.people");
  const address = useHref();
  const { id, name, prescriptions } = loaderData;
  return (
    <AccountFrame title={t("of", { name })}>
      {prescriptions.length === 0 && <p className="mt-6 max-w-measure">{t("none")}</p>}
      <ul className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {prescriptions.map((one) => (
          <li key={one.id} className="border-t border-line pt-5">
            <PrescriptionCard
              shown={one}
              fileProblem={actionData?.prescription === one.id ? actionData.problem : undefined}
            />
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap gap-4">
        <ButtonLink to={address(`/account/people/${id}/contact`)}>{t("addContact")}</ButtonLink>
        <ButtonLink look="quiet" to={address(`/account/people/${id}/glasses`)}>
          {t("addGlasses")}
        </ButtonLink>
      </p>
      <section className="mt-14 max-w-measure border-t border-line pt-6">
        <p className="text-quiet">{t("exchange.about")}</p>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {prescriptions.length > 0 && (
            <a href={address(`/account/people/${id}/fhir`)} download className="link font-semibold">
              {t("exchange.download")}
            </a>
          )}
          <Link to={address(`/account/people/${id}/import`)} className="link font-semibold">
            {t("exchange.import")}
          </Link>
        </p>
      </section>
      <Form method="post" className="mt-14 max-w-measure border-t border-line pt-6">
        <p className="text-quiet">{t("eraseText")}</p>
        <Button look="quiet" type="submit" name="intent" value="erase" className="mt-4">
          {t("erase", { name })}
        </Button>
      </Form>
    </AccountFrame>
  );
}
