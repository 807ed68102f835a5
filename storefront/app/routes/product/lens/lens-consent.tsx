import { consentVersions } from "@landolt/forms";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Choice } from "#app/design/choice.tsx";
import { ErrorText } from "#app/design/field.tsx";
import { useFieldErrors } from "#app/forms/field-errors.ts";
import { textIn } from "#app/forms/form-values.ts";
import { useHref } from "#app/language/use-language.ts";
import { useVisitor } from "#app/shell/use-visitor.tsx";
import { type CheckProblem, consentField, type LensCheck, noCheck } from "./lens-check.ts";

/**
 * Explicit consent to the use of the values. The page is made for everybody, so the box stands there until it
 * is known that the visitor's bag has lenses, which came with consent.
 */
export function LensConsent({ check = noCheck }: { check: LensCheck | undefined }) {
  const t = useTranslations("lens.consent");
  const problems = useTranslations("lens.check.problem");
  const address = useHref();
  const id = useId();
  const given = useVisitor()?.consented === true;
  const { errors, onInput } = useFieldErrors<CheckProblem>(check.problems);
  const problem = errors[consentField];
  const version = consentVersions["lens-values"];
  return (
    <fieldset
      onInput={onInput}
      aria-describedby={problem && id}
      data-problem={problem ? true : undefined}
      className="grid min-w-0 gap-3 border-t border-ink pt-6"
    >
      <legend className="float-start w-full font-display text-1">{t("title")}</legend>
      <p className="clear-both max-w-measure text-quiet">
        {t.rich("text", {
          privacy: (text) => (
            <Link to={address("/legal/privacy")} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
      {problem && (
        <ErrorText id={id} className="text-small">
          {problems(problem)}
        </ErrorText>
      )}
      {given && !problem ? (
        <p>{t("given")}</p>
      ) : (
        <Choice
          kind="checkbox"
          name={consentField}
          value={version}
          defaultChecked={textIn(check.typed, consentField) === version}
          autoFocus={problem !== undefined}
          label={t("label")}
        />
      )}
    </fieldset>
  );
}
