import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { seenBesides } from "#app/commerce/catalog/seen.server.ts";
import { productsCalled } from "#app/commerce/catalog/some-products.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { commonView, listPicture } from "#app/pictures/product-pictures.ts";
import { compareParameter, mostCompared } from "#app/products/comparing.ts";
import { RecentlySeen, seenProduct } from "#app/products/recently-seen.tsx";
import type { Route } from "./+types/compare";
import { CompareTable } from "./compare-table.tsx";

/** Which products are compared stands in the address, so that nothing has to be remembered. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const wished = [...new Set(url.searchParams.getAll(compareParameter))];
  const [items, seen] = await Promise.all([
    productsCalled(language, wished.slice(0, mostCompared)),
    seenBesides(request, language),
  ]);
  const side = commonView(items.map(({ pictures }) => pictures));
  return {
    items: items.map(({ pictures, ...item }) => {
      const picture = listPicture(pictures, side);
      return { ...item, pictures: picture ? [picture] : [] };
    }),
    leftOut: Math.max(0, wished.length - mostCompared),
    seen: seen?.map(seenProduct),
  };
}

export default function Compare({ loaderData: { items, leftOut, seen } }: Route.ComponentProps) {
  const t = useTranslations("compare");
  const address = useHref();
  return (
    <>
      <PageHead title={t("title")} hidden />
      <PageHeader title={t("title")} lead={t("lead", { most: mostCompared })} />
      <Container className="pb-20">
        {leftOut > 0 && (
          <p role="status" className="mb-6 font-semibold">
            {t("leftOut", { most: mostCompared, count: leftOut })}
          </p>
        )}
        {items.length > 0 && <CompareTable items={items} />}
        <p className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to={address("/shop/oakley")}>{t("frames")}</ButtonLink>
          <ButtonLink look="quiet" to={address("/shop/contact-lenses")}>
            {t("lenses")}
          </ButtonLink>
          <Link to={address("/lookbook")} className="link py-3">
            {t("lookbook")}
          </Link>
        </p>
        <RecentlySeen products={seen} />
      </Container>
    </>
  );
}
