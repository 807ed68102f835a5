/** Pages: how many a second from memory, how long one takes that is regenerated, what it weighs. */
import { againstBare, bytesOf } from "./bare.ts";
import { type Load, load } from "./load.ts";
import type { Row } from "./row.ts";

const pages = {
  "Home page": "/",
  "Listing of contact lenses": "/shop/contact-lenses",
  "Page of a product": "/shop/product/clairval-multi-purpose-solution",
  Lookbook: "/lookbook",
  "Home service": "/homeservice",
  Search: "/search",
  Contact: "/contact",
};

const browser = { "Accept-Encoding": "br", "Accept-Language": "en" };
const plain = { "Accept-Language": "en" };
const rules = { connections: 10, seconds: 1.2 };
/** How often the website and the bare server are asked in turns, so that a busy moment meets both. */
const turns = 3;
/** Parameters that no page knows are answered afresh, by the same code. */
const afresh = "?bench=1";

/** The cookie of a visitor with something in the bag. */
async function visitorWithBag(shop: string): Promise<string> {
  const address = shop + pages["Page of a product"];
  const variant = /name="variant" value="([^"]+)"/.exec(await (await fetch(address)).text())?.[1];
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ variant: variant ?? "", quantity: "1" }).toString(),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (answer.status !== 303 || !cookie) throw new Error("Nothing could be put into the bag.");
  return cookie;
}

/** Of several measurements the one in the middle, by rate. */
function middle(measured: readonly Load[]): Load {
  const [found] = measured.toSorted((a, b) => a.rate - b.rate).slice(measured.length / 2);
  if (!found) throw new Error("Nothing was measured.");
  return found;
}

/** A page and a bare server that sends the same bytes, in turns. */
async function inTurns(
  page: { port: number; pid: number; path: string },
  headers: Record<string, string>,
): Promise<{ kept: Load; bare: Load; bytes: number }> {
  const { port, path } = page;
  // Twice: the first makes it.
  await bytesOf(port, path, headers);
  const answer = await bytesOf(port, path, headers);
  const kept: Load[] = [];
  const bare: Load[] = [];
  await againstBare(answer, async (server) => {
    for (let turn = 0; turn < turns; turn += 1) {
      kept.push(await load({ ...page, headers, ...rules }));
      bare.push(await load({ ...server, path, headers, ...rules }));
    }
  });
  return { kept: middle(kept), bare: middle(bare), bytes: answer.body.length };
}

/**
 * @param shop address of a running shop
 * @param pid of its website
 */
export async function benchPages(shop: string, pid: number): Promise<Row[]> {
  const port = Number(new URL(shop).port);
  const bag = { ...browser, Cookie: await visitorWithBag(shop) };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const packed = await inTurns({ port, pid, path }, browser);
    const { kept, bare } = packed;
    const unpacked = await inTurns({ port, pid, path }, plain);
    const withBag = await load({ port, pid, path, headers: bag, ...rules });
    const made = await load({
      ...{ port, pid, path: path + afresh, headers: bag },
      ...{ connections: 1, seconds: 2 },
    });
    const against = "a bare server";
    const row = (what: string, value: number, unit: string, more: Partial<Row> = {}) =>
      rows.push({ name: `${name}${what}`, value, unit, ...more });
    row("", kept.rate, "a second", { ratio: kept.rate / bare.rate, against });
    row(", 99 of 100 within", kept.p99, "ms", { limit: 5 });
    row(", processor time", kept.work * 1000, "µs", { ratio: kept.work / bare.work, against });
    row(", not compressed", unpacked.kept.rate, "a second", {
      ...{ ratio: unpacked.kept.rate / unpacked.bare.rate, against },
    });
    row(", with a bag", withBag.rate, "a second", { ratio: withBag.rate / bare.rate, against });
    row(", regenerated, half within", made.p50, "ms", { limit: 12 });
    row(", regenerated, processor time", made.work, "ms");
    row(", text", packed.bytes / 1024, "KB");
  }
  return rows;
}
