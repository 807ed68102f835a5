/** What of a page's address a log may hold. */

/** A token in an address opens what it names, and a log is read by more people than a mail. */
const secretPart = /^((?:\/(?:fr|de))?\/(?:order(?:-transfer|-events)?|homeservice\/visit)\/)[^/]+/;

/** The path with its token left out, cut where no address of ours is so long. */
export function loggedPath(path: string): string {
  return path.replace(secretPart, "$1:token").slice(0, 200);
}
