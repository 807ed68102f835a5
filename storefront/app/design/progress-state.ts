/** How far something is. Pure. */

type ProgressState = "indeterminate" | "loading" | "complete";

/** The state of a value between 0 and `max`, and which part of it is done, from 0 to 1. */
export function progressOf(
  value: number | undefined,
  max: number,
): { state: ProgressState; part: number } {
  if (value === undefined || Number.isNaN(value)) return { state: "indeterminate", part: 0 };
  const part = Math.min(1, Math.max(0, value / max));
  return { state: part === 1 ? "complete" : "loading", part };
}
