import { join } from "node:path";
import { projectFolder } from "../settings.mjs";
import type { Children } from "./children.ts";
import type { Steps } from "./steps.ts";

/** What every step of a launch needs. */
export interface Launch {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly steps: Steps;
  readonly children: Children;
  /** Aborted when the person stops the launch or another step has failed. */
  readonly signal: AbortSignal;
}

/** Where stamps and caches of builds are kept; they belong to the checkout, not to a shop. */
export const buildFolder = join(projectFolder, ".build");
export const backendFolder = join(projectFolder, "backend");
export const storefrontFolder = join(projectFolder, "storefront");
/** The built backend and dashboard; from there the backend runs. */
export const builtBackend = join(backendFolder, ".medusa/server");
/** The backend's command line program. */
export const medusa = join(backendFolder, "node_modules/@medusajs/cli/cli.js");

/** The launcher's own files in a data folder. */
export function filesIn(dataDir: string) {
  return {
    lock: join(dataDir, "landolt.pid"),
    children: join(dataDir, "children.json"),
    lastStart: join(dataDir, "last-start.json"),
  };
}

/** The machine's variables that a child may see; everything else is named where it is started. */
const inherited =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|SYSTEMROOT|APPDATA|LOCALAPPDATA|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|LD_PRELOAD|FAKETIME\w*|SSL_CERT_\w+|(HTTPS?|NO)_PROXY|LOG_LEVEL)$/i;

export function childEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (inherited.test(name)) env[name] = value;
  }
  // Compiled code is kept between starts: the backend loads some thousand files.
  return { ...env, NODE_COMPILE_CACHE: join(buildFolder, "compile-cache"), ...own };
}
