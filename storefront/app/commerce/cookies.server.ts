/** The signed cookies by which a visitor's browser is known to hold a bag and its orders. */
import { createCookie } from "react-router";
import { z } from "zod";
import { environment } from "#server/environment.ts";

const days = 24 * 60 * 60;

function signedCookie<T>(name: string, maxAge: number, shape: z.ZodType<T>) {
  // Browsers take the prefix only with `secure`, and then nobody else's sub-domain can set it.
  const cookie = createCookie(environment.secure ? `__Host-${name}` : name, {
    secrets: [environment.cookieSecret],
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

/** Id of the backend's cart behind the visitor's bag. */
export const bagCookie = signedCookie("bag", 30 * days, z.string().regex(/^cart_\w{1,60}$/));

/** Ids of the visitor's last orders, the newest first. */
export const ordersCookie = signedCookie(
  "orders",
  30 * days,
  z.array(z.string().regex(/^order_\w{1,60}$/)).max(10),
);
