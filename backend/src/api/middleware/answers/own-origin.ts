import type { MedusaRequest } from "@medusajs/framework/http";
import { environment } from "../../../platform/environment";
import { customerCookie, staffCookie } from "../../../platform/session-cookies";
import type { Middleware } from "../../http/middleware";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A browser adds the cookie of a session to requests of other pages too. A change that comes with one has to
 * come from a page of ours; without naming any page, from a program that has a token as well.
 */
export const refuseForeignOrigin: Middleware = (request, response, next) => {
  if (readOnly.has(request.method) || !cookieOf(request) || isOwn(request)) {
    next();
    return;
  }
  response.status(403).json({
    type: "not_allowed",
    message: "A change with the cookie of a session has to come from a page of this server",
  });
};

function cookieOf({ headers }: MedusaRequest): "staff" | "customer" | undefined {
  const names = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 1)[0]);
  if (names.includes(staffCookie())) return "staff";
  return names.includes(customerCookie()) ? "customer" : undefined;
}

function isOwn(request: MedusaRequest): boolean {
  const { origin, host, authorization, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) {
    return site === undefined ? authorization !== undefined : site === "same-origin";
  }
  const { BACKEND_URL, SHOP_URL } = environment();
  const own = [BACKEND_URL, `${request.protocol}://${host}`];
  if (cookieOf(request) === "customer") own.push(SHOP_URL);
  return own.includes(origin);
}
