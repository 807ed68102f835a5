/**
 * What stands on every page for requests that are lost. What they need is loaded with the first sign that a
 * visitor does something: without a connection nothing could be loaded any more.
 */
import { useEffect, useState } from "react";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { sent } from "./sent.ts";

type Outcomes = Record<string, DataStrategyResult>;
type Script = typeof import("./lost-notice.tsx");

let script: Promise<Script | undefined> | undefined;

function load(): Promise<Script | undefined> {
  script ??= import("./lost-notice.tsx").catch(() => {
    script = undefined;
    return undefined;
  });
  return script;
}

/** Runs around every request of the router in the browser. */
export const keepPage: MiddlewareFunction<Outcomes> = async (args, next) => {
  const loaded = await script;
  return loaded ? loaded.keepPage(args, next) : next();
};

/** Says what was lost, over the page. */
export function LostRequests() {
  const [loaded, setLoaded] = useState<Script>();
  useEffect(() => {
    const soon = () => void load().then(setLoaded);
    const note = (event: SubmitEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      // A field called "method", as that of the payment, stands before the form's own property.
      if (target.getAttribute("method") === "post") sent.latest = event;
    };
    const signs = ["pointerover", "keydown", "touchstart"];
    for (const sign of signs) addEventListener(sign, soon, { once: true, passive: true });
    addEventListener("submit", note, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, soon);
      removeEventListener("submit", note, true);
    };
  }, []);
  return loaded && <loaded.LostNotice />;
}
