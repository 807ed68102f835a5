import { useCallback, useRef } from "react";

/**
 * To be asked in the effects of a form: whether somebody filled it in before the page's program ran, as
 * `deferred-hydration.tsx` notes. True in the first effect only. Such a form is marked `data-early`, so that choosing
 * in it does not hydrate the page in one piece (`hydrate.tsx`).
 */
export function useEarlyTouch(): (form: HTMLFormElement | null | undefined) => boolean {
  const isFirst = useRef(true);
  return useCallback((form) => {
    const early = isFirst.current && form?.dataset.touched !== undefined;
    isFirst.current = false;
    return early;
  }, []);
}
