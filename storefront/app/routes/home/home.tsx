import { useTranslations } from "use-intl";
import { brands } from "#app/commerce/catalog/brands.server.ts";
import { listing, productsIn } from "#app/commerce/catalog/catalog.server.ts";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { frameCards } from "#app/products/frame-card-facts.ts";
import { environment } from "#server/environment.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { optician, webSite } from "../../document/structured-data/business.ts";
import { languageOf } from "../../language/addresses.ts";
import { scenePicture } from "../../pictures/scenes.server.ts";
import { inShowOrder } from "../brands/show-order.ts";
import type { Route } from "./+types/home";
import { BrandsBox } from "./brands-box.tsx";
import { Hero } from "./hero.tsx";
import { HomeServiceTeaser } from "./home-service-teaser.tsx";
import { RememberedOffer } from "./late-parts.tsx";
import { LensTeaser } from "./lens-teaser.tsx";
import { LookbookTeaser } from "./lookbook-teaser.tsx";
import { Reasons } from "./reasons.tsx";
import { ServicesTeaser } from "./services-teaser.tsx";

/** Frames and brands shown on the way past; their own pages have them all. */
const teaserFrames = 3;
const teaserBrands = 6;

/** Of the lookbook's first page; frames that have a picture come first. */
function teaserCards(frames: ListingItem[]) {
  const cards = frameCards(frames, "three-quarter");
  return cards.toSorted((a, b) => b.pictures.length - a.pictures.length).slice(0, teaserFrames);
}

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const [profile, frames, makers, lenses] = await Promise.all([
    businessProfile(),
    productsIn(language, "lookbook"),
    brands(language),
    listing(language, "contact-lenses", { order: "name", page: 1, choices: {} }),
  ]);
  const business = valueOrErrorPage(profile);
  return {
    town: business.town,
    deliveryRadius: business.freeDeliveryRadiusKm,
    visitRadius: business.homeServiceRadiusKm,
    replyHours: business.replyPromiseHours,
    shopEnabled: business.shopEnabled,
    services: business.services.map(({ code, minutes, title }) => ({
      code,
      minutes,
      title: title[language],
    })),
    // The page stands without these; their own pages say when they are missing.
    frames: frames.ok ? teaserCards(frames.value.items) : [],
    brands: makers.ok ? inShowOrder(makers.value).slice(0, teaserBrands) : [],
    lens: lenses.ok ? lenses.value.items.find(({ pictures }) => pictures.length > 0) : undefined,
    things: [
      optician(environment.shopOrigin, business, new Date()),
      webSite(environment.shopOrigin, business, language),
    ],
    scenes: { hero: scenePicture("home-hero"), visit: scenePicture("home-visit") },
  };
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { town } = home;
  return (
    <>
      <PageHead
        title={t("title", { town })}
        description={t("description", { town, radius: home.visitRadius })}
        things={home.things}
      />
      <RememberedOffer />
      <Hero town={town} shopEnabled={home.shopEnabled} picture={home.scenes.hero} />
      {home.shopEnabled && <LensTeaser town={town} radius={home.deliveryRadius} lens={home.lens} />}
      <HomeServiceTeaser
        town={town}
        radius={home.visitRadius}
        hours={home.replyHours}
        picture={home.scenes.visit}
      />
      <LookbookTeaser frames={home.frames} />
      <ServicesTeaser services={home.services} />
      <Reasons />
      <BrandsBox brands={home.brands} />
    </>
  );
}
