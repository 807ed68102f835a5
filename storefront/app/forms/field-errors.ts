import { type FormEvent, useEffect, useState } from "react";
import type { FormErrors } from "./form-values.ts";

/** Whether somebody typed in a field of the server's page before React hydrated it. */
function isTypedIn(name: string): boolean {
  const [field] = document.getElementsByName(name);
  return (
    field !== undefined &&
    "defaultValue" in field &&
    (field as HTMLInputElement).value !== field.defaultValue
  );
}

/**
 * The errors that a form came back with, without those that have been corrected since. An error goes with the
 * keystroke that corrects its field, not when the field is left: what leaves it is often a press on a button,
 * which must not move away. It does not come back before the form is sent again.
 *
 * @param returned by the name of the field; the same object until the form comes back again
 * @param judge says which errors the form would have if it was sent now, where something in the page knows;
 *   otherwise a field that the browser accepts is taken for corrected, as the rest is the server's to say
 */
export function useFieldErrors<Problem extends string>(
  returned: FormErrors<Problem>,
  judge?: () => object | undefined,
) {
  const [reduced, setReduced] = useState<{ from: object; left: FormErrors<Problem> }>();
  const errors = reduced?.from === returned ? reduced.left : returned;

  const settleWhere = (isChanged: (name: string) => boolean, accepted = true) => {
    const before = Object.entries(errors);
    if (!before[0]) return;
    const wrong = judge?.() ?? (accepted ? {} : returned);
    const still = before.filter(([name]) => name in wrong || !isChanged(name));
    if (before[still.length]) setReduced({ from: returned, left: Object.fromEntries(still) });
  };
  /** Takes what was changed: a field, a part by what its names begin with, or by "" all of the form. */
  const settle = (changed: string, accepted?: boolean) =>
    settleWhere((name) => name.startsWith(changed) || changed.startsWith(name), accepted);
  // Only once: later changes come as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before there were any events
  useEffect(() => settleWhere(isTypedIn), []);
  const onInput = ({ target }: FormEvent) => {
    const { name, validity } = target as HTMLInputElement;
    settle(name, validity.valid);
  };
  /** `errors` is `returned` while nothing is corrected. */
  return { errors, settle, onInput };
}
