/** Clients that send their request a few bytes at a time, to hold as many connections as they can. */
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { until } from "../support/backend-process.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const many = 1500;
const withBody = 50;
const { port, host } = new URL(info.shop);

/** Milliseconds between two bytes. */
const pace = 2000;
/** Milliseconds after which a page for others has not come: many times what it takes, for a busy machine. */
const hangs = 10_000;

function slowClient(head: string): Socket {
  const socket = connect(Number(port), "127.0.0.1");
  const timer = setInterval(() => socket.write("x"), pace);
  socket.on("connect", () => socket.write(head));
  socket.on("error", () => undefined).on("close", () => clearInterval(timer));
  socket.resume();
  return socket;
}

it(`${many} slow clients are cut off, and others are served meanwhile`, {
  timeout: 300_000,
}, async () => {
  const slow = Array.from({ length: many }, () =>
    slowClient(`GET / HTTP/1.1\r\nHost: ${host}\r\nX: `),
  );
  const bodies = Array.from({ length: withBody }, () =>
    slowClient(
      `POST /order HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${info.shop}\r\nContent-Length: 1000\r\n\r\n`,
    ),
  );
  const open = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;
  const all = [...slow, ...bodies];
  expect(await until(60, async () => all.every(({ connecting }) => !connecting))).toBe(true);
  // Each holds its connection: none was refused, or could not be opened on this machine.
  expect(open(all)).toBe(many + withBody);
  const times: number[] = [];
  const cutOff = until(60, async () => open(slow) === 0);
  for (let asked = 0; asked < 100; asked += 1) {
    const began = performance.now();
    const answer = await fetch(`${info.shop}/${asked % 2 === 0 ? "shop" : "order"}`, {
      signal: AbortSignal.timeout(hangs),
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  expect(await cutOff).toBe(true);
  expect(await until(150, async () => open(bodies) === 0)).toBe(true);
  const p95 = times.toSorted((one, other) => one - other)[94] ?? 0;
  recordFault(17, {
    tried: `${many} slow heads, ${withBody} slow bodies; others had 95% of 100 pages within ${Math.round(p95)} ms`,
  });
});
