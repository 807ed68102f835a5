/** What the interface promises its clients beside the calls: errors, queries and streams. */
import { once } from "node:events";
import { createServer } from "node:http";
import Medusa, { FetchError } from "@medusajs/js-sdk";
import { describe, expect, test } from "vitest";
import { storeClient } from "../support/customer.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

describe("an error", () => {
  test("carries the body's message, the status text and the status", async () => {
    const { store } = storeClient(info);
    const error = await store.product.retrieve("prod_nowhere").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      message: expect.stringContaining("prod_nowhere"),
      statusText: "Not Found",
      status: 404,
    });
  });

  test.each([
    [404, "Not Found"],
    [304, "Not Modified"],
  ])(
    "is made of every status from 300 on, with its text where the body says nothing: %i",
    async (status, message) => {
      const server = createServer((_request, response) => {
        response.writeHead(status).end();
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      const sdk = new Medusa({ baseUrl: `http://127.0.0.1:${port}` });
      await expect(sdk.client.fetch("/anything")).rejects.toMatchObject({ status, message });
      server.close();
    },
  );

  test.each(["local", "session", "custom"] as const)(
    "tells that tokens can not be stored by %s storage outside a browser",
    async (jwtTokenStorageMethod) => {
      const sdk = new Medusa({
        baseUrl: info.backend,
        auth: { type: "jwt", jwtTokenStorageMethod },
      });
      const said = jwtTokenStorageMethod === "custom" ? /custom storage/i : /only .* browser/i;
      await expect(sdk.client.fetch("/store/regions")).rejects.toThrow(said);
    },
  );
});

describe("a query", () => {
  const count = async (query: string) => {
    const staff = await signInAsStaff(info);
    const answer = await fetch(`${info.backend}/admin/product-variants?${query}&limit=1`, {
      headers: { authorization: `Bearer ${await staff.client.getToken()}` },
    });
    const { count: found } = (await answer.json()) as { count?: number };
    return { status: answer.status, found };
  };
  const many = (length: number, one: (index: number) => string) =>
    Array.from({ length }, (_, index) => one(index)).join("&");

  test.each([20, 25])("may name %i things by index", async (things) => {
    expect(await count(many(things, (index) => `id[${index}]=variant_${index}`))).toEqual({
      status: 200,
      found: 0,
    });
  });

  test("that is too deep is refused or ignored, never a fault", async () => {
    const deep = `id${"[a]".repeat(200)}=1`;
    expect((await count(deep)).status).toBeLessThan(500);
  });

  test("with more than a thousand parameters loses the rest, never the server", async () => {
    expect((await count(many(1200, () => "id[]=a"))).status).toBeLessThan(500);
  });
});

test("a stream of events is read with its data, event, id and retry", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("id: 7\nevent: order\nretry: 1500\ndata: first\ndata: second\n\n");
    response.end("data: alone\n\n");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const sdk = new Medusa({ baseUrl: `http://127.0.0.1:${port}` });
  const { stream } = await sdk.client.fetchStream("/events");
  const messages = [];
  for await (const message of stream ?? []) messages.push(message);
  expect(messages).toMatchObject([
    { id: 7, event: "order", retry: 1500, data: "first\nsecond" },
    { data: "alone" },
  ]);
  server.close();
});
