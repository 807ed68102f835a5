import { type Eye, eyes, type ParameterRange } from "@landolt/optics";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { formValues } from "#app/forms/form-values.ts";
import type { LensOutcome } from "./lens-action.server.ts";
import { type EyeState, stateOfEye } from "./lens-form.ts";
import {
  type EyeField,
  firstSphere,
  type LensFormValues,
  typedLensValues,
  withChanges,
} from "./lens-values.ts";

interface FormState {
  /** The last answer. It stays when the router forgets it, as it does with each time it asks for the page's facts. */
  outcome: LensOutcome | undefined;
  values: LensFormValues;
  /** What was sent last; undefined once it is answered. */
  sent?: LensFormValues;
}

/** What the buttons say that have a text read, or put into the fields. */
const helping = /^(?:read|use-)/;

const valuesIn = (form: HTMLFormElement) => typedLensValues(formValues(new FormData(form)));

/**
 * The state of the lens form. Without scripts it stands still at what the server answered.
 *
 * @param answer what became of the form when it was sent, while the router knows it
 */
export function useLensForm(
  range: ParameterRange,
  initial: LensFormValues,
  answer: LensOutcome | undefined,
) {
  const live = useHydrated();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // One state, so that no order of updates keeps an answer without what it has put into the fields.
  const [{ outcome, values }, setState] = useState<FormState>({
    outcome: answer,
    values: answer?.values ?? initial,
  });
  if (answer && answer !== outcome) {
    // Somebody may have gone on choosing meanwhile: an answer changes what it has put in, and nothing else.
    setState(({ values: now, sent = now }) => ({
      outcome: answer,
      values: withChanges(now, sent, answer.values),
    }));
  }
  const setValues = useCallback(
    (update: (now: LensFormValues) => LensFormValues) =>
      setState((now) => ({ ...now, values: update(now.values) })),
    [],
  );

  // What was chosen before the script arrived, or kept by the browser, counts, until an answer or a choice is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the page came with
  useEffect(() => {
    if (!form.current) return;
    const typed = valuesIn(form.current);
    const isSeen = JSON.stringify(values) === JSON.stringify(typed);
    if (!isSeen) setValues((now) => withChanges(typed, values, now));
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
    [setValues],
  );

  /** Notes what is sent. A helping button leaves the page where it is. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const sent = valuesIn(event.currentTarget);
    setState((now) => ({ ...now, sent }));
    // The form has no other elements that send it.
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!button || !helping.test(button.value)) return;
    event.preventDefault();
    void submit(button, { preventScrollReset: true });
  };
  return { live, form, outcome, values, setValues, states, change, onSubmit };
}

function isSame(one: LensFormValues, other: LensFormValues, eye: Eye): boolean {
  return one.mode === other.mode && JSON.stringify(one[eye]) === JSON.stringify(other[eye]);
}
