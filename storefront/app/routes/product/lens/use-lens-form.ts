import { type Eye, eyes, type ParameterRange } from "@landolt/optics";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/document/use-hydrated.ts";
import { formValues } from "#app/forms/form-values.ts";
import type { LensOutcome } from "./lens-action.server.ts";
import {
  type LensProblem,
  nearestFor,
  type ParsedEye,
  parseEye,
  problemsOfEye,
} from "./lens-form.ts";
import { eyesOf, type LensFormValues, typedLensValues } from "./lens-values.ts";

/** One eye of the form, read. */
export interface EyeState {
  eye: Eye;
  parsed: ParsedEye;
  problems: readonly LensProblem[];
  /** Whether the values are those of a lens that exists. */
  complete: boolean;
  nearest: ReturnType<typeof nearestFor>;
}

/** The state of the lens form. Without scripts it stands still at what the server answered. */
export function useLensForm(
  range: ParameterRange,
  initial: LensFormValues,
  outcome: LensOutcome | undefined,
) {
  const live = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(outcome?.values ?? initial);

  // What was chosen before the script arrived, or kept by the browser, counts.
  useEffect(() => {
    if (form.current) setValues(typedLensValues(formValues(new FormData(form.current))));
  }, []);

  useEffect(() => {
    if (!outcome) return;
    const first = '[data-refusal], [data-problem] input, [aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [outcome]);

  const states = eyes.map((eye): EyeState => {
    const parsed = parseEye(values, eye);
    const own = problemsOfEye(parsed, eye, range);
    const sent = outcome?.problems.filter((problem) => problem.eye === eye) ?? [];
    const asSent = outcome !== undefined && isSame(outcome.values, values, eye);
    return {
      eye,
      parsed,
      // What is not chosen yet is no mistake before the form was sent.
      problems: asSent ? sent : own.filter(({ code }) => code !== "required" && live),
      complete: own.length === 0,
      nearest: eyesOf(values.mode).includes(eye) ? nearestFor(parsed, range) : undefined,
    };
  });
  return { live, form, values, setValues, states };
}

function isSame(one: LensFormValues, other: LensFormValues, eye: Eye): boolean {
  return one.mode === other.mode && JSON.stringify(one[eye]) === JSON.stringify(other[eye]);
}
