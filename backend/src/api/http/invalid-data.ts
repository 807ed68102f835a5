type Issue = { path: PropertyKey[]; code?: string; message: string };

/** Body of a 400 answer: Medusa's own shape, with every wrong field by its dotted path. */
export function invalidData(issues: readonly Issue[]) {
  return {
    type: "invalid_data",
    message: "Some fields are not valid",
    issues: issues.map(({ path, code, message }) => ({
      path: path.map(String).join("."),
      code: code ?? "invalid",
      message,
    })),
  };
}

/** What was sent is not what is wanted; the error handler answers it. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("Some fields are not valid");
    this.issues = issues;
  }
}

/** A schema of zod's, of whichever of its versions: forms are read by another than Medusa's. */
interface Schema<T> {
  safeParse(
    input: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
}

/**
 * A query or body, checked.
 * @throws InvalidInput that names every field that is wrong
 */
export function validInput<T>(schema: Schema<T>, input: unknown): T {
  const reading = schema.safeParse(input);
  if (reading.success) return reading.data;
  throw new InvalidInput(reading.error.issues);
}
