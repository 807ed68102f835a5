import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { shortManifest } from "./short-manifest.ts";

const file = (name: string) => `/assets/${name}.js`;
const entry = { module: file("entry-a"), imports: [file("framework-b"), file("site-c")] };
const page = {
  parentId: "root",
  hasLoader: true,
  css: ["/assets/site.css#"],
  imports: [...entry.imports, file("goods-d")],
};
const data = { parentId: "root", hasLoader: true, hasAction: true, css: [], imports: [] };

const routes = Object.fromEntries(
  [
    { ...page, id: "root", parentId: undefined, path: "", module: file("root-e") },
    ...["de", "en"].flatMap((language) => {
      const prefix = language === "en" ? "" : `${language}/`;
      return [
        { ...page, id: `${language}/`, path: prefix.slice(0, -1) || undefined, index: true },
        { ...page, id: `${language}/shop/:handle`, path: `${prefix}shop/:handle` },
        { ...data, id: `${language}/tray`, path: `${prefix}tray` },
      ].map((route) => ({ ...route, module: file(`of-${route.id.slice(3, 5)}f`) }));
    }),
    { ...data, id: "sitemap", path: "sitemap.xml", module: file("sitemap-g") },
    { ...page, id: "not-found", path: "*", module: file("not-found-h") },
  ].map((route) => [route.id, route]),
);
const written = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("the router's list of routes", () => {
  const list = { entry, routes, url: file("manifest-1"), version: "1" };

  it("is in the browser what it was, in the same order", () => {
    const window: Record<string, { routes: object }> = {};
    runInNewContext(shortManifest(written(list)), { window });
    const restored = window.__reactRouterManifest;
    const files = ({ imports, ...route }: { imports: string[] }) => ({
      ...route,
      imports: imports.toSorted(),
    });
    const sorted = (all: object) => Object.values<{ imports: string[] }>(plain(all)).map(files);
    expect(sorted(restored?.routes ?? {})).toEqual(expect.arrayContaining(sorted(routes)));
    expect(plain({ ...restored, routes: {} })).toEqual({ ...list, routes: {} });
    const pages = Object.keys(restored?.routes ?? {}).filter((id) => id !== "root");
    expect(pages).toEqual(Object.keys(routes).filter((id) => id !== "root"));
  });

  it("is refused where it cannot be written so", () => {
    const odd = { ...page, id: "de/only", path: "somewhere/else", module: file("odd-i") };
    const other = { ...list, routes: { ...routes, "de/only": odd } };
    expect(() => shortManifest(written(other))).toThrow("another shape");
  });
});
