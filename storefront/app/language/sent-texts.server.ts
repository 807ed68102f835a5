import textsOfScripts from "virtual:texts-of-scripts";
import type { SiteLanguage } from "@landolt/forms";
import type { EntryContext } from "react-router";
import { catalogs } from "./catalogs.server.ts";
import { pickTexts } from "./pick-texts.ts";

const made = new Map<string, string>();

/**
 * JSON of the texts that the scripts of a page can say, fit to stand within an element.
 * @param context what the router knows of the page being made
 */
export function sentTexts(language: SiteLanguage, context: EntryContext): string {
  const { matches } = context.staticHandlerContext;
  const { entry, routes } = context.manifest;
  const scripts = [entry.module, ...matches.flatMap(({ route }) => routes[route.id]?.module ?? [])];
  const key = `${language} ${scripts.join(" ")}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const all = catalogs[language];
  // While the site is being worked on nothing is built, and a page brings all.
  const paths = scripts.flatMap((script) => textsOfScripts[script] ?? Object.keys(all));
  const json = JSON.stringify(pickTexts(all, paths)).replaceAll("<", "\\u003c");
  made.set(key, json);
  return json;
}
