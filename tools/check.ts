/** `npm run check`: types, lint, format, unused code, and texts in all languages. */
import { complain } from "./launch/launcher.ts";
import { preparePlace } from "./launch/prepare.ts";
import { Stopped } from "./launch/stopping.ts";
import { runChecks } from "./testing/checks.ts";

const { steps, signal, prepare } = preparePlace();
try {
  for (const { name, ok, output } of await runChecks(steps, signal, prepare())) {
    if (ok) continue;
    process.stderr.write(`\n--- ${name}\n${output.trimEnd()}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Stopped)) complain(error);
  process.exitCode = 1;
}
process.exit();
