/** What is wrong where in a form, from its schema to the errors beside the fields. */
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";

/** A fault of one field; `code` names a text. */
export type Fault = { path: string; code: string };

/**
 * The part of a zod schema that is used. The schemas of `@landolt/forms` are of another version of zod
 * than the one that Medusa bundles with the dashboard.
 */
export interface Schema {
  safeParse: (value: unknown) => {
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
}

/** What a schema finds wrong, with the first fault of each place. */
export function faultsOf(schema: Schema, draft: unknown): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { path, code, message, origin } of schema.safeParse(draft).error?.issues ?? []) {
    const place = path.map(String).join(".");
    if (faults.has(place)) continue;
    const missing = code === "too_small" && (origin === "string" || origin === "array");
    const limits = code === "too_small" || code === "too_big";
    const named = code === "custom" ? message : limits ? "out-of-limits" : "wrong";
    faults.set(place, { path: place, code: missing ? "required" : named });
  }
  return [...faults.values()];
}

/**
 * A draft without the places that hold null: a form cannot hold undefined, because react-hook-form
 * shows the value it began with there.
 */
export function withoutNulls<T>(draft: T): T {
  return JSON.parse(JSON.stringify(draft), (_key, value) => value ?? undefined);
}

/** @param texts where the texts of the codes stand, with their namespace */
export function resolverOf<Draft extends FieldValues>(
  schema: Schema,
  texts = "shared:faults",
): Resolver<Draft> {
  return (typed) => {
    const values = withoutNulls(typed);
    const faults = faultsOf(schema, values);
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    // A place comes before what is inside of it, whose errors are kept within its own.
    for (const { path, code } of faults.toSorted((a, b) => a.path.length - b.path.length)) {
      set(errors, path, { type: code, message: `${texts}.${code}` });
    }
    return { values: {}, errors: errors as FieldErrors<Draft> };
  };
}

/** A number as people type it, with point or comma; the text itself where it is none. */
export function numberOf(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const value = Number(trimmed.replace(",", "."));
  return Number.isFinite(value) ? value : trimmed;
}
