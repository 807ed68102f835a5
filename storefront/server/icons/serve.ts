/** Answers `/icons/<prefix>.json?icons=a,b` with these icons of a bundled set and no others. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#server/log.ts";
import { type IconSet, iconSet, isIconSet } from "./icon-set.ts";

/** Characters of the address, its query included. */
const longest = 500;

const refusals = {
  400: "Ask for icons by name: ?icons=name,other-name",
  404: "There is no such icon set.",
  405: "Icons are only read.",
  414: `The address is longer than ${longest} characters.`,
  424: "The icon set is not installed.",
} as const;

interface Wanted {
  names: string[];
  version: string | null;
}

/** What a query asks for; undefined where it is none of ours. */
function readIconQuery(query: URLSearchParams): Wanted | undefined {
  if ([...query.keys()].some((key) => key !== "icons" && key !== "v")) return undefined;
  const names = [...new Set((query.get("icons") ?? "").split(","))];
  if (!names.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))) return undefined;
  return { names, version: query.get("v") };
}

function answerOf(prefix: string, set: IconSet, names: readonly string[]) {
  const found = names.flatMap((name) => {
    const icon = set.icon(name);
    return icon ? [[name, icon] as const] : [];
  });
  const missing = names.filter((name) => !set.icon(name));
  return {
    prefix,
    width: set.width,
    height: set.height,
    icons: Object.fromEntries(found),
    ...(missing.length > 0 && { not_found: missing }),
  };
}

/** @param read reads a set; throws where it is not there */
export function serveIcons(read: (prefix: string) => Promise<IconSet> = iconSet) {
  async function answer(prefix: string, wanted: Wanted, response: ServerResponse, head: boolean) {
    let set: IconSet;
    try {
      set = await read(prefix);
    } catch (error) {
      log.error({ err: error, prefix }, "An icon set could not be read.");
      refuse(response, 424);
      return;
    }
    // An address that names the version says the same for ever.
    const lasting = wanted.version === set.version;
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Cache-Control": lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    });
    response.end(head ? undefined : JSON.stringify(answerOf(prefix, set, wanted.names)));
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = request.url ?? "";
    const [path = "", query = ""] = address.split("?", 2);
    if (!path.startsWith("/icons/")) {
      next();
      return;
    }
    const prefix = /^\/icons\/([a-z0-9-]+)\.json$/.exec(path)?.[1];
    const wanted = readIconQuery(new URLSearchParams(query));
    if (request.method !== "GET" && request.method !== "HEAD") refuse(response, 405);
    else if (address.length > longest) refuse(response, 414);
    else if (!prefix || !isIconSet(prefix)) refuse(response, 404);
    else if (!wanted) refuse(response, 400);
    else void answer(prefix, wanted, response, request.method === "HEAD");
  };
}

function refuse(response: ServerResponse, status: keyof typeof refusals): void {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end(refusals[status]);
}
