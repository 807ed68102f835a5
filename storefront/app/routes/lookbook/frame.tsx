import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { framesLike, product } from "#app/commerce/catalog/catalog.server.ts";
import { handle } from "#app/commerce/catalog/handle.ts";
import { seenBesides } from "#app/commerce/catalog/seen.server.ts";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { Swatch } from "#app/design/drawings/swatch.tsx";
import { Details, Measurements } from "#app/products/fact-table.tsx";
import { FrameCard } from "#app/products/frame-card.tsx";
import { frameCardFacts } from "#app/products/frame-card-facts.ts";
import { FrameToScale, ProductGallery } from "#app/products/frame-gallery.tsx";
import { searchOfColour, variantOfColour } from "#app/products/in-colour.ts";
import { useSharedPicture } from "#app/products/picture-text.ts";
import { PriceWithLenses } from "#app/products/price.tsx";
import { ProductHeading } from "#app/products/product-heading.tsx";
import { RecentlySeen, seenProduct } from "#app/products/recently-seen.tsx";
import { TrayButton } from "#app/products/tray-button.tsx";
import { environment } from "#server/environment.ts";
import { Breadcrumb } from "../../design/breadcrumb.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Container } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { validParameters } from "../../document/parameter-rule.server.ts";
import { productInStore } from "../../document/structured-data/product.ts";
import { href, languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { PhoneLink } from "../../shell/phone-link.tsx";
import type { Route } from "./+types/frame";

const parameters = z.object({ handle });

export async function loader({ request, url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { handle: wanted } = validParameters(parameters, params);
  const [found, others, seen] = await Promise.all([
    product(language, wanted, "lookbook"),
    framesLike(language, wanted, "lookbook"),
    seenBesides(request, language, wanted),
  ]);
  const frame = valueOrErrorPage(found);
  const alike = valueOrErrorPage(others);
  const { shopOrigin: origin } = environment;
  const address = origin + href(language, `/lookbook/${frame.handle}`);
  return {
    frame,
    alike: alike.map(frameCardFacts),
    seen: seen?.map(seenProduct),
    things: [productInStore(frame, { origin, url: address })],
  };
}

export default function LookbookFrame({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const address = useHref();
  const { frame: shown, alike, things } = loaderData;
  const sharedPicture = useSharedPicture();
  const [search] = useSearchParams();
  const variant = variantOfColour(shown.variants, search) ?? shown.variants[0];
  const steps = [
    { label: t("navigation.home"), to: address("/") },
    { label: t("navigation.lookbook"), to: address("/lookbook") },
    { label: shown.title },
  ];
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead
        title={shown.title}
        description={shown.subtitle}
        steps={steps}
        things={things}
        picture={sharedPicture(shown)}
      />
      <Breadcrumb steps={steps} />
      <div className="mt-8 grid gap-x-16 grid-cols-1 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="bleeds-left">
          <ProductGallery product={shown} variant={variant} />
        </div>
        <div>
          <ProductHeading product={shown} large />
          <PriceWithLenses amount={shown.priceWithLenses} className="mt-6 text-1" />
          <p className="mt-6">{shown.description}</p>
          <div className="mt-8 border-y border-line py-6">
            <p className="flex gap-3 font-semibold">
              <LandoltRing gap="down" className="mt-1.5 size-4 flex-none text-accent" />
              {t("lookbook.onlyHere")}
            </p>
            <p className="mt-2 text-quiet">{t("lookbook.onlyHereText")}</p>
            <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to={address("/contact")}>{t("lookbook.visit")}</ButtonLink>
              <PhoneLink className="font-semibold" />
            </p>
            <TrayButton handle={shown.handle} title={shown.title} />
          </div>
          <h2 className="mt-8 font-text text-base font-semibold tracking-normal">
            {t("lookbook.colours")}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {shown.variants.map((one) => (
              <li key={one.id} className="flex items-center gap-2.5">
                {one.frame && <Swatch colour={one.frame.colour} className="size-5" />}
                {shown.variants.length > 1 && one.frame ? (
                  <Link
                    to={searchOfColour(one)}
                    replace
                    preventScrollReset
                    aria-current={one === variant || undefined}
                    className="link aria-current:font-semibold"
                  >
                    {one.label}
                  </Link>
                ) : (
                  one.label
                )}
              </li>
            ))}
          </ul>
        </div>
        {shown.frame && (
          <>
            <FrameToScale frame={variant?.frame ?? shown.frame} />
            <div className="grid gap-12">
              <Measurements frame={shown.frame} />
              <Details product={shown} />
            </div>
          </>
        )}
      </div>
      {alike.length > 0 && (
        <section className="mt-24 border-t border-line pt-12">
          <h2 className="text-3">{t("lookbook.alike")}</h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {alike.map((product) => (
              <li key={product.id}>
                <FrameCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlySeen products={loaderData.seen} shown={shown.handle} />
    </Container>
  );
}
