import { useTranslations } from "use-intl";
import { z } from "zod";
import { brand } from "#app/commerce/catalog/brands.server.ts";
import { productsIn } from "#app/commerce/catalog/catalog.server.ts";
import { readChoices } from "#app/commerce/catalog/facets.ts";
import { handle } from "#app/commerce/catalog/handle.ts";
import {
  type ListingQuery,
  listingSearch,
  readListingQuery,
} from "#app/commerce/catalog/listing.ts";
import { seenFrom } from "#app/commerce/catalog/product-answer.ts";
import { isShopEnabled } from "#app/commerce/platform/business.server.ts";
import { FrameCard } from "#app/products/frame-card.tsx";
import { frameCards } from "#app/products/frame-card-facts.ts";
import { Paging } from "#app/products/listing-controls.tsx";
import { ProductTile } from "#app/products/product-tile.tsx";
import { leadToShown } from "#app/products/shown-listing.server.ts";
import { tileFacts } from "#app/products/tile-facts.ts";
import { Breadcrumb } from "../../design/breadcrumb.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { validParameters } from "../../document/parameter-rule.server.ts";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { commonView } from "../../pictures/product-pictures.ts";
import { useBusiness } from "../../shell/use-shell.ts";
import type { Route } from "./+types/brand";
import { useCountryName } from "./use-country-name.ts";

const parameters = z.object({ handle });

export async function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { handle: wanted } = validParameters(parameters, params);
  const { page: wish } = readListingQuery(url.searchParams);
  const [maker, isOpen, frames, shop] = await Promise.all([
    brand(language, wanted),
    isShopEnabled(),
    productsIn(language, "lookbook", { brand: wanted, page: wish }),
    productsIn(language, "shop", { brand: wanted, page: wish }),
  ]);
  const found = valueOrErrorPage(maker);
  const lists = [valueOrErrorPage(frames), ...(isOpen ? [valueOrErrorPage(shop)] : [])];
  const pages = Math.max(...lists.map((list) => list.pages));
  const page = Math.min(wish, pages);
  leadToShown(url.href, { page, choices: readChoices(url.searchParams) });
  // The shorter list has ended on the later pages of the longer one.
  const [worn = [], sold = []] = lists.map((list) => (list.pages < page ? [] : list.items));
  const side = commonView([...worn, ...sold].map(({ pictures }) => pictures));
  return {
    ...{ brand: found, page, pages },
    frames: frameCards(worn, side),
    sold: sold.map((product) => tileFacts(seenFrom(product, side))),
  };
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { brand, frames, sold, page, pages } = loaderData;
  const t = useTranslations();
  const href = useHref();
  const countryName = useCountryName();
  const steps = [
    { label: t("navigation.home"), to: href("/") },
    { label: t("navigation.brands"), to: href("/brands") },
    { label: brand.name },
  ];
  const query: ListingQuery = { order: "name", page, choices: {} };
  const business = useBusiness();
  const title = business
    ? t("seo.brandTitle", { name: brand.name, town: business.town })
    : brand.name;
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, ${t("catalog.page", { page, pages })}` : title}
        description={brand.description}
        search={listingSearch(query)}
        steps={steps}
      />
      <PageHeader title={brand.name} lead={brand.description} above={<Breadcrumb steps={steps} />}>
        <p className="mt-4 text-small text-quiet">{countryName(brand.country)}</p>
      </PageHeader>
      <Container className="grid gap-20 pb-24">
        {frames.length + sold.length === 0 && <p>{t("pages.brands.framesNone")}</p>}
        {frames.length > 0 && (
          <section>
            <h2 className="mb-8 text-3">{t("pages.brands.frames")}</h2>
            <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {frames.map((product, index) => (
                <li key={product.id}>
                  <FrameCard product={product} priority={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {sold.length > 0 && (
          <section>
            <p className="mb-8 font-display text-3">{t("brands.sold")}</p>
            <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {sold.map((item, index) => (
                <li key={item.handle}>
                  <ProductTile item={item} priority={frames.length === 0 && index === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Paging path={`/brands/${brand.handle}`} query={query} pages={pages} />
      </Container>
    </>
  );
}
