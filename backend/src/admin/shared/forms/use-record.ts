import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { Refused } from "../api";
import { useAttempt } from "../use-attempt";
import { faultsOf, resolverOf, type Schema, withoutNulls } from "./faults";
import { merge } from "./merge";

interface Editing<Stored, Draft extends FieldValues> {
  /** As it was read first; what is read later does not touch what is typed. */
  stored: Stored;
  draftOf: (stored: Stored) => Draft;
  readAgain: () => Promise<Stored>;
  schema: Schema;
  /** Where the texts of the faults stand; those of the dashboard by default. */
  texts?: string;
  /** What is saved of a draft. Drafts of which the same is saved are no change. */
  savedOf?: (draft: Draft) => unknown;
}

/** A record in its form: what is stored of it, what is typed, and what somebody else did meanwhile. */
export function useRecord<Stored, Draft extends FieldValues>({
  stored: first,
  draftOf,
  readAgain,
  schema,
  texts,
  savedOf = withoutNulls,
}: Editing<Stored, Draft>) {
  const { busy, attempt } = useAttempt();
  const begin = (stored: Stored, both?: number) => ({ stored, isStale: false, both });
  const [state, setState] = useState(() => begin(first));
  const initial = draftOf(state.stored);
  const form = useForm<Draft>({
    defaultValues: initial as DefaultValues<Draft>,
    resolver: resolverOf(schema, texts),
  });
  const { trigger, clearErrors } = form;
  const draft = withoutNulls(form.watch());
  const changed = JSON.stringify(savedOf(draft)) !== JSON.stringify(savedOf(initial));
  const typed = JSON.stringify(draft);
  const touched = typed !== JSON.stringify(withoutNulls(initial));
  // One field can right or wrong another: all of them are judged at each change, none before the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (touched) void trigger();
    else clearErrors();
  }, [typed, touched, trigger, clearErrors]);
  const fill = (now: Stored, merged?: Draft, both?: number) => {
    form.reset(merged ?? draftOf(now));
    setState(begin(now, both));
  };
  return {
    ...state,
    form,
    draft,
    faults: faultsOf(schema, draft),
    changed,
    busy,
    attempt,
    /** @param work resolves to the record as it is stored now; undefined where it was not saved */
    save: (work: (draft: Draft) => Promise<Stored | undefined>) =>
      form.handleSubmit((values) =>
        attempt(async () => {
          try {
            const saved = await work(values);
            if (saved !== undefined) fill(saved);
          } catch (error) {
            if (!(error instanceof Refused && error.status === 409)) throw error;
            setState((before) => ({ ...before, isStale: true }));
          }
        }),
      )(),
    /** Puts what is typed onto what somebody else has saved; it is still to be saved. */
    join: () =>
      attempt(async () => {
        const now = await readAgain();
        const { record, both } = merge(initial, draft, draftOf(now));
        fill(now, record, both.length);
      }),
    /** Forgets what is typed. */
    discard: () => attempt(async () => fill(await readAgain())),
  };
}

export type EditedRecord = Pick<
  ReturnType<typeof useRecord<unknown, FieldValues>>,
  "isStale" | "both" | "busy" | "faults" | "changed" | "join" | "discard"
>;
