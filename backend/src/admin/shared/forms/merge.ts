/** What two people have made of one record, put together. */

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Puts what was typed onto what somebody else has stored meanwhile. Lists of different lengths are one
 * place: their members have no names to find them by.
 * @param read what both began with
 * @returns the record, with what was typed wherever both changed it, and the dotted paths of those places
 */
export function merge<T>(read: T, typed: T, stored: T): { record: T; both: string[] } {
  const both: string[] = [];
  const join = (before: unknown, mine: unknown, theirs: unknown, path: string): unknown => {
    if (same(before, mine)) return theirs;
    if (same(before, theirs) || same(mine, theirs)) return mine;
    const within = (key: string | number) => (path === "" ? `${key}` : `${path}.${key}`);
    if (isRecord(before) && isRecord(mine) && isRecord(theirs)) {
      const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
      const entries = [...keys].map(
        (key) => [key, join(before[key], mine[key], theirs[key], within(key))] as const,
      );
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)) {
      if (before.length === mine.length && mine.length === theirs.length) {
        return mine.map((each, index) => join(before[index], each, theirs[index], within(index)));
      }
    }
    both.push(path);
    return mine;
  };
  return { record: join(read, typed, stored, "") as T, both };
}
