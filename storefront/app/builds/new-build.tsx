import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { buildWatch } from "./build-watch.ts";
import { mayReload, noteUnderWay, takeUnderWay } from "./reload-guard.ts";

declare global {
  /** Written by the router's own script (`server/route-lists.ts`); its version names the build. */
  var __reactRouterManifest:
    | {
        version: string;
        routes: Record<string, { module: string; imports?: string[] } | undefined>;
      }
    | undefined;
}

/** Milliseconds until the own manifest is fetched, when the page has long been painted. */
const prefetchAfter = 1_000;
/** Milliseconds between two looks; none while the page is not seen. */
const lookEvery = 5 * 60_000;

// Of the page as loaded, beyond any render of it.
let stale = false;
/** Where the visitor has asked to go. A click is known at once, the router's word for it only when rendered. */
let wanted: string | undefined;

/** The path to which a click leads on this page's own site. */
function linkedBy({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const elsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target;
  if (!link?.href || elsewhere || link.origin !== window.location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The build could not be asked for: ${answer.status}`);
  return answer.json();
}

/** Loads `path` as a whole page, unless that was tried a moment ago. */
function loadWholePage(path: string): void {
  if (mayReload(sessionStorage, path, Date.now())) window.location.assign(path);
}

/**
 * Notices a new build and lets the next navigation load a whole page of it. A part of the site that
 * cannot be loaded any more, because a newer build took its place, is met the same way.
 */
export function NewBuild() {
  useWatch();
  useRecovery();
  return null;
}

function useWatch(): void {
  useEffect(() => {
    const own = globalThis.__reactRouterManifest?.version;
    // Vite sends changes itself while the site is being worked on.
    if (!own || import.meta.env.DEV) return;
    const watch = buildWatch({ own, read, now: Date.now });
    const look = async () => {
      if (!stale && document.visibilityState === "visible") stale = await watch.isStale();
    };
    const ahead = setTimeout(watch.prefetch, prefetchAfter);
    const looking = setInterval(look, lookEvery);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(ahead);
      clearInterval(looking);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

function useRecovery(): void {
  const here = useLocation().key;
  const { location, formData } = useNavigation();
  const target =
    location && !formData ? location.pathname + location.search + location.hash : undefined;

  useEffect(() => {
    if (target === undefined) return;
    if (stale) {
      loadWholePage(target);
      return;
    }
    wanted = target;
  }, [target]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is left to do after arriving.
  useEffect(() => {
    wanted = undefined;
  }, [here]);

  useEffect(() => {
    const click = (event: MouseEvent) => {
      wanted = linkedBy(event) ?? wanted;
    };
    // The router reloads the page it is on when a part of the next one cannot be loaded.
    const leave = () => {
      if (wanted !== undefined) noteUnderWay(sessionStorage, wanted, Date.now());
    };
    document.addEventListener("click", click, { capture: true });
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("click", click, { capture: true });
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation");
    const led = takeUnderWay(sessionStorage, Date.now());
    const reloaded = arrival instanceof PerformanceNavigationTiming && arrival.type === "reload";
    if (led !== undefined && reloaded) loadWholePage(led);
    const missing = (event: Event) => {
      const { pathname, search } = window.location;
      if (!mayReload(sessionStorage, pathname + search, Date.now())) return;
      event.preventDefault();
      window.location.reload();
    };
    window.addEventListener("vite:preloadError", missing);
    return () => window.removeEventListener("vite:preloadError", missing);
  }, []);
}
