/** Limits on what strangers may try. Kept in memory: the backend is one process. */
import { clientAddress, sharedNetwork } from "@landolt/tokens";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "../../platform/environment";
import { readToken } from "../../platform/signed-token";
import { tooMany } from "../http/too-many";

/** The storefront's word, signed, from which network its visitor comes; no address of a person is stored. */
const networkHeader = "x-visitor-network";

const quarterHour = 15 * 60;

const limits = {
  /** Looking for orders: enough for a family that mistypes, not for trying numbers. */
  lookUp: new RateLimiterMemory({ keyPrefix: "look-up", points: 30, duration: quarterHour }),
  /** One thing that is tried: a token, or a number with its address. */
  attempt: new RateLimiterMemory({ keyPrefix: "attempt", points: 10, duration: quarterHour }),
  /** Distances: a whole care home may type its addresses, nobody may read our map out. */
  coverage: new RateLimiterMemory({ keyPrefix: "coverage", points: 240, duration: quarterHour }),
  /** Declarations of withdrawal: each sends a mail to an address that anybody may have typed. */
  declare: new RateLimiterMemory({ keyPrefix: "declare", points: 20, duration: quarterHour }),
  /** Promotion codes of one bag: enough for a voucher that is hard to read. */
  codes: new RateLimiterMemory({ keyPrefix: "codes", points: 10, duration: quarterHour }),
  /** And from one network, which could begin a bag for every guess. */
  codesFrom: new RateLimiterMemory({ keyPrefix: "codes-from", points: 60, duration: quarterHour }),
  /** Files with orders of lenses: one or two for each person who wears them. */
  upload: new RateLimiterMemory({ keyPrefix: "upload", points: 20, duration: quarterHour }),
};

/** The network that the storefront names, else the one the request comes from. */
export function networkOf(request: MedusaRequest): string {
  const named = readToken("network", request.get(networkHeader) ?? "");
  if (named !== undefined) return named;
  const forwardedFor = request.get("x-forwarded-for") ?? "";
  const { isTrustedProxy } = environment();
  return sharedNetwork(
    clientAddress(request.socket.remoteAddress ?? "", forwardedFor, isTrustedProxy),
  );
}

/**
 * Counts tries under each key.
 * @param points how many things are tried at once
 * @returns false, with the answer 429 sent, when one of them is used up
 */
export async function withinLimits(
  response: MedusaResponse,
  keys: Partial<Record<keyof typeof limits, string>>,
  points = 1,
): Promise<boolean> {
  try {
    for (const [name, key] of Object.entries(keys)) {
      await limits[name as keyof typeof limits].consume(key, points);
    }
    return true;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    tooMany(response, Math.ceil(error.msBeforeNext / 1000));
    return false;
  }
}

const withCodes = z.object({ code: z.unknown(), promo_codes: z.array(z.unknown()) }).partial();

/** Limits how many promotion codes are tried, whichever way they come. */
export async function limitCodes(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { code, promo_codes = [] } = withCodes.safeParse(request.body).data ?? {};
  const tried = promo_codes.length + (code === undefined ? 0 : 1);
  const bag = request.params.id;
  const keys = { ...(bag !== undefined && { codes: bag }), codesFrom: networkOf(request) };
  if (tried === 0 || (await withinLimits(response, keys, tried))) next();
}
