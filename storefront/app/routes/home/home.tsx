import { useTranslations } from "use-intl";
import { businessProfile } from "../../commerce/business.server.ts";
import { brands, lookbookFrames } from "../../commerce/catalog.server.ts";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { frameCards } from "../lookbook/frame-card-facts.ts";
import type { Route } from "./+types/home";
import { BrandsBox } from "./brands-box.tsx";
import { Hero } from "./hero.tsx";
import { HomeServiceTeaser } from "./home-service-teaser.tsx";
import { LensTeaser } from "./lens-teaser.tsx";
import { LookbookTeaser } from "./lookbook-teaser.tsx";
import { Reasons } from "./reasons.tsx";
import { ServicesTeaser } from "./services-teaser.tsx";

/** Frames and brands shown on the way past; their own pages have them all. */
const teaserFrames = 4;
const teaserBrands = 6;

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const [profile, frames, makers] = await Promise.all([
    businessProfile(),
    lookbookFrames(language),
    brands(language),
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
    // The page stands without these two; their own pages tell when they are missing.
    frames: frames.ok ? frameCards(frames.value).slice(0, teaserFrames) : [],
    brands: makers.ok ? makers.value.slice(0, teaserBrands) : [],
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
      />
      <Hero town={town} shopEnabled={home.shopEnabled} />
      {home.shopEnabled && <LensTeaser town={town} radius={home.deliveryRadius} />}
      <HomeServiceTeaser town={town} radius={home.visitRadius} hours={home.replyHours} />
      <LookbookTeaser frames={home.frames} />
      <ServicesTeaser services={home.services} />
      <Reasons />
      <BrandsBox brands={home.brands} />
    </>
  );
}
