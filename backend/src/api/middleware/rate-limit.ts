/** Limits on what strangers may try. */
import { clientAddress, sharedNetwork } from "@landolt/tokens";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { environment } from "../../platform/environment";
import { Limits } from "../../platform/limiter";
import { readToken } from "../../platform/signed-token";
import type { Middleware } from "../http/middleware";
import { tooMany } from "../http/too-many";

/** The storefront's word, signed, from which network its visitor comes; no address of a person is stored. */
const networkHeader = "x-visitor-network";

/** Tries in a quarter of an hour. */
const points = {
  /** Looking for orders: enough for a family that mistypes, not for trying numbers. */
  lookUp: 30,
  /** One thing that is tried: a token, or a number with its address. */
  attempt: 10,
  /** Distances: a whole care home may type its addresses, nobody may read our map out. */
  coverage: 240,
  /** Declarations of withdrawal: each sends a mail to an address that anybody may have typed. */
  declare: 20,
  /** Promotion codes of one bag: enough for a voucher that is hard to read. */
  codes: 10,
  /** And from one network, which could begin a bag for every guess. */
  codesFrom: 60,
  /** Products that somebody waits for: each ends in a mail to an address that anybody may have typed. */
  alerts: 20,
  /** Files with orders of lenses: one or two for each person who wears them. */
  upload: 20,
  /** Requests for a visit: a care home has one network, too. */
  visits: 30,
  /** Orders: more than an office places together, fewer than a list of stolen cards is long. */
  place: 120,
};

const limits = new Limits(points);

/** The network of a visitor, where the storefront names it; undefined for a program of our own. */
const visitorsNetwork = (request: MedusaRequest): string | undefined =>
  readToken("network", request.get(networkHeader) ?? "");

/** The network that the storefront names, else the one the request comes from. */
export function networkOf(request: MedusaRequest): string {
  const named = visitorsNetwork(request);
  if (named !== undefined) return named;
  const forwardedFor = request.get("x-forwarded-for") ?? "";
  const { isTrustedProxy } = environment();
  return sharedNetwork(
    clientAddress(request.socket.remoteAddress ?? "", forwardedFor, isTrustedProxy),
  );
}

/**
 * Counts tries under each key.
 * @param times how many things are tried at once
 * @returns false, with the answer 429 sent, when one of them is used up
 */
export async function withinLimits(
  request: MedusaRequest,
  response: MedusaResponse,
  keys: Partial<Record<keyof typeof points, string>>,
  times = 1,
): Promise<boolean> {
  const seconds = await limits.count(request.scope, keys, times);
  if (seconds === undefined) return true;
  tooMany(response, seconds);
  return false;
}

/**
 * Counts what a visitor of the website sends; programs of our own are not limited.
 * @returns how to take the try back where nothing came of it; undefined, with the answer 429 sent, when the network's tries
 *   are used up
 */
export async function takeVisitorsTry(
  request: MedusaRequest,
  response: MedusaResponse,
  limit: "visits" | "place",
): Promise<(() => Promise<void>) | undefined> {
  const network = visitorsNetwork(request);
  if (network === undefined) return async () => undefined;
  const keys = { [limit]: network };
  if (!(await withinLimits(request, response, keys))) return undefined;
  return () => limits.takeBack(request.scope, keys);
}

const withCodes = z.object({ code: z.unknown(), promo_codes: z.array(z.unknown()) }).partial();

/** Limits how many promotion codes are tried, whichever way they come. */
export const limitCodes: Middleware = async (request, response, next) => {
  const { code, promo_codes = [] } = withCodes.safeParse(request.body).data ?? {};
  const tried = promo_codes.length + (code === undefined ? 0 : 1);
  const bag = request.params.id;
  const keys = { ...(bag !== undefined && { codes: bag }), codesFrom: networkOf(request) };
  if (tried === 0 || (await withinLimits(request, response, keys, tried))) next();
};
