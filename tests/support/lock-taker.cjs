/**
 * A process that takes a lock of the backend's over and over, as the backend does, and tells when it
 * is in and when it is out, in a file that others tell into too. Arguments: the built lock provider, the
 * file, the key, how often at once; "hold" keeps it for good. It writes a line when it begins to ask.
 */
const [, , provider, file, key, times, hold] = process.argv;
const { default: Locks } = require(provider);
const { appendFileSync } = require("node:fs");
const { setTimeout: pause } = require("node:timers/promises");

const locks = new Locks();
const tell = (word) => appendFileSync(file, `${word} ${process.pid}\n`);

async function once() {
  await locks.execute(
    [key],
    async () => {
      tell("in");
      await pause(hold ? 600_000 : 4);
      tell("out");
    },
    { timeout: 60 },
  );
}

process.stdout.write("asking\n");
Promise.all(Array.from({ length: Number(times) }, once)).then(
  () => process.exit(0),
  () => process.exit(1),
);
