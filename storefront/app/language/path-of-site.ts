/** A path of this site and nothing else: one slash, and no backslash that browsers read as one. */
export function pathOfSite(path: string | null): string | undefined {
  return path && /^\/(?![/\\])[\w\-/]*$/.test(path) ? path : undefined;
}
