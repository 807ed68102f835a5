/**
 * Orders that are being watched: one question to the backend at a time for each, however many pages
 * are open, passed on as server-sent events.
 */
import type { OrderProgress } from "./order-progress.ts";
import { progressOf } from "./orders.server.ts";

/** Milliseconds between two looks, before a lost connection is made again, and until one is renewed. */
const times = { look: 3000, retry: 4000, connection: 10 * 60_000, heartbeat: 20_000 };

type Listener = (progress: OrderProgress) => void;

interface Watch {
  listeners: Set<Listener>;
  timer: NodeJS.Timeout | undefined;
  last?: OrderProgress;
}

/** Ends all streams when the process is to end, which would otherwise wait for their readers. */
const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => ending.abort());

const watches = new Map<string, Watch>();

async function look(id: string, watch: Watch): Promise<void> {
  const answer = await progressOf(id);
  if (answer.ok) {
    watch.last = answer.value;
    for (const listener of watch.listeners) listener(answer.value);
  }
  if (watch.listeners.size === 0) return;
  watch.timer = setTimeout(() => void look(id, watch), times.look);
}

/** Calls `listener` with every look at the order. @returns what ends it */
function listen(id: string, listener: Listener): () => void {
  const present = watches.get(id);
  const watch: Watch = present ?? { listeners: new Set(), timer: undefined };
  watch.listeners.add(listener);
  if (present) {
    if (present.last) listener(present.last);
  } else {
    watches.set(id, watch);
    void look(id, watch);
  }
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watches.delete(id);
  };
}

/**
 * The events of an order: one for each version that the reader has not seen.
 * @param seen version the reader has, from its page or from `Last-Event-ID`
 * @param signal ends the stream when the reader has left
 */
export function orderEvents(
  id: string,
  seen: string | null,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      let last = seen;
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(`retry: ${times.retry}\n\n`);
      const heartbeat = setInterval(() => send(": still here\n\n"), times.heartbeat);
      const end = () => {
        stop?.();
        controller.close();
      };
      const renewal = setTimeout(end, times.connection);
      const unlisten = listen(id, ({ version, stage, payment, returns, open }) => {
        if (version === last) return;
        last = version;
        const data = JSON.stringify({ stage, payment, returns, open });
        send(`id: ${version}\nevent: order\ndata: ${data}\n\n`);
      });
      stop = () => {
        clearInterval(heartbeat);
        clearTimeout(renewal);
        unlisten();
      };
      signal.addEventListener("abort", () => stop?.(), { once: true });
      ending.signal.addEventListener("abort", end, { once: true, signal });
    },
    cancel() {
      stop?.();
    },
  });
}
