/**
 * The tray: frames that a visitor wants to try on, at home or in the store. Who is signed in has it kept by the account, and
 * on the device a copy of that; a guest's lies on the device alone.
 */
import type { SiteLanguage } from "@landolt/forms";
import { accountTray, keepTray } from "../account/account-tray.server.ts";
import { type Bearer, bearerOf } from "../account/session.server.ts";
import { accountTrayCookie, trayCookie } from "../platform/cookies.server.ts";
import type { ListingItem } from "./product-answer.ts";
import { productsCalled } from "./some-products.server.ts";
import { brandBeside, changedTray, isSameTray, joinedTrays, type TrayChange } from "./tray.ts";

/** What this device knows that the account keeps, and what no account keeps yet. */
async function traysOnDevice(request: Request): Promise<{ kept: string[]; own: string[] }> {
  const [kept = [], own = []] = await Promise.all([
    accountTrayCookie.read(request),
    trayCookie.read(request),
  ]);
  return { kept, own };
}

/** Handles on the visitor's tray, in the order in which they were put there. */
export async function trayHandles(request: Request): Promise<string[]> {
  const { kept, own } = await traysOnDevice(request);
  return joinedTrays(kept, own);
}

/** What lies on the tray and can still be tried on. */
export const trayProducts = async (
  request: Request,
  language: SiteLanguage,
): Promise<ListingItem[]> => productsCalled(language, await trayHandles(request));

/** `brand`: empty where the title says it. */
export type TrayFrame = Pick<ListingItem, "handle" | "title"> & { brand: string };

/** The same by name. */
export async function trayFrames(request: Request, language: SiteLanguage): Promise<TrayFrame[]> {
  const products = await trayProducts(request, language);
  return products.map((frame) => {
    const { handle, title } = frame;
    return { handle, title, brand: brandBeside(frame) };
  });
}

/** The `Set-Cookie` header with a tray; an empty one leaves no cookie behind. */
const written = (cookie: typeof trayCookie, tray: string[]): Promise<string> =>
  tray.length > 0 ? cookie.write(tray) : cookie.clear();

/**
 * Joins the device's own tray with the account's, and has both keep the result.
 * @param bearer of who is signed in
 * @param change that is made to it on the way
 * @returns the `Set-Cookie` headers, none where device and account agree; undefined where the account could not be asked
 */
export async function joinTrays(
  request: Request,
  bearer: Bearer,
  change?: TrayChange,
): Promise<string[] | undefined> {
  const account = await accountTray(bearer);
  if (!account.ok) return undefined;
  const { kept, own } = await traysOnDevice(request);
  const joined = joinedTrays(account.value, own);
  const tray = change ? changedTray(joined, change) : joined;
  if (!isSameTray(tray, account.value) && !(await keepTray(bearer, tray)).ok) return undefined;
  if (own.length === 0 && isSameTray(tray, kept)) return [];
  return Promise.all([written(accountTrayCookie, tray), trayCookie.clear()]);
}

/**
 * Changes what lies on the device: a guest's tray, or that of who is signed in while the account cannot be asked. What is
 * put there then is the device's own until it is joined.
 */
async function changeOnDevice(request: Request, change: TrayChange): Promise<string[]> {
  const { kept, own } = await traysOnDevice(request);
  const others = changedTray(kept, { ...change, wanted: false });
  return Promise.all([
    written(trayCookie, changedTray(own, change)),
    ...(isSameTray(others, kept) ? [] : [written(accountTrayCookie, others)]),
  ]);
}

/** Whether there is such a frame, in the shop or in the store. */
async function isFrame(language: SiteLanguage, handle: string): Promise<boolean> {
  const [product] = await productsCalled(language, [handle]);
  return product?.kind === "frame";
}

/** The `Set-Cookie` headers after a frame was put on the tray or taken from it. */
export async function changeTray(
  request: Request,
  language: SiteLanguage,
  change: TrayChange,
): Promise<string[]> {
  if (change.wanted && !(await isFrame(language, change.handle))) return [];
  const bearer = await bearerOf(request);
  const joined = bearer && (await joinTrays(request, bearer, change));
  return joined ?? changeOnDevice(request, change);
}
