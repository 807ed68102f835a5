/** What happens to small servers and what strangers try, and the tests of it: the table in docs/reliability.md. */

interface Fault {
  readonly number: number;
  readonly fault: string;
  /** What has to hold, beside the invariants. */
  readonly holds: string;
  /** Below `tests`. */
  readonly tests: readonly string[];
}

export const faults: readonly Fault[] = [
  {
    number: 1,
    fault: "The backend is killed while it places orders",
    holds: "All orders whole within a minute of the restart",
    tests: ["faults/kill.test.ts"],
  },
  {
    number: 2,
    fault: "One cart is placed many times at once",
    holds: "One order, one charge",
    tests: ["faults/races.test.ts"],
  },
  {
    number: 3,
    fault: "Many carts want the last piece at once",
    holds: "One order, stock not below zero",
    tests: ["faults/races.test.ts"],
  },
  {
    number: 4,
    fault: "Variants that share their stock are bought at once",
    holds: "No more is sold than there is",
    tests: ["faults/races.test.ts"],
  },
  {
    number: 5,
    fault: "Forty additions to one bag at once",
    holds: "Exactly forty pieces, each answered",
    tests: ["backend/bag.test.ts"],
  },
  {
    number: 6,
    fault: "The backend is killed when it has acknowledged Stripe’s event",
    holds: "The order is made after the restart",
    tests: ["faults/killed-events.all.test.ts"],
  },
  {
    number: 7,
    fault: "Events come five times, in another order, before the browser",
    holds: "One order",
    tests: ["backend/payment.test.ts"],
  },
  {
    number: 8,
    fault: "Forged and old signatures of events",
    holds: "400, no effect",
    tests: ["backend/payment.test.ts"],
  },
  {
    number: 9,
    fault: "Stripe hangs, fails, or is cut off after the charge",
    holds: "No second charge; the outcome is asked for again",
    tests: ["faults/slow-stripe.all.test.ts", "backend/payment.test.ts"],
  },
  {
    number: 10,
    fault: "Price or stock change while a card is being paid",
    holds: "What was shown is charged, or it is refused",
    tests: ["faults/changed-meanwhile.test.ts"],
  },
  {
    number: 11,
    fault: "PostgreSQL crashes under load",
    holds: "It recovers by itself; nothing acknowledged is lost",
    tests: ["faults/killed-database.all.test.ts"],
  },
  {
    number: 12,
    fault: "PostgreSQL does not answer",
    holds: "Cached pages go on, orders get a clear answer",
    tests: ["faults/silent-database.all.test.ts"],
  },
  {
    number: 13,
    fault: "Redis, where it is used, is killed and comes back",
    holds: "Orders go on",
    tests: ["faults/redis.all.test.ts"],
  },
  {
    number: 14,
    fault: "The backend is away",
    holds: "Pages are served, requests for visits are kept",
    tests: [
      "backend/backend-away.test.ts",
      "faults/changes.test.ts",
      "faults/home-visits.all.test.ts",
    ],
  },
  {
    number: 15,
    fault: "The disk is full",
    holds: "Clear refusals, and recovery without help",
    tests: ["life/lacking.all.test.ts", "faults/full-disk.all.test.ts"],
  },
  {
    number: 16,
    fault: "The clock jumps by a day, forwards and back",
    holds: "Orders, links and promotions stay sane",
    tests: ["faults/clock.all.test.ts"],
  },
  {
    number: 17,
    fault: "1,500 connections that send their request slowly",
    holds: "Others are served, the slow ones are cut off",
    tests: ["faults/slow-clients.all.test.ts"],
  },
  {
    number: 18,
    fault: "Bodies that are too large, compressed or nested bombs",
    holds: "Refused, memory stays",
    tests: ["backend/bombs.test.ts"],
  },
  {
    number: 19,
    fault: "Generated input to every route",
    holds: "No 5xx, no stack, no reflected markup",
    tests: ["backend/hard-input.test.ts", "backend/hard-pages.test.ts"],
  },
  {
    number: 20,
    fault: "Passwords, codes and order numbers are guessed",
    holds: "429 after a few, equal answers and times",
    tests: [
      "backend/staff-sign-in.test.ts",
      "backend/promotion-guesses.test.ts",
      "backend/order-access.test.ts",
    ],
  },
  {
    number: 21,
    fault: "Ids are guessed; carts and orders of others are asked for",
    holds: "404",
    tests: ["contract/unknown-ids.test.ts", "backend/bag.test.ts", "backend/order-access.test.ts"],
  },
  {
    number: 22,
    fault: "Double click, back, reload and two tabs at the payment",
    holds: "One order",
    tests: ["browser/one-order.spec.ts"],
  },
  {
    number: 23,
    fault: "A long time under load",
    holds: "Memory does not grow",
    tests: ["faults/soak.all.test.ts"],
  },
  {
    number: 24,
    fault: "A backup under load, restored",
    holds: "The same orders, requests, files and secrets",
    tests: ["life/backup.all.test.ts", "life/life.test.ts"],
  },
  {
    number: 25,
    fault: "SIGTERM during checkouts",
    holds: "What is under way is answered, nothing is lost",
    tests: ["life/life.test.ts"],
  },
];
