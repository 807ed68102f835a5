/**
 * Visitors, bags and orders without a pause, and what the processes hold of memory. SOAK_MINUTES makes it longer: a
 * night is 480.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { variantIds } from "../support/lenses.ts";
import { wellStocked } from "../support/placing.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const minutes = Number(process.env.SOAK_MINUTES ?? 0.5);
const paths = [
  ...["/", "/shop", "/shop/contact-lenses", "/shop/product/biofinity", "/lookbook", "/homeservice"],
  ...["/fr/shop/accessories?sort=price", "/de/search?q=linse", "/shop/cart-summary", "/nothing"],
];

/** Megabytes of a process that are its own. */
function megabytes(name: "backend" | "website"): number {
  const children = JSON.parse(readFileSync(join(info.dataDir, "children.json"), "utf8"));
  const status = readFileSync(`/proc/${children[name].pid}/status`, "utf8");
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it(`${minutes} minutes of visitors leave the memory as it was`, {
  timeout: minutes * 60_000 + 240_000,
}, async () => {
  const idOf = await variantIds(info);
  const trial = new Trial(info);
  const end = performance.now() + minutes * 60_000;
  const samples = { backend: [] as number[], website: [] as number[] };
  let pages = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const answer = await fetch(`${info.shop}${paths[pages % paths.length]}`);
      pages += 1;
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }
  };
  const buyer = async () => {
    while (performance.now() < end) {
      const bag = await TestBag.begin(info, [{ variant_id: idOf(wellStocked), quantity: 1 }]);
      await bag.project();
      if (trial.carts.length < 400) await trial.place(await trial.cart("pay-in-store"));
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      await new Promise((done) => setTimeout(done, 1000));
      for (const name of ["backend", "website"] as const) samples[name].push(megabytes(name));
    }
  };
  await Promise.all([visitor(), visitor(), buyer(), watch()]);
  const growth = Object.entries(samples).map(([name, values]) => {
    const quarter = Math.floor(values.length / 4);
    const [before, after] = [
      median(values.slice(quarter, 2 * quarter)),
      median(values.slice(-quarter)),
    ];
    return { name, before: Math.round(before), after: Math.round(after) };
  });
  const told = growth.map(({ name, before, after }) => `${name} ${before} to ${after} MB`);
  recordFault(23, { tried: `${minutes} minutes, ${pages} pages; ${told.join(", ")}` }, "memory");
  await trial.end(23, `${trial.carts.length} orders`, "orders");
  for (const { name, before, after } of growth) {
    // A heap breathes; one that leaks grows by every page.
    expect(after, name).toBeLessThan(before * 1.3 + 50);
  }
});
