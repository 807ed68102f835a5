/**
 * Finds out while the site is built which texts each script can say, so that a page brings along its own
 * and not those of the whole site: 14 KB less on every page.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { textPaths } from "./text-paths.ts";
import { messages } from "./vite-messages.ts";

const virtualId = "virtual:texts-of-scripts";
/** What the browser's build knows and the server's build asks for; beside the two builds. */
const scriptTexts = "texts-of-scripts.json";
const routeModule = /\?__react-router-build-client-route$/;
/** A visitor who comes to a page later has the texts of another one. */
const wait = `
import { textsForLater } from "/app/language/browser-texts.ts";
await textsForLater();`;

/** The top level of the texts. */
function groupsOfTexts(): string[] {
  const [file = ""] = readdirSync(messages);
  return Object.keys(JSON.parse(readFileSync(join(messages, file), "utf8")));
}

export function sentTexts(): Plugin[] {
  const groups = groupsOfTexts();
  /** Of each module of the browser's, by its id. */
  const said = new Map<string, readonly string[]>();
  return [
    {
      name: "sent-texts",
      enforce: "pre",
      transform(code, id) {
        if (this.environment.name !== "client" || /node_modules|\.(?:json|css)$/.test(id)) return;
        said.set(id, textPaths(code, groups));
      },
      resolveId: (id) => (id === virtualId ? `\0${id}` : undefined),
      load(id) {
        if (id !== `\0${virtualId}`) return undefined;
        if (this.environment.mode === "dev") return "export default {}";
        const { outDir } = this.environment.config.build;
        return `export default ${readFileSync(join(dirname(outDir), scriptTexts), "utf8")}`;
      },
      writeBundle({ dir = "" }, bundle) {
        if (this.environment.name !== "client") return;
        const textsOf = (file: string, seen: Set<string>): string[] => {
          const chunk = bundle[file];
          if (chunk?.type !== "chunk" || seen.has(file)) return [];
          seen.add(file);
          const own = chunk.moduleIds.flatMap((id) => said.get(id) ?? []);
          const more = [...chunk.imports, ...chunk.dynamicImports];
          return [...own, ...more.flatMap((next) => textsOf(next, seen))];
        };
        const scripts = Object.keys(bundle).map((file) => [
          `/${file}`,
          [...new Set(textsOf(file, new Set()))].sort(),
        ]);
        writeFileSync(join(dirname(dir), scriptTexts), JSON.stringify(Object.fromEntries(scripts)));
      },
    },
    {
      name: "sent-texts-wait",
      apply: "build",
      enforce: "post",
      transform(code, id) {
        // One that answers with data alone says nothing.
        const page = routeModule.test(id) && /\bdefault\b/.test(code);
        if (this.environment.name !== "client" || !page) return undefined;
        return { code: code + wait, map: null };
      },
    },
  ];
}
