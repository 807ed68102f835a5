import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { rewritten } from "./draft-order-code";
import { texts } from "./draft-order-texts";
import { draftOrders } from "./draft-orders";

const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`@medusajs/${name}/package.json`));
const id = join(folderOf("draft-order"), ".medusa/server/src/admin/index.mjs").replaceAll(
  "\\",
  "/",
);
const code = readFileSync(id, "utf8");
const built = (changed: string) =>
  draftOrders.transform.call({ parse: (text: string) => parseAst(text) }, changed, id);

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, "utf8"));
const below = (all: unknown, key: string) =>
  key.split(".").reduce<unknown>((found, part) => Object(found)[part], all);

/** The keys that are asked for, those in what is put together by their first part. */
const keys = [
  ...Object.values(texts),
  ...rewritten.flatMap(([, otherwise]) =>
    [...otherwise.matchAll(/"((?:\w+:)?\w+(?:\.\w+)*)"(?= *[,)]| :)/g)].map(([, key]) => key ?? ""),
  ),
].filter((key) => /[.:]/.test(key));

describe("Medusa's pages of draft orders", () => {
  it("ask for their texts when they show them", () => {
    const made = built(code);
    expect(made).toContain('children: wordOf("actions.save")');
    expect(made).not.toContain("enUS;");
    expect(() => parseAst(made ?? "")).not.toThrow();
  });

  it.each([
    ["shown", 'children: "Save"', 'children: "Keep"', '"Keep"'],
    ["put together", 'children: "Save"', "children: `Keep $" + "{id}`", '"Keep "'],
    ["added to", 'children: "Save"', 'children: "Keep " + id', '"Keep "'],
    ["of a notice", 'toast.success("Edit cancelled")', 'toast.success("gone")', '"gone"'],
    ["read too early", "const PAGE_SIZE = 20;", 'const page = { title: "Save" };', '"Save"'],
    ["held apart", "const PAGE_SIZE = 20;", 'const hint = "Keep it";', '"Keep it"'],
  ])("do not build with a text that is %s and has none of ours", (_, said, other, named) => {
    expect(() => built(code.replace(said, other))).toThrow(`have texts without ours: ${named}`);
  });

  it("do not build without a text that has one of ours", () => {
    const changed = code.replaceAll('"Apply promotions"', "name");
    expect(() => built(changed)).toThrow('say no more: "Apply promotions"');
  });

  it("do not build when what is put together is put together otherwise", () => {
    expect(() => built(code.replace("const LOCALE = enUS;", ""))).toThrow("no const LOCALE");
  });

  it.each(["en", "fr", "de"])("have every text in %s", (language) => {
    const medusas = read(join(folderOf("dashboard"), `src/i18n/translations/${language}.json`));
    const ours = read(join(import.meta.dirname, `../../admin/i18n/${language}.json`));
    const lacking = keys.filter((key) => {
      const [namespace, name] = key.includes(":") ? key.split(":") : ["translation", key];
      return ![`${name}`, `${name}_other`].some(
        (one) =>
          below(ours[namespace ?? ""], one) ?? (namespace === "translation" && below(medusas, one)),
      );
    });
    expect(keys.length).toBeGreaterThan(150);
    expect(lacking).toEqual([]);
  });
});
