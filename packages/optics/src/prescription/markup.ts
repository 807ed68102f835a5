/** Takes away what a text brings along from a web page, a chat or a sheet of cells. */

const struckTag = /<\/?(?:s|del|strike)>/gi;
const rowTag = /<\/?(?:tr|br|p|div|li|ul|table|h\d)\b[^<>]*>/gi;
const tag = /<\/?[a-z][a-z\d]*\b[^<>]*>/gi;

/** Characters as web pages write them, where they stand beside values. */
const entities: Readonly<Record<string, string>> = {
  nbsp: " ",
  minus: "−",
  ndash: "–",
  plus: "+",
  deg: "°",
  times: "×",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  frac14: "¼",
  frac12: "½",
  frac34: "¾",
  eacute: "é",
  egrave: "è",
  OElig: "Œ",
  oelig: "œ",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  "#160": " ",
  "#8722": "−",
};
const entity = /&(#?[a-z\d]{2,6});/gi;

/** "*OD:* *-2.25*" is bold in a chat; before an axis an asterisk is a mark. */
const bold = /(?<![^\s(])\*((?:\p{L}|[-+−–]\d)[^*\n]*(?<!\s))\*(?![^\s,;:.)])/gu;

/** A line of cells with at least one in quotation marks: `"OD";"-2,25"`. */
const quotedLine =
  /^(?=.*")(?:"[^"\n]*"|[^",;\n]*)(?:([,;])(?:"[^"\n]*"|[^",;\n]*))(?:\1(?:"[^"\n]*"|[^",;\n]*))*$/gm;
const quotedCell = /"([^"]*)"|[,;]/g;

export function withoutMarkup(text: string): string {
  return text
    .replace(struckTag, "~~")
    .replace(rowTag, "\n")
    .replace(tag, " ")
    .replace(entity, (written, name: string) => entities[name] ?? written)
    .replace(bold, "$1")
    .replace(quotedLine, (line) => line.replace(quotedCell, (_, inner?: string) => inner ?? "\t"));
}
