/** Names of places as people write them. */

/** Endings that name no other place: the city itself, a delivery office, a bracketed remark. */
const endings = / (?:ville|stadt|cedex(?: \d+)?|\d+)$/;

/**
 * The form in which two spellings of one name are equal: no case, accents, hyphens or umlauts
 * written out; `Esch/Alzette`, `Esch s/ Alzette` and `Esch-sur-Alzette` are one name.
 *
 * @returns an empty string where `text` holds no letter
 */
export function placeKey(text: string): string {
  const words = text
    .slice(0, 200)
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\bs?\/\s*/g, " sur ")
    .replace(/\b(?:a|an) ?\.? ?(?:d|der)\.? /g, " sur ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bste\b/g, "sainte")
    .replace(/\bst\b/g, "saint")
    .replace(/([aou])e/g, "$1");
  const bare = words.replace(endings, "");
  return /[a-z]/.test(bare) ? bare : "";
}
