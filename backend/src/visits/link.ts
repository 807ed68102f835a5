import { prefixOf } from "@landolt/forms";
import { environment } from "../platform/environment";
import { notFoundError } from "../platform/errors";
import { readToken, signToken } from "../platform/signed-token";

/** Days for which the link of a request leads somewhere. */
const linkDays = 180;

/** The same for the same request, so that a repeated submission is answered alike. */
export const tokenOf = ({ id, received_at }: { id: string; received_at: Date | string }): string =>
  signToken("home-service", id, new Date(new Date(received_at).getTime() + linkDays * 86_400_000));

/** @throws MedusaError `not_found` for a token that names no request (any more). */
export function requestIdOf(token: string | undefined): string {
  const id = readToken("home-service", token ?? "");
  if (!id) throw notFoundError("This link is not valid any more");
  return id;
}

/** The page that the link of a request opens, in the customer's language. */
export function pageOf(request: { id: string; received_at: Date | string; language: string }) {
  const { SHOP_URL } = environment();
  return `${SHOP_URL}${prefixOf(request.language)}/homeservice/visit/${tokenOf(request)}`;
}

/** The request in the dashboard. */
export const staffPageOf = (id: string): string =>
  `${environment().BACKEND_URL}/app/home-service/${id}`;
