/** Asks now and then whether the site has been built again since this page was loaded. */

interface WatchOptions {
  /** Id of the build this page came from. */
  own: string;
  /** Reads JSON; undefined where there is none at the address (404). Throws without network. */
  read: (address: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
}

function idOf(manifest: unknown): string | undefined {
  const { id } = (manifest ?? {}) as { id?: unknown };
  return typeof id === "string" ? id : undefined;
}

/** The latest build against the manifest of the page's own, which is read once, ahead of need. */
export function buildWatch({ own, read, now }: WatchOptions) {
  let manifest: Promise<unknown> | undefined;

  /** Fetches the manifest, again if that failed before. */
  function prefetch(): Promise<unknown> {
    manifest ??= read(`/builds/meta/${encodeURIComponent(own)}.json`).catch((error: unknown) => {
      manifest = undefined;
      throw error;
    });
    return manifest;
  }

  return {
    prefetch: (): Promise<void> => prefetch().then(noop, noop),
    /** False also while nobody answers: then nothing is known. */
    async isStale(): Promise<boolean> {
      try {
        const [mine, latest] = await Promise.all([
          prefetch(),
          read(`/builds/latest.json?${now()}`),
        ]);
        const newest = idOf(latest);
        // A build that is no longer known has been replaced.
        return newest !== undefined && newest !== idOf(mine);
      } catch {
        return false;
      }
    },
  };
}

function noop(): void {
  // What could not be fetched ahead is fetched when it is needed.
}
