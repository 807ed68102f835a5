/** Milliseconds between two attempts to say what is missing. */
const attemptEvery = 5_000;

/**
 * Lets the process outlive a log that cannot be written, such as on a full disk: a failed write to the standard
 * output is an error event, and one that nobody listens to ends the process. The lost lines are counted, and
 * their number is logged as soon as that is possible.
 */
export function outliveFullLog(): void {
  let lost = 0;
  for (const output of [process.stdout, process.stderr]) {
    output.on("error", () => {
      lost += 1;
    });
  }
  setInterval(() => {
    if (lost === 0) return;
    const known = lost;
    const notice = `warn:    The log could not be written for a while; ${known} lines are missing.\n`;
    process.stdout.write(notice, (error) => {
      // The attempt itself is no line that was lost.
      lost -= error ? 1 : known;
    });
  }, attemptEvery).unref();
}
