/** The signed cookies by which a visitor's browser is known to hold a bag and its orders. */
import { mostBagDays, mostFrames } from "@landolt/forms";
import { keyedDigest } from "@landolt/tokens";
import { createCookie } from "react-router";
import { z } from "zod";
import { environment } from "#server/environment.ts";

const days = 24 * 60 * 60;

/** Several `Set-Cookie` headers as one answer carries them. */
export const withCookies = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));

function signedCookie<T>(name: string, maxAge: number, shape: z.ZodType<T>) {
  // Browsers take the prefix only with `secure`, and then nobody else's sub-domain can set it.
  const cookie = createCookie(environment.secure ? `__Host-${name}` : name, {
    // A key for each name, or the value of one cookie would be valid in another.
    secrets: [keyedDigest(environment.cookieSecret, "cookie", name).toString("base64url")],
    httpOnly: true,
    sameSite: "lax",
    secure: environment.secure,
    path: "/",
    maxAge,
  });
  return {
    /** The cookie's value; undefined where it is missing, altered or of another shape. */
    async read(request: Request): Promise<T | undefined> {
      const raw: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      const parsed = shape.safeParse(raw);
      return parsed.success ? parsed.data : undefined;
    },
    /** The `Set-Cookie` header that stores `value`. */
    write: (value: T) => cookie.serialize(value),
    /** The `Set-Cookie` header that removes the cookie. */
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

/** Id of the visitor's bag: random, and all that is needed to hold it. */
export const bagCookie = signedCookie(
  "bag",
  mostBagDays * days,
  z.string().regex(/^bag_[0-9a-f]{48}$/),
);

const handles = z.array(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,99}$/));

/** Handles of the frames that somebody wants to try on. */
export const trayShape = handles.max(mostFrames);

/** Those that no account keeps. */
export const trayCookie = signedCookie("tray", 30 * days, trayShape);

/** A copy of those that the account keeps, as long as a sign-in lasts. */
export const accountTrayCookie = signedCookie("account-tray", 7 * days, trayShape);

/** As many as are shown, and the one that is on the page. */
export const mostSeen = 9;

/** Handles of the products that were looked at, the newest first, on a device that was asked to remember them. */
export const seenCookie = signedCookie("seen", 30 * days, handles.max(mostSeen));

/** The request for a home visit that was just sent, so that the page that thanks for it can be reloaded. */
export const visitCookie = signedCookie(
  "visit",
  60 * 60,
  z.union([
    z.object({ reference: z.string(), answerBy: z.iso.datetime(), token: z.string() }),
    /** The backend did not take it yet; `kept` is the instant it was put by. */
    z.object({ kept: z.iso.datetime() }),
  ]),
);

const mostOrders = 10;
const orderIds = z.array(z.string().regex(/^order_\w{1,60}$/)).max(mostOrders);

/** Ids with a further one, the newest first, as many as a cookie keeps. */
export const withOrder = (id: string, earlier: readonly string[] = []): string[] =>
  [id, ...earlier.filter((one) => one !== id)].slice(0, mostOrders);

/** Ids of the visitor's last orders, the newest first. */
export const ordersCookie = signedCookie("orders", 30 * days, orderIds);

/** Ids of orders this browser has opened by a link and the right e-mail address, for two hours. */
export const openedOrdersCookie = signedCookie("opened-orders", 2 * 60 * 60, orderIds);

/** The order that this browser was asked to remember, and when it was placed. */
export const againCookie = signedCookie(
  "again",
  365 * days,
  z.object({ id: z.string().regex(/^order_\w{1,60}$/), placedAt: z.string().max(40) }),
);

/** Id of the withdrawal this browser has just declared, for its receipt. */
export const withdrawalCookie = signedCookie(
  "withdrawal",
  2 * 60 * 60,
  z.string().regex(/^wdr_\w{1,60}$/),
);

/** The sealed token of a link to a new password, so that it stands in no address; as long as it can be valid. */
export const newPasswordCookie = signedCookie(
  "new-password",
  15 * 60,
  z.string().regex(/^[\w-]{40,2000}$/),
);

/** The browser that asked for a mail to sign in with: neither its link nor its code works in another. */
export const signInCookie = signedCookie(
  "sign-in",
  15 * 60,
  z.object({
    id: z.string().regex(/^signin_\w{1,60}$/),
    secret: z.string().max(100),
    email: z.string().max(254),
    /** Where it goes on afterwards, if not to the account. */
    next: z.literal("checkout").optional(),
  }),
);

/** The backend's token of who is signed in, sealed: no program in the browser can read it. */
export const accountCookie = signedCookie(
  "account",
  7 * days,
  z.string().regex(/^[\w-]{40,3500}$/),
);
