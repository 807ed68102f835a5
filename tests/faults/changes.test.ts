/**
 * What staff change comes to the public page while the stream that tells of changes is cut again and again.
 * A second storefront reads the backend through a proxy that cuts. How soon it comes is for the bench.
 */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { howMany } from "../support/extent.ts";
import { firstOf } from "../support/lenses.ts";
import { randomFrom, seed } from "../support/random.ts";
import { type SecondStorefront, startSecondStorefront } from "../support/second-storefront.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
const rounds = howMany(2, 8);
const random = randomFrom(seed);
const handle = "clairval-multi-purpose-solution";

const connections = new Set<Socket>();
/** What was asked while nothing was let through, stream of changes apart. */
let refused: string[] | undefined;
const proxy = createServer((socket) => {
  if (refused) {
    socket
      .on("error", () => undefined)
      .once("data", (bytes) => {
        const [call = ""] = bytes.toString("latin1").split("\r\n");
        if (!call.includes("/changes")) refused?.push(call);
        socket.destroy();
      });
    return;
  }
  const { hostname, port } = new URL(info.backend);
  const onward = connect({ host: hostname, port: Number(port) });
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    connections.add(one);
    one.on("error", () => other.destroy()).on("close", () => connections.delete(one));
    one.pipe(other);
  }
});
const cut = () => {
  for (const connection of connections) connection.destroy();
};

const listen = () =>
  new Promise<number>((done) =>
    proxy.listen(0, "127.0.0.1", () => done((proxy.address() as AddressInfo).port)),
  );

let website: SecondStorefront;
let shop: string;

beforeAll(async () => {
  website = await startSecondStorefront(info, await listen());
  ({ shop } = website);
});

afterAll(async () => {
  proxy.close();
  cut();
  await website.stop();
});

const cutNotifications =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'landolt changes'";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const pageOf = async (path: string) => (await fetch(shop + path)).text();

it("a change is public, however the stream is cut", {
  timeout: 60_000 + rounds * 31_000,
}, async () => {
  const staff = await signInAsStaff(info);
  const { products } = await staff.admin.product.list({
    handle,
    fields: "id,title,variants.sku,*variants.prices",
  });
  const [product] = products;
  const variant = firstOf(product?.variants);
  const price = variant?.prices?.[0]?.amount;
  if (!product || !variant || !price) throw new Error("the demo has no such product");
  const setTitle = (title: string) => staff.admin.product.update(product.id, { title });
  const setPrice = (amount: number) =>
    staff.admin.product.updateVariant(product.id, variant.id, {
      prices: [{ currency_code: "eur", amount }],
    });

  try {
    for (let round = 0; round < rounds; round += 1) {
      // Once the backend itself hears nothing from the database, and finds the change by looking.
      if (round === 3) await query(info, cutNotifications);
      // Now and then at the same moment as the change, else a little before or after it.
      const cutting = round % 3 === 0 ? undefined : pause(random() * 600).then(cut);
      await pause(random() * 600);
      const amount = 10 + round / 100;
      const [path, change, shown] =
        round % 2 === 0
          ? [`/shop/product/${handle}`, () => setTitle(`Solution ${round}`), `Solution ${round}`]
          : ["/shop/accessories?sort=price", () => setPrice(amount), `€${amount.toFixed(2)}`];
      await pageOf(path);
      await change();
      await eventually(async () => expect(await pageOf(path)).toContain(shown));
      await cutting;
    }
  } finally {
    await setTitle(product.title);
    await setPrice(price);
    await eventually(async () => {
      const page = await pageOf(`/shop/product/${handle}`);
      expect(page).toContain(product.title);
      expect(page).toContain(`€${price.toFixed(2)}`);
    });
  }
});

it("what was made is served while the backend is out of reach", async () => {
  const path = `/shop/product/${handle}`;
  const before = await pageOf(path);
  refused = [];
  cut();
  // Until the website has found its page too old and asked for another in vain.
  await eventually(async () => {
    const answer = await fetch(shop + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("surrogate-key")).toContain(`product-${handle}`);
    expect(await answer.text()).toBe(before);
    expect(refused).not.toEqual([]);
  });
  expect(await pageOf(path)).toBe(before);
});
