import { describe, expect, it } from "vitest";
import english from "./interface-texts/en.json";
import { interfaceLanguages, interfaceTexts } from "./interface-texts.server.ts";

const inEnglish: Readonly<Record<string, string>> = english;
const lettersOf: Readonly<Record<string, RegExp>> = {
  Arab: /^[\p{Script=Arabic}\p{M}]+$/u,
  Armn: /^\p{Script=Armenian}+$/u,
  Beng: /^[\p{Script=Bengali}\p{M}]+$/u,
  Cyrl: /^\p{Script=Cyrillic}+$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}]+$/u,
  Geor: /^\p{Script=Georgian}+$/u,
  Grek: /^\p{Script=Greek}+$/u,
  Hans: /^\p{Script=Han}+$/u,
  Hant: /^\p{Script=Han}+$/u,
  Hebr: /^\p{Script=Hebrew}+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  Khmr: /^[\p{Script=Khmer}\p{M}]+$/u,
  Kore: /^\p{Script=Hangul}+$/u,
  Latn: /^\p{Script=Latin}+$/u,
  Thai: /^[\p{Script=Thai}\p{M}]+$/u,
};

describe("the words of the components", () => {
  it("speak 58 languages, five of them from right to left", () => {
    expect(interfaceLanguages.length).toBe(58);
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
    ["tg", "Пӯшидан"],
    ["no", "Lukk"],
    ["iw", "סגירה"],
    ["zh-HK", "關閉"],
    ["zh", "关闭"],
    ["xx", "Close"],
    ["no tag at all", "Close"],
  ])("for %s are the nearest there are", (tag, word) => {
    expect(Object.values(interfaceTexts(tag))).toContain(word);
  });

  it.each(interfaceLanguages)(
    "are written in the letters of %s, and none is left in English",
    (code) => {
      const { script = "" } = new Intl.Locale(
        code === "tj" ? "tg" : code.replace("_", "-"),
      ).maximize();
      const { direction: _, ...words } = interfaceTexts(code);
      const letters = lettersOf[script] ?? /^$/u;
      for (const word of Object.values(words)) {
        expect(word.replaceAll(/[\s\u200C’,.]/gu, "")).toMatch(letters);
      }
      if (code === "en") return;
      const same = Object.entries(words).filter(([key, word]) => word === inEnglish[key]);
      // Some languages have the same word for it.
      const shared = ["menu", "error", "optional", "notifications"];
      expect(same.map(([key]) => key).filter((key) => !shared.includes(key))).toEqual([]);
      expect(same.length).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ["mt", "ltr"],
    ["ckb", "rtl"],
    ["ps", "rtl"],
    ["yi", "rtl"],
  ])("are English where a shop adds %s: whole, marked, and %s", (tag, direction) => {
    expect(interfaceTexts(tag)).toEqual({ ...english, direction, language: "en" });
    expect(interfaceTexts("ar")).not.toHaveProperty("language");
  });
});
