/** Keeps a reload that did not help from being repeated for ever. Pure but for the storage handed in. */

/** Milliseconds within which one path is reloaded once at most. */
const guard = 10_000;
const reloadKey = "reloaded";
const underWayKey = "under-way";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

interface Note {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

function read(storage: Storage, key: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(storage.getItem(key) ?? "null");
    const { path, at } = (note ?? {}) as Partial<Note>;
    return typeof path === "string" && typeof at === "number" ? { path, at } : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing counts as one that was just reloaded: better stale than a loop. */
function write(storage: Storage, key: string, note: Note): boolean {
  try {
    storage.setItem(key, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}

/** Whether `path` may be reloaded now; if so, that is noted. */
export function mayReload(storage: Storage, path: string, now: number): boolean {
  const last = read(storage, reloadKey);
  if (last?.path === path && now - last.at < guard) return false;
  return write(storage, reloadKey, { path, at: now });
}

/** Notes where the visitor was being led when the page was left. */
export function noteUnderWay(storage: Storage, path: string, now: number): void {
  write(storage, underWayKey, { path, at: now });
}

/** Where the visitor was being led when the page before this one was left; read once, while fresh. */
export function takeUnderWay(storage: Storage, now: number): string | undefined {
  const note = read(storage, underWayKey);
  if (!note) return undefined;
  storage.removeItem(underWayKey);
  return now - note.at < guard ? note.path : undefined;
}
