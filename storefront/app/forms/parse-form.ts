import type { z } from "zod";
import type { FormErrors, FormValues } from "./form-values.ts";

export type ParsedForm<Value, Problem extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Problem> };

/**
 * Judges what a form holds. A field with one value is a string to the schema, with several a list; one that
 * was not sent is missing. The messages of the schema are problem keys, of which each field gets its first.
 */
export function parseForm<Value, Problem extends string>(
  schema: z.ZodType<Value>,
  values: FormValues,
): ParsedForm<Value, Problem> {
  const fields = Object.entries(values).map(([name, all]) => [
    name,
    all && all.length > 1 ? all : all?.[0],
  ]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(fields));
  if (success) return { ok: true, value: data };
  const errors: FormErrors<Problem> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message as Problem;
  return { ok: false, errors };
}
