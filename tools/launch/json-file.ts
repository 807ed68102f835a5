import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { codeOf } from "./explained.ts";

/** A JSON object in a file of ours; nothing when the file is absent or was cut short. */
export function readJson(path: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes a JSON file whole or not at all. */
export function writeJson(path: string, value: unknown, mode = 0o644): void {
  const partial = `${path}.${process.pid}.partial`;
  writeFileSync(partial, `${JSON.stringify(value, null, 2)}\n`, { mode });
  renameSync(partial, path);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
