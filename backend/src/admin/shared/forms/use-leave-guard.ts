import { usePrompt } from "@medusajs/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { useShared } from "../language";

/** Asks before a page with entries that are not saved is left, by a link or by closing the window. */
export function useLeaveGuard(unsaved: boolean): void {
  const t = useShared();
  const prompt = usePrompt();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // Once for each attempt to leave: the question's texts and functions are new with every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void prompt({
      title: t("leaveTitle"),
      description: t("leaveText"),
      confirmText: t("leave"),
      cancelText: t("stay"),
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
