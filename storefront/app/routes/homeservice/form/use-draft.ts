import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { type FormValues, formValues } from "./form-values.ts";

const place = "home-service";
/** Given anew each time: what is agreed to, and what lies on the tray now. */
const notKept = ["consent", "frames"];

function readDraft(): FormValues | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return draft && typeof draft === "object" ? (draft as FormValues) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what was typed; to be called when it has arrived. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * What the form starts with, and a way to write it down. What was typed lives in the tab until it
 * is sent: a reload or another language brings it back.
 *
 * @param returned what the server sent back, which is newer than any draft
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, returned?: FormValues) {
  // `version` remounts the fields, which take their values only once.
  const [start, setStart] = useState({ values: returned ?? {}, version: 0 });
  // Before the browser can take another keystroke, which the remount would lose.
  useLayoutEffect(() => {
    const draft = returned ? undefined : readDraft();
    if (!returned && !draft) return;
    const typed = form.current ? touched(formValues(new FormData(form.current))) : {};
    setStart((before) => {
      if (before.values === returned) return before;
      return { values: returned ?? { ...draft, ...typed }, version: before.version + 1 };
    });
  }, [form, returned]);

  const remember = useCallback(() => {
    if (!form.current) return;
    const values = formValues(new FormData(form.current));
    for (const name of notKept) delete values[name];
    try {
      sessionStorage.setItem(place, JSON.stringify(values));
    } catch {
      // A browser that keeps nothing only loses the comfort.
    }
  }, [form]);
  return { ...start, remember };
}

/** What somebody typed before the page came to life. */
function touched(present: FormValues): FormValues {
  const untouched: Record<string, string> = { who: "self", country: "lu" };
  const entries = Object.entries(present).filter(
    ([name, all]) =>
      name !== "key" &&
      !notKept.includes(name) &&
      all?.some((value) => value !== "" && value !== untouched[name]),
  );
  return Object.fromEntries(entries);
}
