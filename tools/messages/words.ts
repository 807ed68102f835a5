/** Words not to use, and what to say instead: the lists of docs/style-guide.md. */
type Word = readonly [avoid: string, say: string];

/** Patterns of whole words; case does not count. */
const words: Readonly<Record<string, readonly Word[]>> = {
  en: [
    ["emails?", "e-mail"],
    ["can not", "cannot"],
    ["we write to you", "we’ll e-mail you"],
    ["write to you as soon", "e-mail you as soon"],
    ["personalized|color|colors", "British spelling"],
    ["online store", "online shop"],
    ["shopping cart|basket", "bag"],
    ["once more|anew", "again"],
    ["paid? back", "refund"],
    ["wayfarer", "keystone"],
    ["on your tray", "selected"],
  ],
  fr: [
    ["(?<!retour )au magasin", "en magasin"],
    ["examens? de vue", "examen de la vue"],
    ["courriels?|(?<!e-)mails?|emails?", "e-mail"],
    ["œil[ -]de[ -]chat", "papillon"],
    ["polarisante?s?", "polarisé"],
    ["bouts? de branche", "manchons"],
    ["cerclage", "type de monture"],
    ["gammes? de lentilles", "paramètres disponibles"],
    ["sur votre plateau", "sélection"],
    ["le scellé", "l’emballage est resté scellé"],
    ["se rétracter du contrat ici", "renoncer au contrat ici"],
    ["wayfarer", "trapèze"],
  ],
  de: [
    ["onlineshops?", "Online-Shop"],
    ["(?<!e-)mails?", "E-Mail"],
    ["zwei-wochen-?(?:linsen?)?", "Zweiwochenlinsen"],
    ["kn(?:o|ö)pfe?n?", "Schaltfläche"],
    ["verkaufsbedingungen", "AGB"],
    ["umsatzsteuernummer|ust-nummer", "USt-IdNr."],
    ["gutscheincodes?", "Aktionscode"],
    ["nachl(?:a|ä)ss(?:e|en)?", "Rabatt"],
    ["tausch", "Austauschrhythmus"],
    ["kontaktlinsenverordnung(?:en)?", "Kontaktlinsenpass"],
    ["linsenbereiche?n?", "Lieferbereich"],
    ["(?:stärken|sphären)b(?:a|ä)nd(?:er)?n?", "Bereich"],
    ["messgläsern?", "Probiergläser"],
    ["glasbreite", "Scheibenbreite"],
    ["geprüfter? optiker", "Augenoptiker"],
    ["je linse", "pro Linse"],
    ["auf ihrem tablett", "Auswahl"],
    ["wayfarer", "Trapezform"],
  ],
};

const patterns = new Map(
  Object.entries(words).map(([language, list]) => [
    language,
    list.map(([avoid, say]) => ({
      pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${avoid})(?![\p{L}\d])`, "iu"),
      say,
    })),
  ]),
);

/** What a text says in words of the list, with those to use instead; names of arguments do not count. */
export function wordFaults(language: string, text: string): string[] {
  const said = text.replace(/\{+\w+/g, "{");
  return (patterns.get(language) ?? []).flatMap(({ pattern, say }) => {
    const [found] = pattern.exec(said) ?? [];
    return found === undefined ? [] : [`says “${found}”, not “${say}”`];
  });
}
