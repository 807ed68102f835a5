/**
 * What of a page's address a log may hold. A token in an address opens what it names, and a log is read by more
 * people than a mail. Addresses have many spellings, so a path is brought into one, and logged where it is one of
 * ours; of any other path nothing is known, and nothing is logged.
 */

/** What is shown of a public part: names of products, brands, pages and builds. No token is one: they have dots. */
const name = /^[a-z0-9][a-z0-9_-]{0,99}$/;
/** `fr`, and what another file of texts may be called. */
const language = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/;

/**
 * Our addresses without language. `:name` is shown where it is a name, `:token` never. A test holds them against
 * the site map.
 */
const patterns = [
  ...["/", "/design", "/services", "/brands", "/contact", "/about", "/search"],
  "/appointment",
  ...["/search/suggestions", "/lookbook", "/lookbook/:name", "/brands/:name"],
  ...["/homeservice", "/homeservice/coverage", "/homeservice/thank-you"],
  ...["/homeservice/visit/:token", "/homeservice/visit/:token/calendar"],
  ...["/shop", "/shop/:name", "/shop/product/:name"],
  ...["/shop/checkout/:name", "/shop/checkout/payment/return"],
  ...["/order", "/order/:token", "/order-return", "/order-again"],
  ...["/order-consent", "/order-invoice", "/order-reminder", "/order-reminder/calendar"],
  ...["/order-reminder/:token", "/stock-alert/:name"],
  ...["/account", "/account/sign-in", "/account/sign-in/:token", "/account/profile"],
  ...["/account/email/:token", "/account/email-stop/:token"],
  ...["/account/addresses", "/account/addresses/:token", "/account/orders", "/account/visits"],
  "/account/favourites",
  ...["/account/people", "/account/people/:token", "/account/people/:token/:name"],
  ...["/account/people/:token/file/:token"],
  ...["/account/orders/:token", "/account/data", "/account/data/file"],
  ...["/order-transfer/:token"],
  ...["/new-password", "/new-password/:token"],
  ...["/order-events/:token", "/withdrawal", "/withdrawal/receipt", "/legal/:name"],
  ...[
    "/coverage",
    "/passkey-options",
    "/sitemap.xml",
    "/robots.txt",
    "/hooks/stripe",
    "/visitor",
    "/glasses",
  ],
  ...["/compare", "/seen"],
  ...["/catalogue", "/icons/:name", "/builds/latest", "/builds/meta/:name", "/favicon.ico"],
].map((pattern) => pattern.split("/").slice(1));

/** The path in one spelling, in parts; undefined for one that cannot be read. */
function partsOf(path: string): string[] | undefined {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    const parts = plain
      .replace(/\.(?:data|json)$/, "")
      .split(/\/+/)
      .slice(1);
    if (parts.length > 1 && parts.at(-1) === "") parts.pop();
    return parts[0] === "_root" ? [""] : parts;
  } catch {
    return undefined;
  }
}

function matched(parts: readonly string[]): string | undefined {
  const pattern = patterns.find(
    (one) =>
      one.length === parts.length &&
      one.every((part, at) => {
        const given = parts[at] ?? "";
        if (part === ":token") return given !== "";
        return part === ":name" ? name.test(given) : part === given;
      }),
  );
  return pattern?.map((part, at) => (part === ":name" ? parts[at] : part)).join("/");
}

/** The path as it may be logged, with `:token` in the place of what opens something. */
export function loggedPath(path: string): string {
  const parts = partsOf(path);
  if (!parts) return "/:unknown";
  const page = matched(parts);
  if (page !== undefined) return `/${page}`;
  const [first = "", ...rest] = parts;
  const translated = language.test(first) ? matched(rest.length > 0 ? rest : [""]) : undefined;
  return translated === undefined ? "/:unknown" : `/${first}/${translated}`.replace(/\/$/, "");
}

/** Whether an address may hold a token, so that it is sent to no other site. */
export const mayHoldToken = (path: string): boolean => loggedPath(path).includes(":");
