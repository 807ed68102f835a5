/**
 * Keeps callers from waiting for a service that does not answer: after a few calls in a row that did not get through,
 * the next are not made for a while. Then one is made to try, and any that gets through ends it.
 */
export class Breaker {
  readonly #limits: { readonly failures: number; readonly pause: number };
  #failures = 0;
  /** From when on one call may be made while it is open. */
  #trialAt = 0;

  /** @param limits after how many failures in a row it opens, and milliseconds until a call is tried */
  constructor(limits: { failures: number; pause: number }) {
    this.#limits = limits;
  }

  /** Whether a call may be made now; one that may is followed by {@link succeeded} or {@link failed}. */
  mayCall(now: number = performance.now()): boolean {
    if (this.#failures < this.#limits.failures) return true;
    if (now < this.#trialAt) return false;
    // Who comes while it is tried does not wait for the outcome.
    this.#trialAt = now + this.#limits.pause;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(now: number = performance.now()): void {
    this.#failures += 1;
    this.#trialAt = now + this.#limits.pause;
  }
}
