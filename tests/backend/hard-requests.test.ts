/** What the website answers to requests that no browser sends, and to addresses that name what there is not. */
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const { port, host } = new URL(info.shop);

/** The status of the answer to a request that is sent as it is. */
async function statusOf(target: string, named: string | undefined = host): Promise<number> {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  const head = [`GET ${target} HTTP/1.1`, `Host: ${named}`, "Connection: close", "", ""];
  socket.write(head.join("\r\n"));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1]);
}

describe("the website", () => {
  it("takes the whole address as a target, and refuses what is none", async () => {
    expect(await statusOf(`http://${host}/shop`)).toBe(200);
    expect(await statusOf("http://x/shop?page=2")).toBe(200);
    for (const target of ["//x/shop", "http://[x/", "x", "http://x//y"]) {
      expect(await statusOf(target), target).toBe(400);
    }
  });

  it.each(["a b", "shop.example/x", "x@y", "[::1", "x:99999", "<x>", "a,b"])(
    "refuses the host %s on a page that has to be made",
    async (name) => {
      expect(await statusOf("/shop/cart-summary", name)).toBe(400);
    },
  );

  it.each([
    ["/shop/contact-lenses?page=1502", "/shop/contact-lenses"],
    ["/de/shop/contact-lenses?page=0", "/de/shop/contact-lenses"],
    ["/shop/contact-lenses?brand=nobody", "/shop/contact-lenses"],
    ["/shop/contact-lenses?brand=nobody&sort=price", "/shop/contact-lenses?sort=price"],
    ["/fr/lookbook?brand=nobody", "/fr/lookbook"],
    ["/brands/clairval?page=77", "/brands/clairval"],
  ])("leads from %s to what is shown", async (asked, shown) => {
    const answer = await fetch(`${info.shop}${asked}`, { redirect: "manual" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(
      new RegExp(`^${shown.replace("?", "\\?")}([?&]page=\\d+)?$`),
    );
    const led = await fetch(new URL(answer.headers.get("location") ?? "", info.shop), {
      redirect: "manual",
    });
    expect(led.status).toBe(200);
    await led.body?.cancel();
  });

  it("has no page for a brand that there is not", async () => {
    expect((await fetch(`${info.shop}/brands/nobody`)).status).toBe(404);
  });

  it("says to whom looks for orders too often that it is too often, and for how long", async () => {
    const look = () =>
      fetch(`${info.shop}/order`, {
        method: "POST",
        headers: { origin: info.shop, "x-forwarded-for": "203.0.113.77" },
        body: new URLSearchParams({ number: "4711", email: "nobody@example.com" }),
      });
    const answers = await Promise.all(Array.from({ length: 12 }, look));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    for (const { headers } of refused)
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});
