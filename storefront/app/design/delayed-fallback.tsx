import { type ReactNode, Suspense } from "react";

/**
 * Content that may come late. What stands in for it is seen only after 200 ms, so that what comes
 * quickly does not flicker; its room is kept from the start. The delay is a rule of the style sheet and
 * holds before any script runs.
 */
export function LateContent(props: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={<div className="seen-late">{props.fallback}</div>}>
      {props.children}
    </Suspense>
  );
}
