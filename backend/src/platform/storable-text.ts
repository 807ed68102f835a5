/** U+0000 and halves of surrogate pairs: JSON may hold them, PostgreSQL's text can not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character looked for
const unstorable = /\u0000|\p{Surrogate}/u;

/** Whether the database can store every text and key of a JSON value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !unstorable.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => !unstorable.test(key) && isStorable(entry));
}
