import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isNewEnough } from "./node-version.mjs";
import { npmCommand } from "./npm.mjs";
import { dataFolderOf, readSettings } from "./settings.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "landolt-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the environment overrides .env, and empties it where it is empty", () => {
  const lines = [
    "PORT=1",
    'MAIL_FROM="A <a@b.example>" # sender',
    "REDIS_URL=redis://x",
    "S3_BUCKET=",
  ];
  writeFileSync(join(folder, ".env"), lines.join("\n"));
  expect(readSettings({ PORT: " 2 ", REDIS_URL: "" }, folder)).toEqual({
    PORT: "2",
    MAIL_FROM: "A <a@b.example>",
  });
});

test("without .env only the environment counts", () => {
  expect(readSettings({ PORT: "2" }, folder)).toEqual({ PORT: "2" });
});

test("the data folder is taken from the checkout", () => {
  expect(dataFolderOf({}, "/shop")).toBe("/shop/data");
  expect(dataFolderOf({ DATA_DIR: "demo" }, "/shop")).toBe("/shop/demo");
  expect(dataFolderOf({ DATA_DIR: "/srv/demo" }, "/shop")).toBe("/srv/demo");
});

test.each([
  ["v20.20.2", false],
  ["v22.21.9", false],
  ["v22.22.0", true],
  ["v23.11.0", false],
  ["v24.0.0", true],
  ["v25.3.0", false],
  ["v26.10.0", true],
  ["v27.0.0", true],
])("Node %s is new enough: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test("the outer npm imposes nothing on the next one", () => {
  const outer = {
    PATH: "/bin",
    npm_execpath: "/lib/npm/bin/npm-cli.js",
    npm_config_loglevel: "silent",
    npm_config_local_prefix: "/shop",
    npm_config_registry: "https://registry.example",
    npm_lifecycle_event: "start",
  };
  const kept = { PATH: "/bin", npm_config_registry: "https://registry.example" };
  expect(npmCommand(["ci"], outer)).toEqual({
    command: process.execPath,
    args: ["/lib/npm/bin/npm-cli.js", "ci"],
    env: kept,
  });
  expect(npmCommand(["ci"], { ...outer, npm_execpath: "/lib/pnpm.cjs" })).toMatchObject({
    args: ["ci"],
    env: kept,
  });
});
