import { useTranslations } from "use-intl";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { ListingData } from "./listing.server.ts";
import { ListingControls, Paging } from "./listing-controls.tsx";
import { ProductTile } from "./product-tile.tsx";

/** A category with its products. */
export function ListingPage({ listing, path }: { listing: ListingData; path: string }) {
  const t = useTranslations("catalog");
  const shop = useTranslations("shop");
  const href = useHref();
  const { category, chosen, items, count } = listing;
  const shown = chosen ?? category;
  return (
    <>
      <PageHead title={shown.name} description={shown.description} />
      <PageHeader
        title={shown.name}
        lead={shown.description}
        above={
          <Breadcrumb
            steps={[
              { label: shop("home"), to: href("/") },
              { label: shop("title"), to: href("/shop") },
              ...(chosen ? [{ label: category.name, to: href(path) }] : []),
              { label: shown.name },
            ]}
          />
        }
      />
      <Container className="pb-20">
        <ListingControls listing={listing} path={path} />
        <p className="mt-8 mb-6 text-small text-quiet">
          {t("count", { count })} · {t("taxIncluded")}
        </p>
        {items.length === 0 && <p>{t("empty")}</p>}
        <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <li key={item.id}>
              <ProductTile item={item} />
            </li>
          ))}
        </ul>
        <Paging listing={listing} path={path} />
      </Container>
    </>
  );
}
