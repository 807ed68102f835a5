/** U+0000 and halves of surrogate pairs: JSON may hold them, PostgreSQL's text can not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character looked for
const unstorable = /\u0000|\p{Surrogate}/u;

/** Levels of lists and objects: more than any request of ours has, less than a stack. */
const mostLevels = 40;

/** What every object inherits: as a field of its own it breaks code that turns the object into a text. */
const isInherited = (key: string): boolean => key in Object.prototype;

/**
 * Whether the database can store every text and key of a JSON value, the value is not nested without end, and
 * no key hides what every object inherits.
 */
export function isStorable(value: unknown, levels = mostLevels): boolean {
  if (typeof value === "string") return !unstorable.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([key, entry]) => !unstorable.test(key) && !isInherited(key) && isStorable(entry, levels - 1),
  );
}
