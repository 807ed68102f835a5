import { useState } from "react";
import { Refused } from "../api";
import { useAttempt } from "../use-attempt";
import { withValue } from "./draft";
import { together } from "./merge";

interface Editing<Stored, Draft> {
  /** As it was read first; what is read later does not touch what is typed. */
  stored: Stored;
  draftOf: (stored: Stored) => Draft;
  readAgain: () => Promise<Stored>;
}

/** A record in its form: what is stored of it, what is typed, and what somebody else did meanwhile. */
export function useRecord<Stored, Draft>({
  stored: first,
  draftOf,
  readAgain,
}: Editing<Stored, Draft>) {
  const { busy, attempt } = useAttempt();
  const begin = (stored: Stored, draft = draftOf(stored), readings = 1) => ({
    stored,
    draft,
    /** How often the fields were filled from outside; the key of those that keep what is typed. */
    readings,
    isStale: false,
    both: undefined as number | undefined,
  });
  const [state, setState] = useState(() => begin(first));
  const { stored, draft, readings } = state;
  const initial = draftOf(stored);
  const fill = (now: Stored, typed?: Draft) => setState(begin(now, typed, readings + 1));
  return {
    ...state,
    busy,
    attempt,
    changed: JSON.stringify(draft) !== JSON.stringify(initial),
    setDraft: (changed: Draft) => setState((before) => ({ ...before, draft: changed })),
    set: (path: string, value: unknown) =>
      setState((before) => ({ ...before, draft: withValue(before.draft, path, value) })),
    /** @param work resolves to the record as it is stored now; undefined where it was not saved */
    save: (work: () => Promise<Stored | undefined>) =>
      attempt(async () => {
        try {
          const saved = await work();
          if (saved !== undefined) fill(saved);
        } catch (error) {
          if (!(error instanceof Refused && error.status === 409)) throw error;
          setState((before) => ({ ...before, isStale: true }));
        }
      }),
    /** Puts what is typed onto what somebody else has saved; it is still to be saved. */
    join: () =>
      attempt(async () => {
        const now = await readAgain();
        const { record, both } = together(initial, draft, draftOf(now));
        fill(now, record);
        setState((before) => ({ ...before, both: both.length }));
      }),
    /** Forgets what is typed. */
    discard: () => attempt(async () => fill(await readAgain())),
  };
}

export type EditedRecord = ReturnType<typeof useRecord<unknown, unknown>>;
