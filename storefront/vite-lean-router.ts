/**
 * Leaves out of the browser's scripts what the router brings along and this site never switches on: 2.5 KB
 * less on every page. In place of each part stands what it answers while it is off.
 */
import type { Plugin } from "vite";

const router = "/react-router/dist/production/lib/";

/** Parts of the router by the ends of their files. */
const off: Record<string, string> = {
  // Asking the server for routes bit by bit. All of ours are known from the start: `routeDiscovery` is `initial`.
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    // For the router's server half, which no browser runs.
    export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch;`,
  // What is shown by a site whose root has no error page and no page of its own while it is loaded. Ours has both.
  "dom/ssr/errorBoundaries.js": `
    export const RemixRootDefaultErrorBoundary = () => null;
    export const BoundaryShell = () => null;
    // Around the whole page, for what the error page itself fails at: the page can be loaded again.
    import { Component, createElement } from "react";
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      render() {
        if (!this.state.error) return this.props.children;
        const again = createElement("a", { href: "" }, "Error ↻");
        return createElement("html", null, createElement("body", null, again));
      }
    }`,
  "dom/ssr/fallback.js": "export const RemixRootDefaultHydrateFallback = () => null;",
  // Watching loaders and navigation from outside. The site hands in no instrumentations.
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // For the router's server half.
    export let instrumentHandler, instrumentationResultMetaContext;`,
};

export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [, part = ""] = id.split(router);
      const code = off[part];
      if (code !== undefined) met.add(part);
      return code;
    },
    // A function that is asked for and missing above fails the build by itself; so does a file that moved.
    buildEnd(error) {
      const moved = Object.keys(off).filter((part) => !met.has(part));
      if (!error && moved.length > 0) this.error(`The router has no ${moved.join(", ")} any more.`);
    },
  };
}
