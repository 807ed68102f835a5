import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../settings.mjs";
import {
  freeLicences,
  installScripts,
  mixedLicences,
  proprietary,
  readLicences,
} from "./judged.ts";
import { lockedPackages } from "./lockfiles.ts";

const packages = lockedPackages();
const names = new Set(packages.map(({ name }) => name));

test("every package has a licence that was looked at", () => {
  const unknown = packages.filter(
    ({ name, license }) =>
      !freeLicences.has(license ?? readLicences[name] ?? "") &&
      !(mixedLicences.has(name) && license === "SEE LICENSE IN LICENSE") &&
      !(name in proprietary),
  );
  expect(unknown.map(({ name, version, license }) => `${name}@${version} ${license}`)).toEqual([]);
  const judged = [...Object.keys(readLicences), ...mixedLicences, ...Object.keys(proprietary)];
  expect(judged.filter((name) => !names.has(name))).toEqual([]);
});

test("every install script was looked at, and none runs", () => {
  const scripts = new Set(packages.filter((each) => each.hasInstallScript).map(({ name }) => name));
  expect([...scripts].toSorted()).toEqual(Object.keys(installScripts).toSorted());
  expect(readFileSync(join(projectFolder, ".npmrc"), "utf8")).toContain("ignore-scripts=true");
  expect(readFileSync(join(projectFolder, "backend/.npmrc"), "utf8")).toContain(
    "ignore-scripts=true",
  );
});

test("every package is pinned by a checksum, except what `npm run lockfile` had to add", () => {
  const platform = /(?:android|darwin|freebsd|linux|win32|openharmony|wasm|wasi|binding)/;
  const bare = packages.filter(
    ({ integrity, name, optional }) => !integrity && !(optional && platform.test(name)),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
  const weak = packages.filter(({ integrity }) => integrity && !integrity.startsWith("sha512-"));
  expect(weak.map(({ name }) => name)).toEqual([]);
});

test("nothing that needs an agreement with Medusa is loaded or switched on", () => {
  const files = globSync("backend/{medusa-config.ts,src/**/*.{ts,tsx}}", { cwd: projectFolder });
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    /auth-oidc|medusa(?:js)?\/rbac|modules\.rbac|\brbac"?\s*:/i.test(
      readFileSync(join(projectFolder, file), "utf8"),
    ),
  );
  expect(naming).toEqual([]);
});
