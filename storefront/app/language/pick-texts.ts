type Group = { [key: string]: unknown };

const groupOf = (value: unknown): Group | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Group)
    : undefined;

/**
 * The part of the texts that `paths` lead to, in the same shape.
 * @param paths of texts or of whole groups; what is not there is left out
 */
export function pickTexts(texts: object, paths: Iterable<string>): object {
  const picked: Group = {};
  // Shorter ones first: a group that is taken whole has no need of its parts.
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    const names = path.split(".");
    let from = groupOf(texts);
    let to = picked;
    for (const [at, name] of names.entries()) {
      if (!from || !Object.hasOwn(from, name)) break;
      if (to[name] === from[name]) break;
      if (at === names.length - 1) to[name] = from[name];
      else {
        to[name] ??= {};
        to = groupOf(to[name]) ?? {};
      }
      from = groupOf(from[name]);
    }
  }
  return picked;
}
