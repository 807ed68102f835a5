/**
 * Writes the router's list of routes shorter once it is built. The router names every page once for each
 * language and spells out the same facts and files each time: 0.7 KB more on every page.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

interface Route {
  id: string;
  path?: string;
  module: string;
  imports: string[];
  [fact: string]: unknown;
}

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, Route>;
}

const opening = "window.__reactRouterManifest=";

/** Makes the list from what stands behind it. Runs in browsers, so it is written as they get it. */
const restoring = `(([pages,languages,others,kinds,rest])=>{
let routes={},
add=(id,path,[kind,...files])=>{
let{own,...facts}=kinds[kind],[module,...imports]=files.map(file=>"/assets/"+file+".js");
routes[id]={id,path,...facts,module,imports:own?imports:[...imports,...rest.entry.imports]}
},
rows=text=>text.split(";").map(row=>row.split(","));
for(let language of languages)for(let[page,...row]of rows(pages))
add(language+"/"+page,language=="en"?page||void 0:page?language+"/"+page:language,row);
for(let[id,path,...row]of rows(others))add(id,path,row);
return{...rest,routes}
})`.replaceAll("\n", "");

/** The script with the list of routes, shorter. */
export function shortManifest(script: string): string {
  const manifest: Manifest = JSON.parse(script.slice(opening.length, script.lastIndexOf(";")));
  const { routes, ...rest } = manifest;
  const shared = rest.entry.imports;
  const kinds: string[] = [];
  const row = ({ id: _id, path: _path, module, imports, ...facts }: Route) => {
    // What does not bring along what every page does has only files of its own.
    const own = !shared.every((file) => imports.includes(file));
    const kind = JSON.stringify({ ...facts, ...(own && { own }) });
    if (!kinds.includes(kind)) kinds.push(kind);
    const files = [module, ...imports.filter((file) => own || !shared.includes(file))];
    return [kinds.indexOf(kind), ...files.map((file) => file.replace(/^\/assets\/|\.js$/g, ""))];
  };
  const all = Object.values(routes);
  const languages = all.flatMap(({ id }) => /^([a-z]+)\/$/.exec(id)?.[1] ?? []);
  const pages = all.filter(({ id }) => id.startsWith("en/"));
  const others = all.filter(({ id }) => !languages.some((one) => id.startsWith(`${one}/`)));
  const data = [
    pages.map((page) => [page.id.slice("en/".length), ...row(page)].join()).join(";"),
    languages,
    others.map((other) => [other.id, other.path, ...row(other)].join()).join(";"),
    kinds.map((kind) => JSON.parse(kind)),
    rest,
  ];
  const short = `${opening}${restoring}(${JSON.stringify(data)});`;
  if (sameInAnyOrder(listIn(short)) !== sameInAnyOrder(manifest)) {
    throw new Error("The router's list of routes has another shape than it had.");
  }
  return short;
}

/** What a script writes down as the list. */
function listIn(script: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(script, { window });
  return window.__reactRouterManifest as Manifest;
}

/** A list as text, whatever the order of a route's facts and files. */
function sameInAnyOrder({ routes, ...rest }: Manifest): string {
  const sorted = Object.values(routes).map(({ imports, ...facts }) =>
    JSON.stringify(
      Object.entries({ ...facts, imports: imports.toSorted() })
        .filter(([, fact]) => fact !== undefined)
        .sort(),
    ),
  );
  return JSON.stringify([rest, sorted.sort()]);
}

/** Shortens the list among the built scripts in `folder`. */
export async function shortenManifest(folder: string): Promise<void> {
  const [name = ""] = (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file));
  const path = join(folder, name);
  await writeFile(path, shortManifest(await readFile(path, "utf8")));
}
