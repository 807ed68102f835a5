/**
 * Loaded into every process of a shop for the tests: jobs that poll run when a test touches the file `wake-jobs` in
 * the shop's folder, instead of every few seconds. A job is known by its timer, which waits exactly JOB_INTERVAL.
 */
const { watch } = require("node:fs");
const { setFlagsFromString } = require("node:v8");

const { DATA_DIR, JOB_INTERVAL, LANDOLT_TEST_ALL } = process.env;

// The last of V8's compilers costs a shop of `npm test` a tenth of its processor time, and saves one of `test:all` a twentieth.
if (LANDOLT_TEST_ALL !== "yes") setFlagsFromString("--no-opt");

const interval = Number(JOB_INTERVAL) * 1000;
const start = globalThis.setTimeout;
/** What is done when each timer ends. */
const waiting = new Map();
let isWatching = false;

function wake() {
  for (const [timer, done] of waiting) {
    clearTimeout(timer);
    done();
  }
}

const startKnown = (act, delay, ...rest) => {
  if (delay !== interval) return start(act, delay, ...rest);
  if (!isWatching) {
    watch(DATA_DIR, (_, name) => name === "wake-jobs" && wake()).unref();
    isWatching = true;
  }
  const done = () => {
    waiting.delete(timer);
    act(...rest);
  };
  const timer = start(done, delay);
  waiting.set(timer, done);
  return timer;
};
globalThis.setTimeout = Object.defineProperties(
  startKnown,
  Object.getOwnPropertyDescriptors(start),
);
