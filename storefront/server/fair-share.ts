/**
 * No network keeps pages from others: those that are not cached are made for each network a few at a time, in
 * the order in which they were asked for.
 */
import type { ServerResponse } from "node:http";
import { environment } from "./environment.ts";
import { setSecurityHeaders } from "./security-headers.ts";

interface Limits {
  /** Pages of one network that are made at once, and those that wait behind them. */
  readonly atOnce: number;
  readonly waiting: number;
  /**
   * Milliseconds after which a page counts no more: who waits so long waits for the backend or a slow line, which
   * holds up nobody else, and live answers never end.
   */
  readonly longest: number;
}

const usual: Limits = { atOnce: 8, waiting: 200, longest: 2000 };

/** Seconds after which who is refused may ask again. */
const retryAfter = 2;

interface Network {
  busy: number;
  readonly waiting: (() => void)[];
}

/** Lets a page of a network be made when it is its turn, or refuses it with 429 where too many wait. */
export function fairShare({ atOnce, waiting: most, longest } = usual) {
  const networks = new Map<string, Network>();

  function begin(name: string, network: Network, response: ServerResponse, make: () => void): void {
    network.busy += 1;
    let counts = true;
    const end = () => {
      if (!counts) return;
      counts = false;
      clearTimeout(timer);
      network.busy -= 1;
      network.waiting.shift()?.();
      if (network.busy === 0) networks.delete(name);
    };
    const timer = setTimeout(end, longest);
    if (response.closed) {
      end();
      return;
    }
    response.once("close", end);
    make();
  }

  return (name: string, response: ServerResponse, make: () => void): void => {
    const network = networks.get(name) ?? { busy: 0, waiting: [] };
    networks.set(name, network);
    const start = () => begin(name, network, response, make);
    if (network.busy < atOnce) start();
    else if (network.waiting.length < most) network.waiting.push(start);
    else refuse(response);
  };
}

function refuse(response: ServerResponse): void {
  setSecurityHeaders(response, environment.secure);
  response.writeHead(429, {
    "Content-Type": "text/plain",
    "Cache-Control": "no-store",
    "Retry-After": retryAfter,
  });
  response.end("Too many pages at once. Please try again in a moment.");
}
