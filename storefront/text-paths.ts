/** Which texts a module can say, read from its source. */

/**
 * @param code a module as it is written
 * @param groups the top level of the texts
 * @returns addresses of texts or of whole groups, such as `home` or `pages.services.title`. Rather more
 *   than too few: every string that begins like a text's address counts as one.
 */
export function textPaths(code: string, groups: readonly string[]): string[] {
  const paths = new Set<string>();
  for (const [, path = ""] of code.matchAll(/\buseTranslations\(\s*["'`]([\w.]+)["'`]/g)) {
    paths.add(path);
  }
  const written = new RegExp(`["'\`]((?:${groups.join("|")})\\.[\\w.]*)(\\$\\{)?`, "g");
  for (const [, path = "", goesOn] of code.matchAll(written)) {
    // Of `home.${which}` and `home.title${which}` all of `home` may be meant.
    paths.add(goesOn ? path.slice(0, path.lastIndexOf(".")) : path);
  }
  return [...paths].sort();
}
