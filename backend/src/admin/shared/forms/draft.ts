/** A record while it is edited: places in it by dotted path, and what is wrong where. */

/** What a check says of one place; `code` names a text of `desk.faults`. */
export type Fault = { path: string; code: string };

/** The part of zod's answer that is read, so that no page depends on its version. */
type Checked = {
  error?:
    | {
        issues: readonly {
          path: readonly PropertyKey[];
          code?: string | undefined;
          message: string;
          origin?: unknown;
        }[];
      }
    | undefined;
};

/** Faults of a schema's answer with the first of each place. */
export function faultsOf({ error }: Checked): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { path, code, message, origin } of error?.issues ?? []) {
    const place = path.map(String).join(".");
    if (faults.has(place)) continue;
    const missing = code === "too_small" && (origin === "string" || origin === "array");
    const limits = code === "too_small" || code === "too_big";
    const named = code === "custom" ? message : limits ? "out-of-limits" : "wrong";
    faults.set(place, { path: place, code: missing ? "required" : named });
  }
  return [...faults.values()];
}

/** The value at a place; undefined where nothing is. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined),
      record,
    );
}

/** A copy with another value at a place; `undefined` takes the place away. */
export function withValue<T>(record: T, path: string, value: unknown): T {
  const [key = "", ...rest] = path.split(".");
  const copy = Array.isArray(record) ? [...record] : Object.assign({}, record);
  const next = rest.length > 0 ? withValue(Reflect.get(copy, key), rest.join("."), value) : value;
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, next);
  return copy as T;
}

/** A number as people type it, with point or comma; the text itself where it is none. */
export function numberOf(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const value = Number(trimmed.replace(",", "."));
  return Number.isFinite(value) ? value : trimmed;
}
