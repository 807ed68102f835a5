import { expect, test } from "vitest";
import { completeLockfile, platformOf } from "./lockfile.ts";

test("a package's name tells its platform", () => {
  expect(platformOf("@biomejs/cli-linux-x64-musl")).toEqual({
    cpu: ["x64"],
    libc: ["musl"],
    os: ["linux"],
  });
  expect(platformOf("@oxc-parser/binding-win32-arm64-msvc")).toEqual({
    cpu: ["arm64"],
    os: ["win32"],
  });
  expect(platformOf("@oxc-parser/binding-linux-arm-gnueabihf")).toEqual({
    cpu: ["arm"],
    libc: ["glibc"],
    os: ["linux"],
  });
  expect(platformOf("left-pad")).toEqual({});
});

test("adds exactly the platform packages that are missing", () => {
  const lockfile = {
    packages: {
      "": {},
      "node_modules/tool": {
        version: "2.0.0",
        dev: true as const,
        optionalDependencies: {
          "tool-linux-x64": "2.0.0",
          "tool-darwin-arm64": "2.0.0",
          fsevents: "2.3.3",
          "tool-win32-x64": "^2.0.0",
        },
      },
      "node_modules/tool-linux-x64": { version: "2.0.0" },
    },
  };
  expect(completeLockfile(lockfile)).toEqual(["tool-darwin-arm64@2.0.0"]);
  expect(lockfile.packages).toHaveProperty("node_modules/tool-darwin-arm64", {
    version: "2.0.0",
    cpu: ["arm64"],
    dev: true,
    optional: true,
    os: ["darwin"],
  });
  expect(completeLockfile(lockfile)).toEqual([]);
});
