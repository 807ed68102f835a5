import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/** One table remembers by name what has run, whichever module it belongs to. */
test("no two modules have a migration of the same name", () => {
  const files = globSync("*/migrations/*.ts", { cwd: join(__dirname, "../modules") });
  const names = files.map((file) => basename(file)).toSorted();
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
});
