/**
 * Who was erased, by ids that mean nothing to anybody. The list outlives the shop and each of its backups: it lies beside them,
 * and the shop erases once more what an older one brings back.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** In the data folder, and in the folder that backups are in. The backend writes it. */
export const erasedFile = "erased-people";

const idsIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];

/** Adds to a list what another one names. */
export function joinErased(to: string, from: string): void {
  const ids = new Set([...idsIn(to), ...idsIn(from)]);
  if (ids.size === 0) return;
  const partial = `${to}.partial`;
  writeFileSync(partial, [...ids, ""].join("\n"), { mode: 0o600, flush: true });
  renameSync(partial, to);
}
