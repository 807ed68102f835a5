import { type VisitPlace, visitPlaces } from "@landolt/forms";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { FormValues } from "#app/forms/form-values.ts";
import { visitValuesIn } from "./form-values.ts";

const keyOf = (place: VisitPlace) => `visit-${place}`;
/** Not stored: what is agreed to, what lies on the tray now, and what belongs to the page. */
const notStored = ["consent", "frames", "token", "place"];

function readDraft(place: VisitPlace): FormValues | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    return draft && typeof draft === "object" ? (draft as FormValues) : undefined;
  } catch {
    return undefined;
  }
}

/** To be called when what was typed has arrived. */
export function deleteDrafts(): void {
  try {
    for (const place of visitPlaces) sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/**
 * What the form starts with, and a way to write it down. What was typed lives in the tab until it
 * is sent: a reload or another language brings it back.
 *
 * @param place each form has a draft of its own
 * @param returned what the server sent back, which is newer than any draft
 */
export function useDraft(
  place: VisitPlace,
  form: RefObject<HTMLFormElement | null>,
  returned?: FormValues,
) {
  // `version` remounts the fields, which take their values only once.
  const [start, setStart] = useState({ values: returned ?? {}, version: 0 });
  // Before the browser can take another keystroke, which the remount would lose.
  useLayoutEffect(() => {
    const draft = returned ? undefined : readDraft(place);
    if (!returned && !draft) return;
    const typed = form.current ? touched(visitValuesIn(form.current)) : {};
    setStart((before) => {
      if (before.values === returned) return before;
      return { values: returned ?? { ...draft, ...typed }, version: before.version + 1 };
    });
  }, [place, form, returned]);

  const saveDraft = useCallback(() => {
    if (!form.current) return;
    const values = visitValuesIn(form.current);
    for (const name of notStored) delete values[name];
    try {
      sessionStorage.setItem(keyOf(place), JSON.stringify(values));
    } catch {
      // A browser that stores nothing only loses the comfort.
    }
  }, [place, form]);
  return { ...start, saveDraft };
}

/** What somebody typed before the page was hydrated. */
function touched(present: FormValues): FormValues {
  const untouched: Record<string, string> = { who: "self", country: "lu" };
  const entries = Object.entries(present).filter(
    ([name, all]) =>
      name !== "key" &&
      !notStored.includes(name) &&
      all?.some((value) => value !== "" && value !== untouched[name]),
  );
  return Object.fromEntries(entries);
}
