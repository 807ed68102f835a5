import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { capture } from "../launch/capture.ts";
import { Explained } from "../launch/explained.ts";
import { projectFolder } from "../settings.mjs";

/** Chromium without any window: its tests take half the processor of those in a whole one. */
const lightName = "chromium-headless-shell";
const usualNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A browser that lacks a library of the system cannot even print its version. */
function runs(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

/** The system's Chromium with its whole path, which is what Playwright asks for. */
function systemChromium(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((program) => existsSync(program) && runs(program));
}

/** Where Playwright keeps or would keep its own. */
async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** Installs a package of the distribution, where that takes no password. @returns what it has brought */
async function packaged(name: string, signal: AbortSignal): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Without a network it is to give up, not to wait.
  const soon = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]]) {
    await capture(
      { command: "apt-get", args: [...soon, ...args], cwd: projectFolder, env },
      signal,
    );
  }
  return systemChromium([name]);
}

/**
 * A Chromium: CHROMIUM, else the system's, else, for root on Debian, the distribution's package, else
 * Playwright's own, which is downloaded where it is missing. Of the light one the package comes before
 * another that is there: what it saves is more than fetching it costs.
 *
 * @param light whether one without windows is better
 * @returns its path
 * @throws {Explained} when none can be had
 */
export async function findChromium(
  signal: AbortSignal,
  { light }: { light: boolean },
): Promise<string> {
  const configured = process.env.CHROMIUM;
  if (configured) {
    if (runs(configured)) return configured;
    throw new Explained(`CHROMIUM=${configured} does not run on this machine.`);
  }
  const found = light
    ? (systemChromium([lightName]) ??
      (await packaged(lightName, signal)) ??
      systemChromium(usualNames))
    : (systemChromium(usualNames) ?? (await packaged("chromium", signal)));
  if (found) return found;
  const own = await playwrightsOwn();
  if (existsSync(own) && runs(own)) return own;
  const playwright = join(projectFolder, "node_modules/@playwright/test/cli.js");
  const fetched = await capture(
    {
      script: playwright,
      args: ["install", "chromium"],
      ...{ cwd: projectFolder, env: process.env },
    },
    signal,
  );
  if (fetched.ok && runs(own)) return own;
  throw new Explained(
    "There is no Chromium for the browser tests: install one (on Debian: apt-get install chromium) or name it in CHROMIUM.",
    fetched.output.trimEnd().split("\n").slice(-10),
  );
}
