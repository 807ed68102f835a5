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

/** Files that are not named like their language, and languages that are read by who reads another. */
const filesOf: Readonly<Record<string, string>> = { tg: "tj", no: "nb_no", nn: "nb_no" };

/** Scripts that run from right to left. */
const fromRight = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Samr", "Mand"]);

/** The language that a tag names, or a code of ours; undefined for what is none. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-")).maximize();
  } catch {
    return undefined;
  }
}

/**
 * The words for a language, all of one file.
 * @param tag BCP 47, such as `de`, `pt-BR` or `fa`; the nearest file counts. Where there is none, English marked
 *   as such, in the direction of the language
 */
export function interfaceTexts(tag: string): InterfaceTexts {
  const code = tag.toLowerCase().replaceAll("-", "_");
  const locale = localeOf(tag);
  const language = locale?.language ?? "";
  // Of several regional files, the one in the same script: Hong Kong reads what Taiwan writes.
  const regional = interfaceLanguages.find(
    (one) => one.startsWith(`${language}_`) && localeOf(one)?.script === locale?.script,
  );
  const candidates = [code, language, filesOf[language], regional];
  const file = candidates.find((one) => one && known.has(one));
  const texts = file && known.get(file);
  if (texts) return texts;
  const direction = fromRight.has(locale?.script ?? "") ? "rtl" : "ltr";
  return { ...(english as InterfaceTexts), direction, language: "en" };
}
