/** How to run the machine's npm. Plain JavaScript, because node.mjs needs it on older Nodes. */
import { basename } from "node:path";

/** What one run of npm sets for its scripts and must not reach the next npm. */
const leaks = /^npm_(lifecycle|package|command|execpath|node_execpath|config_(local_)?prefix)/;

/**
 * The command of the npm that runs us, on the Node that we run on: a newer one unpacks in a seventh less processor time.
 * Otherwise npm on PATH.
 * The environment is freed of what an outer `npm run` would impose on it (its prefix and, for
 * `npm run --silent`, its silence).
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv }}
 */
export function npmCommand(args, environment = process.env) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const [name, value] of Object.entries(environment)) {
    if (!leaks.test(name) && name !== "npm_config_loglevel") env[name] = value;
  }
  const script = environment.npm_execpath;
  if (script && basename(script) === "npm-cli.js") {
    return { command: process.execPath, args: [script, ...args], env };
  }
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args: [...args], env };
}
