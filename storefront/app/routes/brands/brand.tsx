import { useTranslations } from "use-intl";
import { brand, lookbookFrames } from "../../commerce/catalog.server.ts";
import { Breadcrumb } from "../../design/breadcrumb.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { FrameCard } from "../lookbook/frame-card.tsx";
import { frameCards } from "../lookbook/frame-card-facts.ts";
import type { Route } from "./+types/brand";
import { useCountryName } from "./use-country-name.ts";

export async function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const [maker, frames] = await Promise.all([
    brand(language, params.handle),
    lookbookFrames(language),
  ]);
  const found = valueOrErrorPage(maker);
  return {
    brand: found,
    frames: frameCards(
      valueOrErrorPage(frames).filter((product) => product.brand?.handle === found.handle),
    ),
  };
}

export default function Brand({ loaderData: { brand, frames } }: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  const countryName = useCountryName();
  return (
    <>
      <PageHead title={brand.name} description={brand.description} />
      <PageHeader
        title={brand.name}
        lead={brand.description}
        above={
          <Breadcrumb
            steps={[
              { label: t("navigation.home"), to: href("/") },
              { label: t("navigation.brands"), to: href("/brands") },
              { label: brand.name },
            ]}
          />
        }
      >
        <p className="mt-4 text-small text-quiet">{countryName(brand.country)}</p>
      </PageHeader>
      <Container className="pb-24">
        {frames.length === 0 ? (
          <p>{t("pages.brands.framesNone")}</p>
        ) : (
          <>
            <h2 className="mb-8 text-3">{t("pages.brands.frames")}</h2>
            <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {frames.map((product) => (
                <li key={product.id}>
                  <FrameCard product={product} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Container>
    </>
  );
}
