/** Counts on the wire what a website asks its backend: every request that passes through. */
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { ShopInfo } from "./shop-info.ts";

/** What belongs to no page: the stream that stays open all the time, and the question whether anybody is there. */
const aside: readonly (string | undefined)[] = ["/changes", "/health"];

export interface CallCounter {
  readonly port: number;
  /** The calls since the last time, as `GET /store/…` with ids left out. */
  readonly taken: () => string[];
  readonly close: () => void;
}

export async function countCalls(info: ShopInfo): Promise<CallCounter> {
  const { hostname, port } = new URL(info.backend);
  let calls: string[] = [];
  const server = createServer((asked, answer) => {
    const { method, url = "", headers } = asked;
    const [path = ""] = url.split("?");
    if (!aside.includes(path)) {
      calls.push(`${method} ${path.replaceAll(/\/[a-z]+_[0-9A-Za-z]+/g, "/:id")}`);
    }
    const onward = request({ hostname, port, path: url, method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => {
      const before = calls;
      calls = [];
      return before;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
