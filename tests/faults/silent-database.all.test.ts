/** PostgreSQL that does not answer for a while: cached pages go on, and what needs it says so while it is silent. */
import { expect, it } from "vitest";
import { text } from "../browser/texts.ts";
import { insistOn, placeFlight, prepareFlight } from "../support/flight.ts";
import { variantIds } from "../support/lenses.ts";
import { type Method, wellStocked } from "../support/placing.ts";
import { postgresProcesses } from "../support/postgres-processes.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";
import { Visitor } from "../support/website.ts";

const info = runningShop();
const methods: readonly Method[] = ["card", "pay-in-store", "card", "bank-transfer"];

const statusOf = async (address: string) => (await fetch(address)).status;

/** Stops every process of the server where it is. @returns lets them go on */
function freeze(): () => void {
  const frozen = postgresProcesses(info);
  expect(frozen.length).toBeGreaterThan(1);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of frozen) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

it("a silent database keeps no cached page away, and no order is lost", {
  timeout: 600_000,
}, async () => {
  const variant = (await variantIds(info))(wellStocked);
  const product = `/shop/product/${wellStocked}`;
  const add = { variant, quantity: "1" };
  const visitor = new Visitor(info);
  const key = () => crypto.randomUUID();
  expect((await visitor.send(product, { ...add, key: key() })).status).toBeLessThan(400);
  const trial = new Trial(info);
  const flight = await prepareFlight(trial, methods);
  const requestVisit = await trial.visit();
  await statusOf(`${info.shop}/shop`);

  const goOn = freeze();
  let placing: ReturnType<typeof placeFlight>;
  let seconds = 0;
  let secondsOnceKnown = 0;
  try {
    placing = placeFlight(trial, flight);
    expect(await statusOf(`${info.shop}/shop`)).toBe(200);
    expect(await statusOf(`${info.shop}/health`)).toBe(200);
    expect(await statusOf(`${info.backend}/ready`)).toBe(503);
    // All of these are answered before the database is.
    const began = performance.now();
    const [search, added, bag, ordered, isThanked] = await Promise.all([
      visitor.get("/search?q=lens"),
      visitor.send(product, { ...add, key: key() }),
      visitor.get("/shop/cart-summary"),
      visitor.send("/shop/checkout/payment", {
        agreed: "x",
        attempt: key(),
        method: "pay-in-store",
      }),
      requestVisit(),
    ]);
    seconds = Math.round((performance.now() - began) / 1000);
    expect(search.status).toBe(503);
    expect(search.text).toContain(text("en", "error.unavailableText"));
    for (const answer of [added, ordered]) {
      expect(answer.status).toBe(503);
      expect(answer.text).toContain(text("en", "bag.refusals.unavailable"));
    }
    expect(bag.status).toBe(503);
    // The website keeps the request until the backend can take it.
    expect(isThanked).toBe(true);
    // Nobody else waits for the limits of those who were first.
    const known = performance.now();
    const answers = await Promise.all([
      visitor.get("/search?q=contact"),
      visitor.send(product, { ...add, key: key() }),
      visitor.get("/shop/cart-summary"),
    ]);
    secondsOnceKnown = Math.round((performance.now() - known) / 1000);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(secondsOnceKnown).toBeLessThan(10);
  } finally {
    goOn();
  }
  await placing;
  await insistOn(trial, flight);
  await trial.end(
    12,
    `1 silence, ${flight.length} orders; everything else answered within ${seconds} s, once known within ${secondsOnceKnown} s`,
  );
});
