import type { CheckoutField } from "@landolt/forms";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Notice } from "#app/design/notice.tsx";
import { fieldAnchor, type Problems } from "#app/routes/checkout/shipping-values.ts";

interface SummaryProps {
  /** What the form came back with: takes the focus so that nobody has to search for it. */
  told: Problems;
  /** What is left of it; the same object while that is all. */
  problems: Problems;
}

/** What has to be mended, above the form. Read out as it arrives, not as it grows shorter. */
export function ProblemSummary({ told, problems }: SummaryProps) {
  const t = useTranslations("checkout");
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.keys(problems) as CheckoutField[];
  // Without JavaScript the attribute does the same when the page arrives.
  useEffect(() => {
    if (Object.keys(told).length > 0) box.current?.focus();
  }, [told]);
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
    <div ref={box} tabIndex={-1} autoFocus>
      <Notice
        tone="danger"
        alert={problems === told}
        title={t("problemTitle", { count: fields.length })}
      >
        <ul className="mt-2 list-disc ps-5">
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${fieldAnchor(field)}`} onClick={() => focusField(field)} className="link">
                {t(`fields.${field}`)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The link alone leads to the box; with JavaScript the cursor already stands in the field. */
function focusField(field: CheckoutField) {
  const control = document.querySelector<HTMLElement>(`#${fieldAnchor(field)} :is(input, select)`);
  requestAnimationFrame(() => control?.focus());
}
