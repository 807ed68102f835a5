/** A value as an answer of the administration carries it: instants are texts. */
export type Sent<T> = T extends Date
  ? string
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> }
    : T;

/** What is answered of what a function of the backend gives. */
export type Answer<F extends (...given: never[]) => unknown> = Sent<Awaited<ReturnType<F>>>;

/** An answer of the administration that is not 2xx. */
export class Refused extends Error {
  readonly status: number;
  /** The reason, where the answer has a code for it. */
  readonly code: string | undefined;

  constructor(status: number, code?: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Asks the administration with the session of the signed-in user.
 * @throws Refused for any status but 2xx.
 */
export async function ask<Answer>(
  path: string,
  body?: object,
  method = body ? "POST" : "GET",
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`/admin/${path}`, {
    credentials: "include",
    method,
    ...(signal && { signal }),
    ...(body
      ? {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }
      : {}),
  });
  if (!response.ok) {
    const answer: { code?: unknown } = await response.json().catch(() => ({}));
    throw new Refused(response.status, typeof answer.code === "string" ? answer.code : undefined);
  }
  return response.json();
}
