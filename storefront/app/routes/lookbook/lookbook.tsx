import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { productsIn } from "#app/commerce/catalog/catalog.server.ts";
import {
  type ListingQuery,
  listingSearch,
  readListingQuery,
} from "#app/commerce/catalog/listing.ts";
import { trayFrames } from "#app/commerce/catalog/tray.server.ts";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { CompareBar, CompareChoice } from "#app/products/compare-choice.tsx";
import { EmptyListing, EmptySign } from "#app/products/empty-listing.tsx";
import { FrameCard } from "#app/products/frame-card.tsx";
import { frameCards } from "#app/products/frame-card-facts.ts";
import { ChoiceChips, FacetForm, Paging, resultsId } from "#app/products/listing-controls.tsx";
import { leadToShown } from "#app/products/shown-listing.server.ts";
import { Container, Headline, PageHeader, Section } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { commonView } from "../../pictures/product-pictures.ts";
import { PhoneLink } from "../../shell/phone-link.tsx";
import type { Route } from "./+types/lookbook";
import { Tray } from "./tray.tsx";

export async function loader({ request, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { choices: wished, page: wishedPage } = readListingQuery(url.searchParams);
  const [found, tray] = await Promise.all([
    productsIn(language, "lookbook", { choices: wished, page: wishedPage }),
    trayFrames(request, language),
  ]);
  const { items, ...selection } = valueOrErrorPage(found);
  leadToShown(request.url, selection);
  return {
    ...selection,
    frames: frameCards(items, commonView(items.map(({ pictures }) => pictures))),
    // The tray keeps what was put on it, whatever stands on the page.
    tray,
  };
}

const path = "/lookbook";

export default function Lookbook({
  loaderData: { frames, facets, choices, count, page, pages, tray },
}: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  const form = { path, facets, choices };
  const isEmpty = frames.length === 0;
  const isChosen = Object.keys(choices).length > 0;
  const query: ListingQuery = { order: "name", page, choices };
  // A choice shows the same frames again; a further page does not.
  const own: ListingQuery = {
    ...query,
    choices: {},
    page: isChosen ? 1 : page,
  };
  const pictured = frames.find(({ pictures }) => pictures.length > 0);
  return (
    <>
      <PageHead
        title={
          own.page > 1
            ? `${t("pages.lookbook.title")}, ${t("catalog.page", { page, pages })}`
            : t("seo.lookbook")
        }
        label={t("pages.lookbook.title")}
        description={t("pages.lookbook.description")}
        search={listingSearch(own)}
      />
      <PageHeader title={t("pages.lookbook.title")} lead={t("pages.lookbook.lead")}>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          <span className="inline-flex items-center gap-2.5 font-semibold">
            <LandoltRing gap="down" className="size-4 text-accent" />
            {t("general.storeOnly")}
          </span>
          <Link to={href("/design#size")} className="link inline-block py-1">
            {t("lookbook.sizeGuide")}
          </Link>
        </p>
      </PageHeader>
      <Tray frames={tray} />
      <Container className="grid gap-x-12 gap-y-6 pb-8 lg:grid-cols-[15rem_1fr]">
        {isEmpty ? <EmptySign /> : <FacetForm {...form} />}
        <div id={resultsId} tabIndex={-1} className="scroll-mt-8 focus:outline-none">
          {/* One element in both cases, so that the change is read out. */}
          <p
            role="status"
            className={isEmpty ? "font-display text-3 leading-tight" : "text-small text-quiet"}
          >
            {isEmpty
              ? t(isChosen ? "shop.nothing" : "pages.lookbook.empty")
              : t("pages.lookbook.count", { count })}
          </p>
          {isEmpty && isChosen && (
            <EmptyListing {...form} order="name">
              {t("lookbook.nothing")} <PhoneLink className="link" />
            </EmptyListing>
          )}
          {!isEmpty && (
            <>
              <ChoiceChips {...form} order="name" />
              <h2 className="sr-only">{t("pages.brands.frames")}</h2>
              <ul className="mt-6 grid gap-x-8 gap-y-14 sm:grid-cols-2">
                {frames.map((product, index) => (
                  // Every seventh frame stands large, so that the eye can rest on one.
                  <li key={product.id} className={index % 7 === 0 ? "sm:col-span-2" : undefined}>
                    <FrameCard
                      product={product}
                      priority={product === pictured}
                      sizes={
                        index % 7 === 0
                          ? "(min-width: 80rem) 60rem, 92vw"
                          : "(min-width: 80rem) 28rem, (min-width: 40rem) 45vw, 92vw"
                      }
                    />
                    <CompareChoice handle={product.handle} title={product.title} />
                  </li>
                ))}
              </ul>
              <CompareBar />
              <Paging path={path} query={query} pages={pages} />
            </>
          )}
        </div>
      </Container>
      <Section>
        <Headline>{t("pages.lookbook.visitTitle")}</Headline>
        <p className="mt-4 max-w-[50ch] text-lead text-quiet">{t("pages.lookbook.visitText")}</p>
        <p className="mt-6 font-display text-3">
          <PhoneLink />
        </p>
      </Section>
    </>
  );
}
