import { type Eye, eyes, type ParameterRange } from "@landolt/optics";
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { formValues } from "#app/forms/form-values.ts";
import type { LensOutcome } from "./lens-action.server.ts";
import { type EyeState, stateOfEye } from "./lens-form.ts";
import { type EyeField, firstSphere, type LensFormValues, typedLensValues } from "./lens-values.ts";

/** The state of the lens form. Without scripts it stands still at what the server answered. */
export function useLensForm(
  range: ParameterRange,
  initial: LensFormValues,
  outcome: LensOutcome | undefined,
) {
  const live = useHydrated();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(outcome?.values ?? initial);
  const [answered, setAnswered] = useState(outcome);
  if (outcome && outcome !== answered) {
    setAnswered(outcome);
    setValues(outcome.values);
  }

  // What was chosen before the script arrived, or kept by the browser, counts, until an answer or a choice is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the page came with
  useEffect(() => {
    if (!form.current) return;
    const typed = typedLensValues(formValues(new FormData(form.current)));
    const isSeen = JSON.stringify(values) === JSON.stringify(typed);
    if (!isSeen) setValues((now) => (now === values ? typed : now));
  }, []);

  // In a page that the server answered with, attributes have done the same; by the time it is hydrated,
  // somebody may be typing, or about to press what would move away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a later answer moves the focus
  useEffect(() => {
    // What was read appears below the button that was pressed, and is read out.
    if (!live || !outcome || outcome.asked === "read") return;
    const faults = '[data-refusal], [data-problem] input, [aria-invalid="true"]';
    const first = `[name="${firstSphere(outcome.values)}"]`;
    const [found] = [faults, "[data-answer]", first].flatMap(
      (what) => form.current?.querySelector<HTMLElement>(what) ?? [],
    );
    found?.focus();
  }, [outcome]);

  // The same as long as nothing is changed: a late part is given some of it.
  const judged = useMemo(() => eyes.map((eye) => stateOfEye(values, eye, range)), [values, range]);
  const states = judged.map((state): EyeState => {
    const { eye } = state;
    const sent = outcome?.problems.filter((problem) => problem.eye === eye) ?? [];
    const asSent = outcome !== undefined && isSame(outcome.values, values, eye);
    // What is not chosen yet is no mistake before the form was sent.
    const own = state.problems.filter(({ code }) => code !== "required" && live);
    return { ...state, problems: asSent ? sent : own };
  });

  const change = useCallback(
    (eye: Eye, field: EyeField, value: string) =>
      setValues((now) => ({ ...now, [eye]: { ...now[eye], [field]: value } })),
    [],
  );

  /** Sends the form by one of its helping buttons, and leaves the page where it is. */
  const help = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      void submit(event.currentTarget, { preventScrollReset: true });
    },
    [submit],
  );
  return { live, form, values, setValues, states, change, help };
}

function isSame(one: LensFormValues, other: LensFormValues, eye: Eye): boolean {
  return one.mode === other.mode && JSON.stringify(one[eye]) === JSON.stringify(other[eye]);
}
