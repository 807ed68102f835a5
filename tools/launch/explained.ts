/** An error whose message is one sentence for the person at the keyboard; no stack is shown. */
export class Explained extends Error {
  /** Lines of a log that help, shown before the sentence. */
  readonly excerpt: readonly string[];

  constructor(sentence: string, excerpt: readonly string[] = []) {
    super(sentence);
    this.name = "Explained";
    this.excerpt = excerpt;
  }
}

/** What went wrong, in words, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The system's code of an error (`ENOENT`, `28P01`, …), where it has one. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  return undefined;
}
