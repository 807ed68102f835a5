/** The words that components bring along, in many more languages than the site has texts for. */
import type { InterfaceTexts } from "./interface.tsx";
import english from "./interface-texts/en.json";

const files = import.meta.glob<InterfaceTexts>("./interface-texts/*.json", {
  eager: true,
  import: "default",
});
const known = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
);

/** Codes of all languages there are, such as `pt` and `pt_br`. */
export const interfaceLanguages: readonly string[] = [...known.keys()];

/**
 * The words for a language.
 * @param tag BCP 47, such as `de`, `pt-BR` or `fa`; the nearest file counts, English where there is none
 */
export function interfaceTexts(tag: string): InterfaceTexts {
  const code = tag.toLowerCase().replaceAll("-", "_");
  const [language = ""] = code.split("_");
  const regional = interfaceLanguages.find((one) => one.startsWith(`${language}_`));
  const texts = known.get(code) ?? known.get(language) ?? (regional && known.get(regional));
  return texts || (english as InterfaceTexts);
}
