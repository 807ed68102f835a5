import { useEffect, useState } from "react";

/** 128 random bits; `crypto.randomUUID` is for https only. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/**
 * A key for a form, so that the same form sent twice counts once. The browser makes it, for the page
 * may be the same for everybody; empty until its scripts run, and then nothing is recognised as sent twice.
 */
export function useFormKey(): string {
  const [key, setKey] = useState("");
  useEffect(() => {
    setKey(newKey());
    // Who comes back to a page as it was left may want the same once more.
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setKey(newKey());
    };
    window.addEventListener("pageshow", renew);
    return () => window.removeEventListener("pageshow", renew);
  }, []);
  return key;
}
