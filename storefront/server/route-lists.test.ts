import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { routeListAddress, writeRouteLists } from "./route-lists.ts";

const languages = ["en", "fr"];
const page = { hasDefaultExport: true, imports: ["/assets/shared.js", "/assets/own.js"] };
const shortPage = { hasDefaultExport: true, imports: ["/assets/own.js"] };
const answer = {
  hasDefaultExport: false,
  hasLoader: true,
  css: [],
  imports: ["/assets/shared.js"],
};
const shortAnswer = { hasLoader: true };
const routes = {
  ...{ root: page, "en/": page, "en/coverage": answer, "fr/": page, "fr/coverage": answer },
  ...{ "fr/account": page, "fr/account/orders/:key": page, "fr/accounting": page },
  ...{ visitor: answer, sitemap: answer, "not-found": page },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "landolt-route-lists-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the lists of routes", () => {
  it("hold one language and the pages that speak none, each as short as the router allows", async () => {
    const entry = { module: "/assets/e.js", imports: ["/assets/shared.js"] };
    const all = { entry, routes, url: "/assets/manifest-1a.js" };
    await writeFile(
      join(folder, "manifest-1a.js"),
      `window.__reactRouterManifest=${JSON.stringify(all)};`,
    );
    await writeFile(join(folder, "root-x.js"), "");
    await writeRouteLists(folder, languages);

    expect((await readdir(folder)).sort()).toEqual([
      "manifest-1a-en-whole.js",
      "manifest-1a-en.js",
      "manifest-1a-fr-whole.js",
      "manifest-1a-fr.js",
      "root-x.js",
    ]);
    const french = await readFile(join(folder, "manifest-1a-fr.js"), "utf8");
    expect(JSON.parse(french.slice(french.indexOf("{"), -1))).toEqual({
      ...all,
      url: "/assets/manifest-1a-fr.js",
      routes: {
        ...{ root: shortPage, "fr/": shortPage, "fr/coverage": shortAnswer },
        ...{ "fr/accounting": shortPage, "not-found": shortPage },
      },
    });
    const whole = await readFile(join(folder, "manifest-1a-fr-whole.js"), "utf8");
    expect(whole).toContain('"fr/account/orders/:key"');
    expect(whole).toContain('"url":"/assets/manifest-1a-fr-whole.js"');
  });

  it("are asked for by the language of the page", () => {
    const all = "/assets/manifest-1a.js";
    expect(routeListAddress(all, "de")).toBe("/assets/manifest-1a-de.js");
    expect(routeListAddress(all, "de", true)).toBe("/assets/manifest-1a-de-whole.js");
  });

  it("refuse a folder in which the router has written another kind of list", async () => {
    await expect(writeRouteLists(folder, languages)).rejects.toThrow("no list of routes");
    await writeFile(join(folder, "manifest-1a.js"), "export default {};");
    await expect(writeRouteLists(folder, languages)).rejects.toThrow("no list of routes");
  });
});
