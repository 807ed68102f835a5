import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type ListingQuery, listingSearch } from "#app/commerce/catalog/listing.ts";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";
import { CompareBar, CompareChoice } from "#app/products/compare-choice.tsx";
import { EmptyListing, EmptySign } from "#app/products/empty-listing.tsx";
import { ChoiceChips, FacetForm, Paging, resultsId } from "#app/products/listing-controls.tsx";
import { ProductTile } from "#app/products/product-tile.tsx";
import type { ListingData } from "./listing.server.ts";

interface ListingProps {
  listing: ListingData;
  /** Address of the listing in its English form. */
  path: string;
}

/** A category with its products. */
export function ListingPage({ listing, path }: ListingProps) {
  const t = useTranslations("catalog");
  const shop = useTranslations("shop");
  const href = useHref();
  const { category, chosen, items, count, facets, choices, order, page, pages } = listing;
  const shown = chosen ?? category;
  const query: ListingQuery = { order, page, choices, ...(chosen && { category: chosen.handle }) };
  const form = { path, facets, choices, order, category: chosen?.handle };
  const steps = [
    { label: shop("home"), to: href("/") },
    { label: shop("title"), to: href("/shop") },
    ...(chosen ? [{ label: category.name, to: href(path) }] : []),
    { label: shown.name },
  ];
  // Facets and another order show the same products again; a sub-category and a further page do not.
  const isChosen = Object.keys(choices).length > 0;
  const isOwn = order === "name" && !isChosen;
  const own: ListingQuery = { ...query, order: "name", choices: {}, page: isOwn ? page : 1 };
  const title = own.page > 1 ? `${shown.name}, ${t("page", { page, pages })}` : shown.name;
  const isEmpty = items.length === 0;
  // A drawing needs no loading: what comes first is the first picture.
  const pictured = items.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <PageHead
        title={title}
        description={shown.description}
        search={listingSearch(own)}
        steps={steps}
      />
      <PageHeader
        title={shown.name}
        lead={shown.description}
        above={<Breadcrumb steps={steps} />}
      />
      <Container className="pb-20">
        <SubCategories listing={listing} path={path} />
        <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_1fr]">
          {isEmpty ? <EmptySign /> : <FacetForm key={shown.handle} {...form} />}
          <div id={resultsId} tabIndex={-1} className="scroll-mt-8 focus:outline-none">
            {/* One element in both cases, so that the change is read out. */}
            <p
              role="status"
              className={isEmpty ? "font-display text-3 leading-tight" : "text-small text-quiet"}
            >
              {isEmpty
                ? isChosen
                  ? shop("nothing")
                  : t("empty")
                : `${t("count", { count })} · ${t("taxIncluded")}`}
            </p>
            {isEmpty && isChosen && <EmptyListing {...form}>{shop("nothingText")}</EmptyListing>}
            {isEmpty && !isChosen && (
              <ButtonLink to={href(chosen ? path : "/shop")} className="mt-8">
                {shop("showAll")}
              </ButtonLink>
            )}
            {!isEmpty && (
              <>
                <ChoiceChips {...form} />
                <ul
                  className={`mt-6 grid grid-cols-1 gap-x-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-3 ${
                    items.every(({ lens }) => lens) ? "" : "gap-y-12"
                  }`}
                >
                  {items.map((item) => (
                    <li key={item.handle}>
                      <ProductTile item={item} priority={item === pictured} />
                      {item.kind !== "accessory" && (
                        <CompareChoice handle={item.handle} title={item.title} />
                      )}
                    </li>
                  ))}
                </ul>
                <CompareBar />
                <Paging path={path} query={query} pages={pages} />
              </>
            )}
          </div>
        </div>
      </Container>
    </>
  );
}

function SubCategories({ listing: { category, chosen, order }, path }: ListingProps) {
  const t = useTranslations("catalog");
  const href = useHref();
  const all = [{ handle: undefined, name: t("all") }, ...category.children];
  return (
    <nav aria-label={t("filter")} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {all.map(({ handle, name }) => (
          <li key={handle ?? "all"}>
            <Link
              to={href(
                path +
                  listingSearch({
                    order,
                    page: 1,
                    choices: {},
                    ...(handle && { category: handle }),
                  }),
              )}
              preventScrollReset
              aria-current={handle === chosen?.handle ? "true" : undefined}
              className="-mb-px inline-block border-b-2 border-transparent py-3 hover:border-edge aria-current:border-accent aria-current:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
