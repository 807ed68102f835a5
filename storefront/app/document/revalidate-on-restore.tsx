import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** A page that the browser has kept whole comes back as it was left: what changed meanwhile is asked for. */
export function CameBack() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener("pageshow", cameBack);
    return () => window.removeEventListener("pageshow", cameBack);
  }, [revalidate]);
  return null;
}
