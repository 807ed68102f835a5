import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { type FormProblems, fieldAnchor, person } from "./form-values.ts";
import type { Failure } from "./home-service-action.server.ts";

/** What is asked of who asks and of who is visited. */
const ofPatient = new Set<string>([...person, "email", "phone"]);

interface SummaryProps {
  failure: Failure;
  /** What the form came back with: takes the focus so that nobody has to search for it. */
  told: FormProblems;
  /** What is left of it; the same object while that is all. */
  problems: FormProblems;
}

/**
 * Why the form came back and what has to be mended, above the form. Read out as it arrives, not as it
 * grows shorter.
 */
export function ProblemSummary(props: SummaryProps) {
  const t = useTranslations("homeservice");
  const box = useRef<HTMLDivElement>(null);
  const { failure, told, problems } = props;
  const fresh = problems === told;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same failure twice is told twice
  useEffect(() => box.current?.focus(), [failure, told]);
  const entries = Object.entries(problems);
  const asksForAnother = Object.keys(told).some((name) => name.startsWith("requester."));
  /** Whose field or which row it is, where the form has several of the kind. */
  const whose = (name: string) => {
    const [list = "", row] = name.split(".");
    if (list === "requester") return t("who.you");
    if (list === "patients" && row) return t("patients.one", { number: Number(row) + 2 });
    if (list === "appointments" && row) return t("wishes.one", { number: Number(row) + 1 });
    return asksForAnother && ofPatient.has(name) ? t("who.them") : undefined;
  };
  const sayable = (name: string, problem: string) => {
    const owner = whose(name);
    return owner === undefined ? problem : t("failures.of", { whose: owner, problem });
  };
  if (!fresh && entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
    <div ref={box} tabIndex={-1} autoFocus className="scroll-mt-24">
      <Notice tone="danger" alert={fresh} title={t(`failures.${failure}.title`)}>
        <p>{t(`failures.${failure}.text`)}</p>
        {entries.length > 0 && (
          <ul className="mt-3 list-disc ps-5">
            {entries.map(([name, problem]) => (
              <li key={name}>
                <a href={`#${fieldAnchor(name)}`} onClick={() => focusField(name)} className="link">
                  {problem && sayable(name, t(`problems.${problem}`))}
                </a>
              </li>
            ))}
          </ul>
        )}
        {failure !== "invalid" && failure !== "again" && (
          <p className="mt-3">
            {t("failures.call")} <PhoneLink className="font-semibold" />
          </p>
        )}
      </Notice>
    </div>
  );
}

/** The link alone leads to the box; with JavaScript the cursor already stands in the field. */
function focusField(name: string) {
  const controls = ":is(input:not([type=hidden]), select, textarea, td [tabindex='0'], button)";
  const box = document.getElementById(fieldAnchor(name));
  const folded = box?.closest("details");
  if (folded) folded.open = true;
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(controls)?.focus());
}
