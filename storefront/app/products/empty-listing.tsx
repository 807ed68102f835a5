import type { Choices, Facet, ListingOrder } from "@landolt/forms";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type ListingQuery, listingSearch } from "#app/commerce/catalog/listing.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { useHref } from "#app/language/use-language.ts";
import { ChoiceChips } from "./listing-controls.tsx";

/** Stands where the facets would: nothing can be narrowed or sorted. */
export function EmptySign() {
  return <LandoltRing gap="up" className="size-14 text-line lg:size-28" />;
}

interface EmptyListingProps {
  /** Address of the listing in its English form. */
  path: string;
  facets: Facet[];
  choices: Choices;
  order: ListingOrder;
  category?: string | undefined;
  /** What to do. */
  children?: ReactNode;
}

/** Choices that nothing meets: each with the way to take it back, and the way to take back all. */
export function EmptyListing({ children, ...listing }: EmptyListingProps) {
  const { path, order, category } = listing;
  const t = useTranslations("shop");
  const href = useHref();
  const all: ListingQuery = { order, page: 1, choices: {}, ...(category && { category }) };
  return (
    <>
      <div className="mt-4 max-w-measure text-lead text-quiet">{children}</div>
      <ChoiceChips {...listing} clearing={false} />
      <ButtonLink to={href(path + listingSearch(all))} preventScrollReset className="mt-8">
        {t("showAll")}
      </ButtonLink>
    </>
  );
}
