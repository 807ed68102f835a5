import { brands } from "#app/commerce/catalog/brands.server.ts";
import { handlesIn } from "#app/commerce/catalog/catalog.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { defaultLanguage } from "#app/language/addresses.ts";
import { environment } from "#server/environment.ts";
import type { Route } from "./+types/sitemap";
import { listedPages, listedRecords } from "./pages.ts";
import { sitemap, sitemapIndex, sitemapParts } from "./writing.ts";

/**
 * Every public page; where they are too many for one answer, where the parts are (`?part=1`). One that misses a
 * page would tell that it is gone, so it fails instead.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const [profile, products, frames, makers] = await Promise.all([
    businessProfile(),
    handlesIn("shop"),
    handlesIn("lookbook"),
    brands(defaultLanguage),
  ]);
  const { shopEnabled } = valueOrErrorPage(profile);
  const paths = [
    ...listedPages,
    ...valueOrErrorPage(products).map(listedRecords.product),
    ...valueOrErrorPage(frames).map(listedRecords.frame),
    ...valueOrErrorPage(makers).map(({ handle }) => listedRecords.brand(handle)),
  ].filter((path) => shopEnabled || !/^\/shop(?:\/|$)/.test(path));
  const parts = sitemapParts(paths);
  const asked = new URL(request.url).searchParams.get("part");
  const part = parts.length === 1 && asked === null ? parts[0] : parts[Number(asked) - 1];
  if (!part && asked !== null) throw new Response(null, { status: 404 });
  const { shopOrigin } = environment;
  return new Response(part ? sitemap(shopOrigin, part) : sitemapIndex(shopOrigin, parts.length), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
