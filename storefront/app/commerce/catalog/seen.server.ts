/**
 * What a visitor has looked at lately. A device remembers it only when it was asked to; until then it has no
 * such cookie, and its pages are those of everybody.
 */
import type { SiteLanguage } from "@landolt/forms";
import { mostSeen, seenCookie } from "../platform/cookies.server.ts";
import { handle as handleRule } from "./handle.ts";
import type { ListingItem } from "./product-answer.ts";
import { productsCalled } from "./some-products.server.ts";

/** What was looked at besides this product; undefined on a device that remembers nothing. */
export async function seenBesides(
  request: Request,
  language: SiteLanguage,
  shown?: string,
): Promise<ListingItem[] | undefined> {
  const handles = await seenCookie.read(request);
  return (
    handles &&
    productsCalled(language, handles.filter((one) => one !== shown).slice(0, mostSeen - 1))
  );
}

/** The `Set-Cookie` header after a product was looked at; none on a device that remembers nothing. */
export async function noteSeen(request: Request, handle: string): Promise<string | undefined> {
  const before = await seenCookie.read(request);
  if (!before || !handleRule.safeParse(handle).success) return undefined;
  const others = before.filter((one) => one !== handle);
  return seenCookie.write([handle, ...others].slice(0, mostSeen));
}

/** The header by which a device remembers from now on what is looked at. */
export const rememberSeen = () => seenCookie.write([]);

/** The header by which all of it is forgotten. */
export const forgetSeen = () => seenCookie.clear();
