/**
 * The router's list of routes, one for each language: a page is loaded as a whole to go to another language, so
 * two thirds of the addresses would be read and sorted by every browser for nothing. For the same reason most pages
 * have a list without those that are one person's own: a link there loads the page as a whole (`reloadDocument`).
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A built list is a script that sets this. */
const start = "window.__reactRouterManifest=";
const name = /^manifest-\w+\.js$/;

interface Route {
  /** Whether it shows a page. */
  hasDefaultExport: boolean;
  /** The scripts to load with it. */
  imports?: string[];
}

interface RouteList {
  /** Its own address. */
  url: string;
  /** What starts the router. */
  entry: { imports?: string[] };
  routes: Record<string, Route>;
}

/** Ids of routes to which no page of the common list leads within the page: accounts, comparisons, links of mails, stock alerts. */
const entered =
  /^[a-z-]+\/(?:account(?:\/|$)|compare$|order\/:|order-transfer|order-invoice|order-reminder|stock-alert|new-password\/:|homeservice\/visit)/;

/** Whether the page of a route is loaded as a whole, and gets the list of all routes. */
export const isEntered = (routeId: string): boolean => entered.test(routeId);

/**
 * Address of the list that a page in `language` needs, from that of the list of all.
 * @param whole with the routes of {@link isEntered}
 */
export const routeListAddress = (all: string, language: string, whole = false): string =>
  all.replace(/\.js$/, `-${language}${whole ? "-whole" : ""}.js`);

/**
 * The list without the routes of other languages, whose ids begin with `<language>/`, and without those that
 * speak none and show nothing: programs and scripts ask them by their address, the router never goes there.
 */
function routesOf(language: string, languages: readonly string[], list: RouteList, whole: boolean) {
  const others = languages.filter((other) => other !== language);
  const begins = (id: string, language: string) => id.startsWith(`${language}/`);
  const shown = Object.entries(list.routes).filter(([id]) => whole || !isEntered(id));
  const routes = shown.filter(([id, { hasDefaultExport }]) =>
    hasDefaultExport ? !others.some((other) => begins(id, other)) : begins(id, language),
  );
  const url = routeListAddress(list.url, language, whole);
  const started = new Set(list.entry.imports);
  const short = routes.map(([id, route]) => [id, shortened(route, started)] as const);
  return { ...list, url, routes: Object.fromEntries(short) };
}

/**
 * A route without what the router takes for the same when it is absent: what it has not, and scripts that are
 * there before any route is.
 */
function shortened(route: Route, started: ReadonlySet<string>): Partial<Route> {
  const imports = route.imports?.filter((script) => !started.has(script));
  const isSaid = (value: unknown) =>
    value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries({ ...route, imports }).filter(([, value]) => isSaid(value)),
  );
}

/** Puts two lists for each language in the place of the list of all. `folder` holds the built scripts. */
export async function writeRouteLists(folder: string, languages: readonly string[]): Promise<void> {
  const file = (await readdir(folder)).find((entry) => name.test(entry)) ?? "manifest";
  const script = await readFile(join(folder, file), "utf8").catch(() => "");
  if (!script.startsWith(start)) throw new Error(`${folder} holds no list of routes.`);
  const list = JSON.parse(script.slice(start.length).replace(/;\s*$/, "")) as RouteList;
  for (const language of languages) {
    for (const whole of [false, true]) {
      const routes = JSON.stringify(routesOf(language, languages, list, whole));
      await writeFile(routeListAddress(join(folder, file), language, whole), `${start}${routes};`);
    }
  }
  await rm(join(folder, file));
}
