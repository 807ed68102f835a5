import { useTranslations } from "use-intl";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { person, type VisitErrors } from "./form-values.ts";
import type { Failure } from "./home-service-action.server.ts";

/** What is asked of who asks and of who is visited. */
const ofPatient = new Set<string>([...person, "email", "phone"]);

interface RequestFailureProps {
  failure: Failure;
  /** What the form came back with. */
  returned: VisitErrors;
  /** What is left of it; the same object while that is all. */
  errors: VisitErrors;
}

/** Why the request came back and what has to be corrected, above the form. */
export function RequestFailure({ failure, returned, errors }: RequestFailureProps) {
  const t = useTranslations("homeservice");
  const fresh = errors === returned;
  const asksForAnother = Object.keys(returned).some((name) => name.startsWith("requester."));
  /** Whose field or which row it is, where the form has several of the kind. */
  const whose = (name: string) => {
    const [list = "", row] = name.split(".");
    if (list === "requester") return t("who.you");
    if (list === "patients" && row) return t("patients.one", { number: Number(row) + 2 });
    if (list === "appointments" && row) return t("wishes.one", { number: Number(row) + 1 });
    return asksForAnother && ofPatient.has(name) ? t("who.them") : undefined;
  };
  const entries = Object.entries(errors).map(([name, key]) => {
    const problem = key ? t(`problems.${key}`) : "";
    const owner = whose(name);
    return [
      name,
      owner === undefined ? problem : t("failures.of", { whose: owner, problem }),
    ] as const;
  });
  if (!fresh && entries.length === 0) return null;
  return (
    <ErrorSummary
      returned={returned}
      fresh={fresh}
      title={t(`failures.${failure}.title`)}
      entries={entries}
      before={<p>{t(`failures.${failure}.text`)}</p>}
      after={
        failure !== "invalid" &&
        failure !== "again" && (
          <p className="mt-3">
            {t("failures.call")} <PhoneLink className="font-semibold" />
          </p>
        )
      }
    />
  );
}
