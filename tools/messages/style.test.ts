import { describe, expect, test } from "vitest";
import { placeFaults } from "./places.ts";
import { textsInSource } from "./source-texts.ts";
import { typographyFaults } from "./typography.ts";
import { wordFaults } from "./words.ts";

describe("typography", () => {
  test.each([
    ["en", "up to {radius} km from {town}"],
    ["en", "under 132 mm"],
    ["de", "bis {time} Uhr"],
    ["en", "Don't"],
    ["en", 'Press "Pay" now'],
    ["en", "Saving..."],
    ["en", "Saving  now"],
    ["de", "4-5 Ziffern"],
    ["en", "400 % zoom"],
    ["en", "Nothing for „{question}“"],
    ["de", "Nichts für “{question}”"],
    ["de", "Nichts für «\u202f{question}\u202f»"],
    ["fr", "Appelez-nous : maintenant"],
    ["fr", "Appelez-nous: maintenant"],
    ["fr", "Appelez-nous\u202f: maintenant"],
    ["fr", "Quelle taille ?"],
    ["fr", "Quelle taille\u00a0?"],
    ["fr", "Quelle taille?"],
    ["fr", "Rien pour «\u00a0{question}\u202f»"],
    ["fr", "Commande n° {number}"],
    ["fr", "Rien pour “{question}”"],
  ])("%s refuses %j", (language, text) => {
    expect(typographyFaults(language, text)).not.toEqual([]);
  });

  test.each([
    ["en", "up to {radius}\u00a0km from {town}"],
    ["en", "{count, plural, one {# gap} other {# gaps}}, {price} grams"],
    ["en", "We don’t: “Pay” or ‘Order’ at 400% zoom, 2026-11-23"],
    ["de", "Nichts für „{question}“: Rufen Sie an; 4–5 Ziffern"],
    ["fr", "Appelez-nous\u00a0: à 9:00\u202f; n°\u00a04"],
    ["fr", "{count, plural, =0 {rien} other {# pour «\u202f{question}\u202f»}}"],
    ["fr", "https://example.lu/?a=b et appelez le <phone></phone>"],
  ])("%s takes %j", (language, text) => {
    expect(typographyFaults(language, text)).toEqual([]);
  });
});

describe("words", () => {
  test.each([
    ["en", "Your email address", "e-mail"],
    ["de", "Im Onlineshop", "Online-Shop"],
    ["de", "Eine Mail an Sie", "E-Mail"],
    ["fr", "À retirer au magasin", "en magasin"],
    ["fr", "Un mail pour vous", "e-mail"],
  ])("%s refuses %j and names %j", (language, text, say) => {
    expect(wordFaults(language, text).join()).toContain(say);
  });

  test.each([
    ["en", "Write to {email} by e-mail"],
    ["fr", "Retour au magasin"],
    ["fr", "Les mailles de la monture\u00a0; un e-mail, dans notre magasin"],
    ["de", "Eine E-Mail, der Austauschrhythmus, tauschen"],
    ["nl", "Een email"],
  ])("%s takes %j", (language, text) => {
    expect(wordFaults(language, text)).toEqual([]);
  });
});

describe("room", () => {
  test.each([
    ["navigation.shop", "x".repeat(17)],
    ["bag.checkout", "x".repeat(39)],
    ["seo.services", "x".repeat(43)],
    ["pages.about.description", "x".repeat(156)],
  ])("a text of %s is refused when it is too long", (key, text) => {
    expect(placeFaults(key, text)).toHaveLength(1);
    expect(placeFaults(key, text.slice(1))).toEqual([]);
  });

  test("an argument counts for what is put in, and a sentence has all the room it needs", () => {
    expect(placeFaults("home.title", "{aVeryLongArgument} {anotherLongArgument} x")).toEqual([]);
    expect(placeFaults("bag.problems.first", "x".repeat(300))).toEqual([]);
  });
});

test("finds the texts of a source with their languages", () => {
  const source = `
    import { a } from "not a text";
    const name = { en: "One text", fr: ["Un texte", \`Un \${"autre texte"} là\`], code: "No text" };
    const nested = { de: { title: "Ein Text", code: "ident-only" } };
  `;
  expect(textsInSource("data.ts", source)).toEqual([
    { language: "en", text: "One text" },
    { language: "fr", text: "Un texte" },
    { language: "fr", text: "Un {…} là" },
    { language: "fr", text: "autre texte" },
    { language: "de", text: "Ein Text" },
  ]);
  expect(textsInSource("mails/de.ts", 'export const x = "Guten Tag";')).toEqual([
    { language: "de", text: "Guten Tag" },
  ]);
  expect(() => textsInSource("x.ts", "const = 1")).toThrow();
});
