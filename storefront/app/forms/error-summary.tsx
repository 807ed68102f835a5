import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#app/design/notice.tsx";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { fieldAnchor } from "./form-values.ts";

interface ErrorSummaryProps {
  /** What the form came back with, another object each time: takes the focus so that nobody has to search. */
  returned: object;
  /** Whether all of it is left. It is read out as it arrives, not as it grows shorter. */
  fresh: boolean;
  title: string;
  /** What is left: the name of the field, and the text of the link to it. */
  entries: readonly (readonly [name: string, text: string])[];
  /** Why the form came back, and what else can be done. */
  before?: ReactNode;
  after?: ReactNode;
}

/** What has to be corrected, above the form. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { returned, fresh, title, entries, before, after } = props;
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // In a page that the server answered with, the attribute has done the same; by the time it is hydrated,
  // somebody may be typing in a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors twice are read out twice
  useEffect(() => {
    if (hydrated) box.current?.focus();
  }, [returned]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form that was not accepted
    <div ref={box} tabIndex={-1} autoFocus className="scroll-mt-24">
      <Notice tone="danger" alert={fresh} title={title}>
        {before}
        {entries.length > 0 && (
          <ul className="mt-3 list-disc ps-5">
            {entries.map(([name, text]) => (
              <li key={name}>
                <a
                  href={`#${fieldAnchor(name)}`}
                  onClick={(event) => focusField(event, name)}
                  className="link"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {after}
      </Notice>
    </div>
  );
}

/**
 * The link alone leads to the box. With JavaScript the cursor stands in the field, and the address stays: its
 * change would be a navigation, with which the router drops what the form came back with.
 */
function focusField(event: MouseEvent, name: string) {
  const controls = ":is(input:not([type=hidden]), select, textarea, td [tabindex='0'], button)";
  event.preventDefault();
  const box = document.getElementById(fieldAnchor(name));
  if (!box) return;
  const folded = box.closest("details");
  if (folded) folded.open = true;
  box.scrollIntoView();
  box.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
