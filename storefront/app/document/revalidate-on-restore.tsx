import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** A page from the browser's back/forward cache is shown as it was left: what changed meanwhile is requested. */
export function RevalidateOnRestore() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [revalidate]);
  return null;
}
