/** How many requests for a home visit one network may send. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkHeader } from "#server/visitor-network.ts";

/** A care home has one network, too. */
const limiter = new RateLimiterMemory({ points: 30, duration: 3600 });

/** Takes one of the network's tries. @returns seconds to wait when there are none left */
export async function takeTry(request: Request): Promise<number | undefined> {
  return limiter.consume(networkOf(request)).then(
    () => undefined,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
      throw refused;
    },
  );
}

/** Gives the try back where nothing new was stored. */
export async function giveBack(request: Request): Promise<void> {
  await limiter.reward(networkOf(request));
}

const networkOf = (request: Request) => request.headers.get(networkHeader) ?? "unknown";
