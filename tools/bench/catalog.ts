/** Reading the catalog at four sizes of it: what grows with the number of products, and what does not. */
import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { fillCatalog, type WrittenLast } from "./fill-catalog.ts";
import { processorTime } from "./load.ts";
import type { Row } from "./row.ts";
import { memoryOf } from "./start.ts";

const sizes = [100, 1000, 10_000, 50_000];
/** Questions of one kind that count, after as many that do not: a shop has been asked before. */
const times = 40;

export type BenchedCatalog = {
  shop: string;
  backend: string;
  publishableKey: string;
  databaseUrl: string;
  /** The website and the backend. */
  processes: readonly { name: string; pid: number }[];
};

type Asked = { p50: number; work: number };

/** Asks for one address after the other over one connection. */
async function inSequence(
  origin: string,
  headers: Record<string, string>,
  paths: readonly string[],
  pids: readonly number[],
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<void>((done, failed) => {
      get(origin + path, { agent, headers }, (response) => {
        const { statusCode } = response;
        buffer(response).then(() => {
          if (statusCode === 200) done();
          else failed(new Error(`${path}: ${statusCode}`));
        }, failed);
      }).once("error", failed);
    });
  const worked = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const warm = paths.length / 2;
  for (const path of paths.slice(0, warm)) await ask(path);
  const before = worked();
  const taken: number[] = [];
  for (const path of paths.slice(warm)) {
    const began = performance.now();
    await ask(path);
    taken.push(performance.now() - began);
  }
  agent.destroy();
  taken.sort((a, b) => a - b);
  return {
    p50: taken[Math.floor(taken.length / 2)] ?? Number.NaN,
    work: (worked() - before) / taken.length,
  };
}

/** Each address once, so that nothing remembers its answer. */
const each = (path: (number: number) => string) =>
  Array.from({ length: times * 2 }, (_, number) => path(number));

const backendReads: Record<string, (number: number) => string> = {
  "listing of 24": (number) => listing(`page=${(number % 4) + 1}`),
  "listing of 24, narrowed by two facets": () =>
    listing(
      `choices=${encodeURIComponent('{"colour":["black","tortoise"],"price":["100","150"]}')}`,
    ),
  "page of a product": () => "/catalog/products/oakley-holbrook?language=fr",
  search: (number) => `/catalog/search?language=fr&q=holbrok${number % 3 ? "" : "+sun"}`,
};
const listing = (rest: string) =>
  `/catalog/listing?language=fr&category=oakley&order=price&per_page=24&${rest}`;

const searched = z.object({ hits: z.array(z.object({ item: z.object({ handle: z.string() }) })) });

/** Milliseconds until the product that was written last is found. */
async function untilFound(
  backend: string,
  headers: Record<string, string>,
  { handle, title }: WrittenLast,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    const question = new URLSearchParams({ q: title, language: "en" });
    const answer = await fetch(`${backend}/catalog/search?${question}`, { headers });
    const { hits } = searched.parse(await answer.json());
    if (hits.some(({ item }) => item.handle === handle)) return performance.now() - began;
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

/** @param rows take those of each size as they are measured, beside those of the smallest */
export async function benchCatalog(shop: BenchedCatalog, rows: Row[]): Promise<void> {
  const smallest = new Map<string, Asked>();
  const pids = shop.processes.map(({ pid }) => pid);
  const key = { "x-publishable-api-key": shop.publishableKey };
  for (const size of sizes) {
    const products = `${size.toLocaleString("en")} products`;
    const { filled, indexed, last } = await fillCatalog(shop.databaseUrl, size);
    const behind = await untilFound(shop.backend, key, last);
    rows.push({ name: `${products}: written`, value: filled / 1000, unit: "s" });
    rows.push({ name: `${products}: in the index`, value: indexed / 1000, unit: "s" });
    rows.push({
      name: `${products}: found by searching after that`,
      value: behind / 1000,
      unit: "s",
    });
    const addRow = (what: string, asked: Asked, limit?: number) => {
      const first = smallest.get(what) ?? asked;
      smallest.set(what, first);
      const against = `${sizes[0]} products`;
      rows.push(
        {
          ...{ name: `${products}: ${what}, half within`, value: asked.p50, unit: "ms" },
          ...{ ratio: asked.p50 / first.p50, against, ...(limit !== undefined && { limit }) },
        },
        {
          ...{ name: `${products}: ${what}, processor time`, value: asked.work, unit: "ms" },
          ...{ ratio: asked.work / first.work, against },
        },
      );
    };
    for (const [what, path] of Object.entries(backendReads)) {
      addRow(what, await inSequence(shop.backend, key, each(path), pids));
    }
    // The first order counts; a second makes an address that nothing remembers.
    const made = (variant: string) => (number: number) =>
      `/shop/oakley?sort=price&sort=${variant}${number}`;
    const page = (path: (number: number) => string, headers = {}) =>
      inSequence(shop.shop, headers, each(path), pids);
    // A parameter that no page knows: neither kept nor packed.
    const bare = made("bare-");
    addRow("page of 24 regenerated", await page((number) => `${bare(number)}&bench=1`), 12);
    const packed = await page(made("kept-"), { "Accept-Encoding": "br" });
    addRow("the same, packed to be kept", packed);
    for (const { pid, name } of shop.processes) {
      rows.push({ name: `${products}: memory of the ${name}`, value: memoryOf(pid), unit: "MB" });
    }
  }
}
