import { type FormEvent, useEffect, useState } from "react";

/** Whether somebody typed in a field of the server's page before React took it over. */
function isTypedIn(name: string): boolean {
  const [field] = document.getElementsByName(name);
  return (
    field !== undefined &&
    "defaultValue" in field &&
    (field as HTMLInputElement).value !== field.defaultValue
  );
}

/**
 * The faults that a form came back with, without those that have been mended since. A fault goes with the
 * keystroke that mends its field, not when the field is left: what leaves it is often a press on a button,
 * which must not move away. It does not come back before the form is sent again.
 *
 * @param told by the name of the field; while there are any, the same object until the form comes back anew
 * @param judge says what the form would be told if it was sent now, where something in the page knows;
 *   otherwise a field that the browser accepts is taken for mended, as the rest is the server's to say
 */
export function useFaults<Faults extends object>(told: Faults, judge?: () => object | undefined) {
  const [kept, keep] = useState<{ told: Faults; left: Partial<Faults> }>();
  const faults: Partial<Faults> = kept?.told === told ? kept.left : told;

  const settleWhere = (isChanged: (name: string) => boolean, accepted = true) => {
    const before = Object.entries(faults);
    if (!before[0]) return;
    const wrong = judge?.() ?? (accepted ? {} : told);
    const still = before.filter(([name]) => name in wrong || !isChanged(name));
    if (before[still.length]) keep({ told, left: Object.fromEntries(still) as Partial<Faults> });
  };
  /** To be told what was changed: a field, a part by what its names begin with, or by "" all of the form. */
  const settle = (changed: string, accepted?: boolean) =>
    settleWhere((name) => name.startsWith(changed) || changed.startsWith(name), accepted);
  // Only once: later changes come as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before there were any events
  useEffect(() => settleWhere(isTypedIn), []);
  const onInput = ({ target }: FormEvent) => {
    const { name, validity } = target as HTMLInputElement;
    settle(name, validity.valid);
  };
  /** `faults` are `told` while nothing is mended. */
  return { faults, settle, onInput };
}
