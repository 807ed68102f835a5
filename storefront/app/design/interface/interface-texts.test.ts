import { describe, expect, it } from "vitest";
import english from "./interface-texts/en.json";
import { interfaceLanguages, interfaceTexts } from "./interface-texts.server.ts";

describe("the words of the components", () => {
  it("speak about fifty languages, five of them from right to left", () => {
    expect(interfaceLanguages.length).toBeGreaterThanOrEqual(50);
    const fromRight = interfaceLanguages.filter((code) => interfaceTexts(code).direction === "rtl");
    expect(fromRight.sort()).toEqual(["ar", "fa_ir", "he", "ug_cn", "ur"]);
  });

  it.each(interfaceLanguages)("are whole in %s", (code) => {
    const texts = interfaceTexts(code);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const text of Object.values(texts)) expect(text.trim()).not.toBe("");
    // Every code is one that browsers format numbers and dates by, or names a language they know of.
    expect(() => new Intl.Locale(code.replace("_", "-"))).not.toThrow();
  });

  it.each([
    ["de", "Schließen"],
    ["de-CH", "Schliessen"],
    ["de-AT", "Schließen"],
    ["pt-BR", "Próximo"],
    ["fa", "بستن"],
    ["xx", "Close"],
  ])("for %s are the nearest there are", (tag, word) => {
    expect(Object.values(interfaceTexts(tag))).toContain(word);
  });
});
