import { expect, test } from "vitest";
import { isInstalled } from "./install.ts";

const lock = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages });
const wanted = lock({
  "": { name: "landolt" },
  "packages/optics": { version: "0.1.0" },
  "node_modules/@landolt/optics": { resolved: "packages/optics", link: true },
  "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" },
  "node_modules/esbuild-win": { version: "1.0.0", integrity: "sha512-b", optional: true },
});
const link = { resolved: "packages/optics", link: true };

test.each<[string, Record<string, object>, boolean]>([
  [
    "everything",
    {
      "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" },
      "node_modules/@landolt/optics": link,
    },
    true,
  ],
  [
    "an older version",
    {
      "node_modules/zod": { version: "4.6.6", integrity: "sha512-0" },
      "node_modules/@landolt/optics": link,
    },
    false,
  ],
  [
    "another content",
    {
      "node_modules/zod": { version: "4.6.7", integrity: "sha512-x" },
      "node_modules/@landolt/optics": link,
    },
    false,
  ],
  ["no links", { "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" } }, false],
  ["nothing", {}, false],
])("%s installed: %#", (_what, present, expected) => {
  expect(isInstalled(wanted, lock(present))).toBe(expected);
});
