/** Thrown through the launch when a person stops it. */
export class Stopped extends Error {}

/** Signals that arrive this close together are one: the terminal's, and the same one forwarded. */
const sameSignal = 700;

/**
 * Turns Ctrl-C, SIGTERM, SIGHUP and the end of the process that started us into two requests: to stop
 * in order, and, when it comes again, to hurry.
 */
export function listenForStop(say: (text: string) => void): {
  readonly stop: AbortController;
  readonly hurry: AbortSignal;
} {
  const stop = new AbortController();
  const hurry = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  const onSignal = () => {
    const now = performance.now();
    const again = now - last > sameSignal;
    last = now;
    if (!stop.signal.aborted) stop.abort(new Stopped("stopped"));
    else if (again && !hurry.signal.aborted) {
      say("Hurrying.");
      hurry.abort();
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  // node.mjs holds the other end; see there.
  process.on("disconnect", onSignal);
  process.channel?.unref();
  return { stop, hurry: hurry.signal };
}
